import { count } from '#src/content/in-words.ts'
import { mailWords } from '#src/content/mail.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import type { Database } from '#src/db/database.ts'
import type { MailEnvironment } from '#src/founder/mail-environment.ts'
import { shortMailHtml, shortMailText } from '#src/letters/layout/short-mail.ts'
import { invitationWords } from '#src/letters/mails/invitation-words.ts'
import { delayInWords } from '#src/operator/budget-days.ts'
import { withSender } from '#src/operator/letters/with-sender.ts'
import { sameNumber } from '#src/operator/typed-number.ts'
import { CODES_CSV_HEAD, codeInCsv, codeLines } from '#src/operator/waves/code-lines.ts'
import { countWave, invite, sum, waveByArea, waveInWords, waveName } from '#src/operator/waves/invite-wave.ts'
import { givenBy, redeem } from '#src/operator/waves/redeem-code.ts'
import { countRemindable, readWaves, remindWave } from '#src/operator/waves/waves.ts'
import { homeFrom } from '#src/routes.ts'
import { ukDay, ukWords } from '#src/time/uk-time.ts'
import { readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { townOf } from '#src/waitlist/founder/tile-map.ts'
import type { CallsOf } from '../desk-calls.ts'
import type { WaveCalls } from '../wave-calls.ts'
import { filled } from './filled.ts'
import type { Previews } from './previews.ts'

/** A code to look at; it opens nothing. */
const EXAMPLE = '7K3M-0QXA-9TBV'

type Parts = { database: Database; environment: MailEnvironment; previews: Previews }

/** What can be done with invitations and their codes: `invite`, `invite remind`, `codes` and `redeem`. */
export function waveCalls({ database, environment, previews }: Parts): CallsOf<WaveCalls> {
  const mail = environment.mail !== undefined
  const delayOf = async (people: number) =>
    (environment.mail && (await delayInWords(database, { people, perDay: environment.mail.perDay }))) ?? null

  return {
    async waves() {
      const waves = await readWaves(database)
      return Promise.all(
        waves.map(async wave => {
          const remindable = mail && wave.wave ? await countRemindable(database, wave.wave) : 0
          return { ...wave, remindable, delay: await delayOf(remindable) }
        }),
      )
    },

    async 'wave-reach'({ limit, ...whom }) {
      const byArea = await waveByArea(database, { filter: readFilter(filled(whom)), mail })
      const all = sum(byArea)
      return {
        all,
        mail,
        delay: await delayOf(Math.min(all, limit)),
        byArea: byArea.map(({ name, n }) => ({ name, town: townOf(name), n })),
      }
    },

    async 'wave-look'() {
      const { publicUrl, operator } = environment
      const home = `${publicUrl}${homeFrom('letter')}`
      const email = {
        ...invitationWords({ code: EXAMPLE, terms: perkTerms.version }, mailWords.invite, publicUrl),
        links: { home, manage: home, unsubscribe: home },
        operator,
      }
      return previews.show({ html: shortMailHtml(email), text: shortMailText(email) })
    },

    async 'wave-invite'({ limit, name, typed, ...whom }) {
      if (!Number.isSafeInteger(limit) || limit < 1) throw new Error('Say how many at most.')
      if (mail) withSender(environment)
      const asked = filled({ ...whom, wave: name })
      const wave = { name: waveName(asked), limit, filter: readFilter(asked), mail, dryRun: false }
      const n = await countWave(database, wave)
      if (!n) throw new Error('There is nobody left to invite.')
      sameNumber(n, typed)
      let invited = 0
      try {
        for await (const some of invite(database, wave)) invited += some.length
      } catch (error) {
        if (!invited) throw error
        throw new Error(`${waveInWords(invited, wave)} Then it failed: ${(error as Error).message}`)
      }
      return waveInWords(invited, wave)
    },

    async 'wave-remind'({ wave, typed }) {
      withSender(environment)
      sameNumber(await countRemindable(database, wave), typed)
      const n = await remindWave(database, wave, Date.now())
      return `${count(n, 'reminder is', 'reminders are')} queued; the server sends them.`
    },

    async codes() {
      const pieces: string[] = []
      for await (const piece of codeLines(database, codeInCsv, CODES_CSV_HEAD)) pieces.push(piece)
      return { name: `codes-${ukDay(Date.now())}.csv`, text: pieces.join('') }
    },

    async redeem({ code }) {
      const redeemed = await redeem(database, code)
      const whose = `${redeemed.code} of ${redeemed.email_key}`
      if (!redeemed.redeemed_now)
        return {
          now: false,
          says: `${whose} was redeemed before: ${ukWords(redeemed.redeemed_at)}`,
          gives: [],
        }
      const given = givenBy(redeemed)
      return {
        now: true,
        says: given
          ? `${whose} is redeemed. It gives:`
          : `${whose} is redeemed, under terms that are not kept (version ${redeemed.terms}).`,
        gives: given ? [...given.perks, ...given.conditions] : [],
      }
    },
  }
}
