import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { filterFields, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { placeSql } from '#src/waitlist/founder/places.ts'
import { townOf } from '#src/waitlist/founder/tile-map.ts'
import { limitField, waveByPlace } from './invite-wave.ts'

export const waveReach = action({
  summary: 'how many people a wave could invite now, by area; in chosen places, by district',
  help: 'People who confirmed and have not been invited yet; with mail off, everyone who has no code yet.',
  input: v.object({ limit: v.optional(limitField), ...filterFields }),
  changes: 'nothing',
  showsPeople: false,

  async run({ limit, ...whom }, { environment, list }) {
    const settings = readMailEnvironment(environment)
    const mail = settings.mail !== undefined
    const database = await list()
    const byPlace = await waveByPlace(database, { filter: readFilter(whom), mail }, placeSql(whom.area))
    const all = byPlace.reduce((sum, { n }) => sum + n, 0)
    return {
      all,
      mail,
      delay: await delayOf(database, settings, Math.min(all, limit ?? all)),
      byPlace: byPlace.map(({ name, n }) => ({ name, town: townOf(name), n })),
    }
  },

  inWords: ({ all, delay, byPlace }) =>
    [
      `${number(all)} in all`,
      ...byPlace.map(({ name, town, n }) => `${number(n).padStart(7)}  ${name} ${town}`),
      ...(delay ? [delay] : []),
    ].join('\n'),
})
