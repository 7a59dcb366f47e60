import * as v from 'valibot'
import { type Purpose, purposes } from '#src/content/purposes.ts'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'
import { townOf } from '#src/waitlist/founder/tile-map.ts'
import { describeAudience, readAudience, whomFields } from './letter-audience.ts'

const PURPOSES = Object.keys(purposes) as Purpose[]

export const letterReach = action({
  summary: 'who would get a letter with a given purpose now, who is left out, and how long it takes',
  input: v.object({
    purpose: field(v.pipe(v.string(), v.picklist(PURPOSES, `must be one of ${PURPOSES.join(', ')}`)), {
      placeholder: 'PURPOSE',
      positional: 'word',
    }),
    ...whomFields,
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ purpose, ...whom }, { list, environment }) {
    const { mail } = readMailEnvironment(environment)
    const database = await list()
    const { audience: _, byPlace, ...reach } = await readAudience(database, purpose, whom)
    return {
      ...reach,
      byPlace: byPlace.map(({ name, n }) => ({ name, town: townOf(name), n })),
      days: mail ? await daysInWords(database, { people: reach.gets, perDay: mail.perDay }) : '',
    }
  },

  inWords: (reach, { purpose }) =>
    [describeAudience(purpose, reach), ...(reach.days ? [reach.days] : [])].join('\n'),
})
