import * as v from 'valibot'
import { number, people } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { readDistricts } from './read-districts.ts'

export const listDistricts = action({
  summary: 'the districts: how many have confirmed, their goals, and how far each has moved',
  help: 'Districts with five confirmed people or more, and those that you have set something for. Fewer than five are shown as “few”.',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: false,

  run: async (_, { list }) => readDistricts(await list()),

  inJson: districts => districts.map(district => isoTimes(district)),
  inWords: districts =>
    districts
      .map(({ code, confirmed, goal, stage, reason }) =>
        [
          code.padEnd(4),
          people(confirmed).padStart(11),
          (goal === null ? '' : `of ${number(goal)}`).padEnd(9),
          stage + (reason ? ` (${reason})` : ''),
        ].join('  '),
      )
      .join('\n') || 'No district has five confirmed people yet.',
})
