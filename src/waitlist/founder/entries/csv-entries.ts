import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { plainCell } from '#src/founder/csv-line.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { columnCalled, type FileLine, isColumn, NEEDED_COLUMNS } from './portable-entry.ts'
import { REASON_COLUMN, UNREADABLE } from './refused-lines.ts'

/** The most characters in one line: far more than any entry has. */
const LINE = 100_000

type Parsed = { record: string[]; info: { lines: number } }

/** Reads CSV whose first line names the columns. `file`: its name for messages. */
export async function* readCsv(
  file: string,
  pieces: AsyncIterable<string>,
  delimiter: string,
  note: (line: string) => void,
): AsyncGenerator<FileLine> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LINE,
  })
  const fed = pipeline(Readable.from(pieces), parser)
  fed.catch(() => {})
  const lineOf = firstLines()
  let names: string[] | undefined
  let head: string[] = []
  try {
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      const line = lineOf(parsed)
      if (names) yield { line, head, ...readRecord(names, parsed.record) }
      else {
        names = readHead(file, parsed.record, note)
        head = parsed.record.filter((_, at) => names?.[at] !== REASON_COLUMN)
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? new Refusal(`${file} cannot be read: ${error.message}`) : error
  }
  await fed
  if (!names) throw new Refusal(`${file} is empty`)
}

/** Finds the line on which each record begins. The parser reports its last line, and counts line breaks within a cell by character. */
function firstLines(): (parsed: Parsed) => number {
  let counted = 0
  return ({ record, info }) => {
    const cells = record.join(' ')
    const line = info.lines - counted - (cells.match(/[\r\n]/g)?.length ?? 0)
    counted += cells.match(/\r\n/g)?.length ?? 0
    return line
  }
}

function readHead(file: string, record: readonly string[], note: (line: string) => void): string[] {
  const own = record.map(name => name.trim().toLowerCase())
  const names = own.map(name => {
    const meant = isColumn(name) ? undefined : columnCalled(name)
    if (meant === undefined || own.includes(meant)) return name
    note(`Read as ${meant}: ${name}`)
    return meant
  })
  for (const needed of NEEDED_COLUMNS) {
    if (!names.includes(needed)) throw new Refusal(`the first line of ${file} has no column ${needed}`)
  }
  const twice = names.find((name, at) => isColumn(name) && names.indexOf(name) !== at)
  if (twice) throw new Refusal(`the first line of ${file} has the column ${twice} twice`)
  const unknown = names.filter(name => !isColumn(name) && name !== REASON_COLUMN)
  if (unknown.length) note(`Not read, as the list has no such column: ${unknown.join(', ')}`)
  return names
}

function readRecord(names: readonly string[], record: readonly string[]): Pick<FileLine, 'cells' | 'entry'> {
  const all = record.map(plainCell)
  if (record.length === names.length)
    return {
      cells: all.filter((_, at) => names[at] !== REASON_COLUMN),
      entry: Object.fromEntries(names.map((name, at) => [name, all[at]])),
    }
  // In a file of refused lines, the last cell of such a line is why it was refused.
  return { cells: all.at(-1) === UNREADABLE ? all.slice(0, -1) : all }
}
