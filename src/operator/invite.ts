import { parseArgs } from 'node:util'
import { perkTerms } from '#src/content/perk-terms.ts'
import { isMailOn } from '#src/mail/settings.ts'
import { type Command, count, progress, UsageFault, visible, withOwnList } from './command.ts'
import { FILTER_OPTIONS, readFilter } from './entry-filter.ts'
import { type Invited, invite, type Wave } from './invite-wave.ts'
import { output } from './output.ts'
import { ukMinute } from './uk-time.ts'

/** Invites a wave of those who waited longest. */
export const inviteCommand: Command = {
  help: `Usage: npm run waitlist -- invite --limit N [--area LS,M] [--since DATE] [--dry-run] [--json]

Invites those who have waited longest, each once however often you run it: gives each a perk code of their own, under
the terms of today (version ${perkTerms.version}), and queues the invitation's mail, which the running server sends. Who
unsubscribed is left out; where mail is configured, so is who has not confirmed. Where it is not, nothing is queued:
the codes are yours to send (codes --csv). Stopped half way, what was done is done: codes shows it.

  --limit N          this many at most
  --area LS,M        only these postcode areas
  --since 2026-01-31 only who joined on that day (UK time) or later
  --dry-run          print whom it would invite, and do nothing
  --json             one JSON object a line`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: {
        limit: { type: 'string' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        ...FILTER_OPTIONS,
      },
    })
    if (!/^[1-9]\d{0,6}$/.test(values.limit ?? ''))
      throw new UsageFault('--limit must say how many, such as 200')
    const wave = {
      limit: Number(values.limit),
      filter: readFilter(values),
      mail: isMailOn(environment),
      dryRun: values['dry-run'] === true,
    }
    const line = values.json ? (one: Invited) => JSON.stringify(one) : shown
    await withOwnList(environment, async database => {
      let n = 0
      const report = progress()
      await output(
        (async function* () {
          for await (const some of invite(database, wave)) {
            n += some.length
            yield some.map(one => `${line(one)}\n`).join('')
            report(() => `${n} of at most ${wave.limit}`)
          }
        })(),
      )
      console.error(summary(n, wave))
    })
    return 0
  },
}

function shown({ code, joined_at, postcode, email }: Invited): string {
  const joined = ukMinute(Date.parse(joined_at))
  return [...(code ? [code] : []), joined, postcode.padEnd(8), visible(email)].join('  ')
}

function summary(n: number, { dryRun, mail }: Wave): string {
  const who = count(n, 'person', 'people')
  if (dryRun) return `${who} would be invited. Nothing was done.`
  if (!n) return 'There is nobody left to invite.'
  return mail
    ? `${who} invited; their mails are queued.`
    : `${who} invited. No mail is configured: send the codes yourself.`
}
