import * as v from 'valibot'
import { count, number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { visible } from '#src/founder/visible.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { readWaves } from '../wave-figures.ts'
import { countRemindable } from './remind.ts'
import { waitingWaves } from './waiting.ts'

export const waves = action({
  summary: 'the waves so far: how many were invited and came, and how many can be reminded',
  input: v.object({}),
  changes: 'nothing',
  showsPeople: false,

  async run(_, { environment, list }) {
    const settings = readMailEnvironment(environment)
    const database = await list()
    const waiting = new Map((await waitingWaves(database)).map(one => [one.wave, one]))
    return Promise.all(
      (await readWaves(database)).map(async figures => {
        const { wave } = figures
        const remindable = settings.mail && wave ? await countRemindable(database, wave) : 0
        const { waiting: toGo = 0, at = null } = waiting.get(wave) ?? {}
        return {
          ...figures,
          remindable,
          waiting: toGo,
          at,
          delay: await delayOf(database, settings, remindable),
        }
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
