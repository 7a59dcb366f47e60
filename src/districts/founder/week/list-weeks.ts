import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { readWeeks, type WeekStep } from './read-weeks.ts'

export const listWeeks = action({
  summary: 'the opening weeks: what has been done, and what came of it',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: false,

  async run(_, { list }) {
    const database = await list()
    return { weeks: await readWeeks(database), isEmpty: (await countEntries(database)) === 0 }
  },

  inJson: ({ weeks }) => weeks.map(week => isoTimes(week)),
  inWords: ({ weeks }) =>
    weeks
      .map(({ name, district, stopped_at, reason, steps }) =>
        [
          `${name}: ${district}${stopped_at === null ? '' : `, stopped ${ukShort(stopped_at)}${reason ? ` (${reason})` : ''}`}`,
          ...steps.map(step => `  ${step.title}: ${state(step)}`),
          ...steps.flatMap(({ rows }) => rows.map(row => `  ${row.name}: ${number(row.n)}`)),
        ].join('\n'),
      )
      .join('\n') || 'No opening week has been started.',
})

const state = ({ at, isSkipped }: WeekStep) =>
  at === null ? 'open' : `${isSkipped ? 'skipped' : 'done'} ${ukShort(at)}`
