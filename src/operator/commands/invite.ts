import { parseArgs } from 'node:util'
import { perkTerms } from '#src/content/perk-terms.ts'
import { isMailOn } from '#src/mail/settings.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { type Command, count, progress, UsageFault, visible, withOwnList } from '../command.ts'
import { FILTER_OPTIONS, readFilter } from '../entries/entry-filter.ts'
import { type Invited, invite, type Wave } from '../invite-wave.ts'
import { output } from '../output.ts'

/** Invites a wave of those who waited longest. */
export const inviteCommand: Command = {
  help: `Usage: npm run waitlist -- invite --limit N [--area LS,M] [--since DATE] [--dry-run] [--json]
       npm run waitlist -- invite --limit N --without-mail [...]

Invites those who have waited longest, each once however often you run it: gives each a perk code of their own, under
the terms of today (version ${perkTerms.version}), and queues the invitation's mail, which the running server sends. Who has not
confirmed, or has unsubscribed, is left out. It needs the mail settings that the server has: SMTP_URL and PUBLIC_URL, or
MAIL_DIR. Where mail is off, --without-mail makes codes to print, for the unconfirmed too, and mails nobody, ever: each
is invited once. Stopped half way, what was done is done: codes shows it.

  --limit N          this many at most
  --area LS,M        only these postcode areas
  --since 2026-01-31 only who joined on that day (UK time) or later
  --dry-run          print whom it would invite, and do nothing
  --without-mail     where mail is off: make the codes, and mail nobody
  --json             one JSON object a line`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: {
        limit: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'without-mail': { type: 'boolean', default: false },
        json: { type: 'boolean' },
        ...FILTER_OPTIONS,
      },
    })
    if (!/^[1-9]\d{0,6}$/.test(values.limit ?? ''))
      throw new UsageFault('--limit must say how many, such as 200')
    const wave = {
      limit: Number(values.limit),
      filter: readFilter(values),
      mail: wantsMail(environment, values['without-mail']),
      dryRun: values['dry-run'] === true,
    }
    const line = values.json ? (one: Invited) => JSON.stringify(one) : shown
    await withOwnList(environment, async database => {
      // Nothing is printed before all is done: whoever stops reading, as head does, stops no wave.
      const people: Invited[] = []
      const tell = async () => {
        console.error(summary(people.length, wave))
        await output(people.map(one => `${line(one)}\n`))
      }
      const report = progress()
      try {
        for await (const some of invite(database, wave)) {
          people.push(...some)
          report(() => `${people.length} of at most ${wave.limit}`)
        }
      } catch (error) {
        if (people.length) await tell()
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
    `mail is off here: it lacks ${lacking} (or MAIL_DIR). Set what the server has, or say --without-mail: codes to print, and nobody is mailed`,
  )
}

function shown({ code, joined_at, postcode, email }: Invited): string {
  const joined = ukMinute(Date.parse(joined_at))
  return [...(code ? [code] : []), joined, postcode.padEnd(8), visible(email)].join('  ')
}

function summary(n: number, { dryRun, mail }: Wave): string {
  const who = count(n, 'person', 'people')
  if (dryRun)
    return `${who} would be invited, ${mail ? 'by mail' : 'without mail: codes to print'}. Nothing was done.`
  if (!n) return 'There is nobody left to invite.'
  return mail
    ? `${who} invited; their mails are queued.`
    : `${who} invited, and nobody mailed: send the codes yourself.`
}
