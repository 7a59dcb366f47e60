import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { filterFields, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { townOf } from '#src/waitlist/founder/tile-map.ts'
import { limitField, waveByArea } from './invite-wave.ts'

export const waveReach = action({
  summary: 'how many people a wave could invite now, by area',
  help: 'People who confirmed and have not been invited yet; with mail off, everyone who has no code yet.',
  input: v.object({ limit: v.optional(limitField), ...filterFields }),
  changes: 'nothing',
  showsPeople: false,

  async run({ limit, ...whom }, { environment, list }) {
    const settings = readMailEnvironment(environment)
    const mail = settings.mail !== undefined
    const database = await list()
    const byArea = await waveByArea(database, { filter: readFilter(whom), mail })
    const all = byArea.reduce((sum, { n }) => sum + n, 0)
    return {
      all,
      mail,
      delay: await delayOf(database, settings, Math.min(all, limit ?? all)),
      byArea: byArea.map(({ name, n }) => ({ name, town: townOf(name), n })),
    }
  },

  inWords: ({ all, delay, byArea }) =>
    [
      `${number(all)} in all`,
      ...byArea.map(({ name, town, n }) => `${number(n).padStart(7)}  ${name} ${town}`),
      ...(delay ? [delay] : []),
    ].join('\n'),
})
