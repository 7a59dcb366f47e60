import * as v from 'valibot'
import { count, number } from '#src/content/in-words.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { visible } from '#src/founder/visible.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { townOf } from '#src/waitlist/founder/figures/tile-map.ts'
import { readFilter, WAVE_FILTERS, waveFilterFields } from '#src/waitlist/founder/filters/entry-filter.ts'
import { placeSql } from '#src/waitlist/founder/filters/places.ts'
import { countEntriesBy } from '#src/waitlist/server/member/entries.ts'
import { readWaves } from '../wave-figures.ts'
import { invitable, limitField } from './invite-wave.ts'
import { countRemindable } from './remind.ts'
import { waitingWaves } from './waiting.ts'

export const waveReach = action({
  summary: 'how many people a wave could invite now, by area; in chosen places, by district',
  help: 'People who confirmed and have not been invited yet; with mail off, everyone who has no code yet.',
  input: v.object({ limit: v.optional(limitField), ...waveFilterFields }),
  changes: 'nothing',
  // A search for an address would reveal whether it is on the list.
  showsPeople: true,

  async run({ limit, ...whom }, context) {
    const settings = readMailEnvironment(context.environment)
    const mail = settings.mail !== undefined
    const people = invitable(await readFilter(whom, context, WAVE_FILTERS), mail)
    const database = await context.list()
    const byPlace = await countEntriesBy(database, { name: placeSql(whom.area) }, people)
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

export const waves = action({
  summary: 'the waves so far: how many were invited, how many came, and how many can be reminded',
  input: v.object({}),
  ...ONLY_READS,

  async run(_, { environment, list }) {
    const settings = readMailEnvironment(environment)
    const database = await list()
    const waiting = new Map((await waitingWaves(database)).map(one => [one.wave, one]))
    const all = await readWaves(database)
    return Promise.all(
      all.map(async figures => {
        const { wave } = figures
        const remindable = settings.mail && wave ? await countRemindable(database, wave) : 0
        const delay = await delayOf(database, settings, remindable)
        return { ...figures, remindable, waiting: 0, at: null, ...waiting.get(wave), delay }
      }),
    )
  },

  inWords: waves =>
    waves
      .map(({ wave, invited, redeemed, remindable }) => {
        const name = visible(wave || 'Without a name')
        return `${name}: ${number(redeemed)} of ${count(invited, 'code')} redeemed, ${number(remindable)} can be reminded`
      })
      .join('\n') || 'Nobody has been invited yet.',
})
