import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { InputFile } from '#src/founder/fields.ts'
import { plainCell } from '#src/founder/files/csv-line.ts'
import { Refusal } from '#src/founder/refusal.ts'
import {
  COLUMN_IN_WORDS,
  columnCalled,
  type FileLine,
  isColumn,
  NEEDED_COLUMNS,
  PORTABLE_COLUMNS,
} from './portable-entry.ts'
import { REASON_COLUMN, UNREADABLE } from './refused-lines.ts'

/** How many characters to read to recognise a file's format. */
const BEGINNING = 1_000
/** How many characters one line may have: far more than any entry has. */
const LINE = 100_000

/**
 * Streams a file of CSV, or of JSON with one object per line. Throws a Refusal with the reason if the file cannot
 * be read; a line that cannot be read has no `entry`.
 */
export async function* readEntryFile(
  file: InputFile,
  note: (line: string) => void = () => {},
): AsyncGenerator<FileLine> {
  const pieces = textOf(file)
  let beginning = ''
  while (beginning.length < BEGINNING) {
    const { value, done } = await pieces.next()
    if (done) break
    beginning += value
  }
  const whole = (async function* () {
    yield beginning
    yield* pieces
  })()
  // A browser reads a spreadsheet's own file, which is a ZIP archive, as if it were text.
  if (beginning.startsWith('PK\u0003\u0004')) throw notText(file)
  if (/^\s*\[/.test(beginning))
    throw new Refusal(
      `${file.name} is one JSON array; import reads one JSON object a line, as export --json writes`,
    )
  if (/^\s*\{/.test(beginning)) return yield* readJsonLines(whole)
  // Spreadsheets in countries with a decimal comma write semicolons.
  const [head = ''] = beginning.split(/[\r\n]/, 1)
  yield* readCsv(file.name, whole, head.includes(';') && !head.includes(',') ? ';' : ',', note)
}

const notText = ({ name }: InputFile) =>
  new Refusal(`${name} cannot be read as text: save it as “CSV UTF-8” in your spreadsheet`)

/** Reads the file's text. Refuses anything but UTF-8: an address in another encoding would silently change. */
async function* textOf(file: InputFile): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of file.open()) yield decoder.decode(bytes, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? notText(file) : error
  }
}

async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<FileLine> {
  let line = 0
  for await (const words of linesOf(pieces)) {
    line += 1
    if (words.trim()) yield { line, head: PORTABLE_COLUMNS, ...readObject(words) }
  }
}

async function* linesOf(pieces: AsyncIterable<string>) {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  yield rest
}

function readObject(words: string): Pick<FileLine, 'cells' | 'entry'> {
  let given: unknown
  try {
    given = JSON.parse(words)
  } catch {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { cells: [words] }
  const known = Object.entries(given).filter(([name, value]) => isColumn(name) && value !== null)
  const text = new Map(
    known.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const cells = PORTABLE_COLUMNS.map(column => text.get(column) ?? '')
  return known.some(([, value]) => typeof value !== 'string')
    ? { cells }
    : { cells, entry: Object.fromEntries(text) }
}

type Parsed = { record: string[]; info: { lines: number } }

async function* readCsv(
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
    skip_records_with_empty_values: true,
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

/**
 * Finds the line on which each record begins. The parser reports the line on which it ends, and counts CRLF
 * within a cell as two lines.
 */
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
    const words = COLUMN_IN_WORDS[meant]
    note(`“${name}” is read as ${words ? `${words} (${meant})` : meant}`)
    return meant
  })
  for (const needed of NEEDED_COLUMNS) {
    if (!names.includes(needed))
      throw new Refusal(
        `the first line of ${file} has no column for ${COLUMN_IN_WORDS[needed] ?? needed}: name it ${needed}`,
      )
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
  // In a file of refused lines, the last cell of an unreadable line says why it was refused.
  return { cells: all.at(-1) === UNREADABLE ? all.slice(0, -1) : all }
}
