import { parseArgs } from 'node:util'
import type { Queryable, SqlValue } from '#src/db/database.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { isoTimes, isTime } from '../time/iso-times.ts'
import { type Command, visible, withOwnList } from './command.ts'
import { entryOf, readEmail } from './one-entry.ts'

/** Where values begin, in characters. */
const COLUMN = 16

/** Shows everything that is kept of one address. */
export const findCommand: Command = {
  help: `Usage: npm run waitlist -- find EMAIL [--json]

Prints everything that is kept of an address, in whatever letter case you write it: the entry, its perk code, the
mails to it and its complaints. Ends with 1 when it is not on the list.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const email = readEmail(positionals)
    const all = await withOwnList(environment, database => everythingOf(database, email))
    console.log(values.json ? JSON.stringify(inJson(all)) : inWords(all))
    return 0
  },
}

type Kept = Record<string, SqlValue>

async function everythingOf(database: Queryable, email: string) {
  const entry: Kept = await entryOf(database, email)
  const of = (table: string, order: string) =>
    database.query<Kept>(`select * from ${table} where email_key = $1 order by ${order}`, [entry.email_key!])
  return {
    entry,
    perk_code: (await of('perk_code', 'code'))[0] ?? null,
    // Leased until 0 is not leased.
    mails: (await of('mail_outbox', 'queued_at, cause')).map(mail => ({
      ...mail,
      leased_until: mail.leased_until || null,
    })),
    complaints: await of('complaint', 'received_at, id'),
  }
}

type Everything = Awaited<ReturnType<typeof everythingOf>>

function inJson({ entry, perk_code, mails, complaints }: Everything) {
  return {
    entry: isoTimes(entry),
    perk_code: perk_code && isoTimes(perk_code),
    mails: mails.map(isoTimes),
    complaints: complaints.map(isoTimes),
  }
}

function inWords({ entry, perk_code, mails, complaints }: Everything): string {
  return [
    part('Entry', entry),
    perk_code && part('Perk code', perk_code),
    ...mails.map(mail => part('Mail', mail)),
    ...complaints.map(complaint => part('Complaint', complaint)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What is known of one thing; what is not is left out, and so is the key, which says nothing more. */
function part(title: string, kept: Kept): string {
  const known = Object.entries(kept).filter(([name, value]) => value !== null && name !== 'email_key')
  const line = ([name, value]: [string, SqlValue]) =>
    `  ${name.replaceAll('_', ' ').padEnd(COLUMN)}${shown(name, value)}`
  return [title, ...known.map(line)].join('\n')
}

function shown(name: string, value: SqlValue): string {
  if (isTime(name, value)) return ukWords(value)
  return String(value)
    .split(/\r?\n/)
    .map(visible)
    .join(`\n${' '.repeat(COLUMN + 2)}`)
}
