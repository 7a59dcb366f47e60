import { parseArgs } from 'node:util'
import { isoTimes } from '#src/time/iso-times.ts'
import type { Kept } from '#src/waitlist/server/member/kept.ts'
import { TRACE_TABLES, TRACES, type TraceTable } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { everythingKept, type KeptPart, partsOf, told } from '../people/everything-kept.ts'
import { readEmail } from '../people/one-entry.ts'

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
    const kept = await withOwnList(environment, database => everythingKept(database, email))
    console.log(
      values.json
        ? JSON.stringify({ ...inJson(kept.all), mark: kept.mark })
        : partsOf(kept).map(inWords).join('\n\n'),
    )
    return 0
  },
}

function inJson({ entry, ...traces }: Kept) {
  const of = (table: TraceTable) => {
    const { one, called } = TRACES[table]
    const rows = traces[table].map(row => isoTimes(told(row)))
    return one ? [table, rows[0] ?? null] : [called, rows]
  }
  return { entry: isoTimes(entry), ...Object.fromEntries(TRACE_TABLES.map(of)) }
}

function inWords({ title, lines }: KeptPart): string {
  const line = ([name, value]: KeptPart['lines'][number]) => `  ${name.padEnd(COLUMN)}${shown(value)}`
  return [title, ...lines.map(line)].join('\n')
}

function shown(value: string): string {
  return value
    .split(/\r?\n/)
    .map(visible)
    .join(`\n${' '.repeat(COLUMN + 2)}`)
}
