import { parseArgs } from 'node:util'
import type { SqlValue } from '#src/db/database.ts'
import { isoTimes, isTime } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { marksOf } from '#src/waitlist/server/domains/mail-domain.ts'
import { type Kept, keptOf } from '#src/waitlist/server/member/kept.ts'
import { TRACE_TABLES, TRACES, type TraceTable } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { entryOf, readEmail } from '../one-entry.ts'

/** The column in which values begin, in characters. */
const COLUMN = 16

/** Shows everything that is kept of one address. */
export const findCommand: Command = {
  help: `Usage: npm run waitlist -- find EMAIL [--json]

Prints everything that is kept of an address, in whatever letter case you write it: the entry, its perk code, its
emails and letters, the answers it asked for, its complaints, and whether its domain takes email. Ends with 1 when it
is not on the list.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const email = readEmail(positionals)
    const { all, mark } = await withOwnList(environment, async database => {
      const entry = await entryOf(database, email)
      const marks = await marksOf(database, [entry.email_key])
      return { all: await keptOf(database, entry), mark: marks.get(entry.email_key) ?? null }
    })
    console.log(values.json ? JSON.stringify({ ...inJson(all), mark }) : inWords(all, mark))
    return 0
  },
}

type Row = Readonly<Record<string, SqlValue>>

/** Leased until 0 is not leased. */
const told = (row: Row): Row => (row.leased_until === 0 ? { ...row, leased_until: null } : row)

function inJson({ entry, ...traces }: Kept) {
  const of = (table: TraceTable) => {
    const { one, called } = TRACES[table]
    const rows = traces[table].map(row => isoTimes(told(row)))
    return one ? [table, rows[0] ?? null] : [called, rows]
  }
  return { entry: isoTimes(entry), ...Object.fromEntries(TRACE_TABLES.map(of)) }
}

function inWords({ entry, ...traces }: Kept, mark: string | null): string {
  const parts = TRACE_TABLES.flatMap(table => traces[table].map(row => part(TRACES[table].title, told(row))))
  return [part('Entry', { ...entry, mark }), ...parts].join('\n\n')
}

/** What is known of one thing; what is not is left out, and so is the key, which says nothing more. */
function part(title: string, kept: Row): string {
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
