import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { plainCell } from './csv-line.ts'
import { PORTABLE_COLUMNS, type PortableEntry } from './portable-entry.ts'

/** What one line of a file says; `entry` is missing where the line cannot be read. */
export type FileLine = { line: number; entry?: Partial<PortableEntry> }

/** Characters in one line at most: far more than any entry has. */
const LINE = 100_000

/**
 * Reads a file that `export` wrote, or another with the same names in its first line: CSV, or JSON with one object a
 * line, whichever it looks like. Streams. Throws at what is no such file, with the line where it stops being one.
 */
export async function* readEntryFile(
  file: string,
  say: (line: string) => void = () => {},
): AsyncGenerator<FileLine> {
  yield* (await looksLikeJson(file)) ? readJson(file) : readCsv(file, say)
}

async function looksLikeJson(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return /^\uFEFF?\s*\{/.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** The file's text. Throws at what is not UTF-8: an address in another encoding would be changed unseen. */
async function* text(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Error(`${file} is not UTF-8: save it as “CSV UTF-8”`)
  }
}

async function* readJson(file: string): AsyncGenerator<FileLine> {
  let line = 0
  for await (const words of linesOf(text(file))) {
    line += 1
    if (words.trim()) yield { line, ...readObject(words) }
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

function readObject(words: string): Pick<FileLine, 'entry'> {
  let given: unknown
  try {
    given = JSON.parse(words)
  } catch {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const known = Object.entries(given).filter(([name, value]) => isColumn(name) && value !== null)
  if (known.some(([, value]) => typeof value !== 'string')) return {}
  return { entry: Object.fromEntries(known) }
}

async function* readCsv(file: string, say: (line: string) => void): AsyncGenerator<FileLine> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LINE,
  })
  const fed = pipeline(Readable.from(text(file)), parser)
  fed.catch(() => {})
  let names: string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (names) yield readRecord(names, record, info.lines)
      else names = readHead(file, record, say)
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`)
  }
  await fed
  if (!names) throw new Error(`${file} is empty`)
}

function readHead(file: string, record: readonly string[], say: (line: string) => void): string[] {
  const names = record.map(name => name.trim().toLowerCase())
  for (const needed of ['email', 'postcode', 'joined_at']) {
    if (!names.includes(needed)) throw new Error(`the first line of ${file} names no column ${needed}`)
  }
  const twice = names.find((name, at) => isColumn(name) && names.indexOf(name) !== at)
  if (twice) throw new Error(`the first line of ${file} names the column ${twice} twice`)
  const unknown = names.filter(name => !isColumn(name))
  if (unknown.length) say(`Not read, as the list has no such column: ${unknown.join(', ')}`)
  return names
}

function readRecord(names: readonly string[], record: readonly string[], line: number): FileLine {
  if (record.length !== names.length) return { line }
  return { line, entry: Object.fromEntries(names.map((name, at) => [name, plainCell(record[at]!)])) }
}

function isColumn(name: string): boolean {
  return PORTABLE_COLUMNS.some(column => column === name)
}
