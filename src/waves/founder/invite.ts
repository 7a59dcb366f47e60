import { parseArgs } from 'node:util'
import { perkTerms } from '#src/content/perk-terms.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { output } from '#src/founder/terminal/output.ts'
import { isMailOn } from '#src/mail/settings.ts'
import { delayInWords } from '#src/operator/budget-days.ts'
import { type Command, progress, UsageFault, visible, withOwnList } from '#src/operator/command.ts'
import { withSender } from '#src/operator/letters/with-sender.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { FILTER_OPTIONS, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { countWave, type Invited, invite, waveInWords, waveName } from './invite-wave.ts'

/** Invites a wave of those who waited longest. */
export const inviteCommand: Command = {
  help: `Usage: npm run waitlist -- invite --limit N [--wave NAME] [--area LS,M] [--since DATE] [--dry-run] [--json]
       npm run waitlist -- invite --limit N --without-mail [...]
       npm run waitlist -- invite remind NAME           reminds those of a wave who have not redeemed their code

Invites the people who have waited longest, each once however often you run it: makes each a perk code of their own,
under today's terms (version ${perkTerms.version}), and queues the invitation, which the running server sends. Leaves
out anyone who has not confirmed or has unsubscribed. It needs the mail settings that the server has: SMTP_URL and
PUBLIC_URL, or MAIL_DIR. Where mail is off, --without-mail makes codes to print, for the unconfirmed too, and no email
ever follows: each person is invited once. If it is stopped half way, what was done stays done: codes shows it. A wave
that is larger than what MAIL_PER_DAY leaves today is said before it starts; the rest goes on the days after.

  --limit N          this many at most
  --wave NAME        what stats, the report and invite remind call this wave; without it, today's date and the areas
  --area LS,M        only these postcode areas
  --since 2026-01-31 only those who joined on that day (UK time) or later
  --dry-run          print who would be invited, and do nothing
  --without-mail     where mail is off: make the codes, and send nothing
  --json             one JSON object a line`,

  parts: { remind: async () => (await import('./remind.ts')).remind },

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: {
        limit: { type: 'string' },
        wave: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'without-mail': { type: 'boolean', default: false },
        json: { type: 'boolean' },
        ...FILTER_OPTIONS,
      },
    })
    if (!/^[1-9]\d{0,6}$/.test(values.limit ?? ''))
      throw new UsageFault('--limit must say how many, such as 200')
    const wave = {
      name: waveName(values),
      limit: Number(values.limit),
      filter: readFilter(values),
      mail: wantsMail(environment, values['without-mail']),
      dryRun: values['dry-run'] === true,
    }
    const line = values.json ? (one: Invited) => JSON.stringify(one) : shown
    const read = readMailEnvironment(environment)
    const { mail } = wave.mail && !wave.dryRun ? withSender(read) : read
    await withOwnList(environment, async database => {
      const people = await countWave(database, wave)
      const delay = mail && (await delayInWords(database, { people, perDay: mail.perDay }))
      if (delay) console.error(delay)
      // Nothing is printed before all is done: whoever stops reading, as head does, stops no wave.
      const invited: Invited[] = []
      const tell = async () => {
        console.error(waveInWords(invited.length, wave))
        await output(invited.map(one => `${line(one)}\n`))
      }
      const report = progress()
      try {
        for await (const some of invite(database, wave)) {
          invited.push(...some)
          report(() => `${invited.length} of at most ${wave.limit}`)
        }
      } catch (error) {
        if (invited.length) await tell()
        throw error
      }
      await tell()
    })
    return 0
  },
}

/** Whether a wave is mailed. Codes that are given where nobody could be mailed are asked for by name. */
function wantsMail(environment: NodeJS.ProcessEnv, without: boolean): boolean {
  if (isMailOn(environment)) {
    if (without) throw new UsageFault('mail is on here: --without-mail is for where it is off')
    return true
  }
  if (without) return false
  const lacking = ['SMTP_URL', 'PUBLIC_URL'].filter(name => !environment[name]).join(' and ')
  throw new UsageFault(
    `mail is off here: it lacks ${lacking} (or MAIL_DIR). Set what the server has, or say --without-mail: codes to print, and nobody is emailed`,
  )
}

function shown({ code, joined_at, postcode, email }: Invited): string {
  const joined = ukMinute(Date.parse(joined_at))
  return [...(code ? [code] : []), joined, postcode.padEnd(8), visible(email)].join('  ')
}
