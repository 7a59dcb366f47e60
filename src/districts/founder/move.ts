import * as v from 'valibot'
import { stages } from '#src/content/districts.ts'
import { people } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { field, option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { createDistrictStore } from '../server/district-store.ts'
import { LONGEST_REASON, places, readDistrictNames } from './district-fields.ts'
import { hasReached, readDistricts } from './read-districts.ts'

export const move = action({
  summary: 'move districts on: watching, next, inviting, open',
  help: `A note for you: it sends nothing, and no visitor sees it. A goal that is reached only suggests a move, on Today and in the
Monday letter. To open a district below its goal, say why: the reason is kept.`,
  input: v.object({
    places,
    stage: field(v.picklist(stages, `must be one of ${stages.join(', ')}`), {
      placeholder: stages.join('|'),
      positional: 'word',
    }),
    why: option('TEXT', 'why, which is kept', { label: 'The reason' }),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ places, stage, why }, { list }) {
    const codes = readDistrictNames(places)
    const reason = why?.trim() || null
    if (reason && reason.length > LONGEST_REASON)
      throw new Misuse(`must have at most ${LONGEST_REASON} characters`, 'why')
    const database = await list()
    const below = (await readDistricts(database, codes)).find(
      one => codes.includes(one.code) && one.goal !== null && !hasReached(one),
    )
    if (stage === 'open' && below && !reason)
      throw new Misuse(
        `is missing: ${below.code} is below its goal (${people(below.confirmed)} of ${below.goal}), so say why it opens`,
        'why',
      )
    const store = createDistrictStore(database)
    for (const code of codes) await store.move(code, stage, reason, Date.now())
    return { codes, stage }
  },

  inWords: ({ codes, stage }) => `${codes.join(', ')}: ${stage}.`,
})
