import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { fileFault } from '#src/founder/file-fault.ts'
import { readCsv } from './csv-entries.ts'
import { readJsonLines } from './json-entries.ts'
import type { FileLine } from './portable-entry.ts'

/** Bytes in which a file shows what it is. */
const BEGINNING = 1_000

/**
 * Reads a file that `export` wrote, or another with the same names in its first line: CSV, or JSON with one object a
 * line, whichever it looks like. Streams. Throws at what is no such file, with the line where it stops being one.
 */
export async function* readEntryFile(
  file: string,
  say: (line: string) => void = () => {},
): AsyncGenerator<FileLine> {
  const beginning = await beginningOf(file).catch(error => {
    throw fileFault(file, 'read', error)
  })
  if (/^\s*\[/.test(beginning))
    throw new Error(`${file} is one JSON array; import reads one JSON object a line, as export --json writes`)
  if (/^\s*\{/.test(beginning)) yield* readJsonLines(text(file))
  else yield* readCsv(file, text(file), separatorOf(beginning), say)
}

/** The first characters, without the mark that some programs put before them. */
async function beginningOf(file: string): Promise<string> {
  const found = await stat(file)
  if (!found.isFile()) {
    const what = found.isDirectory()
      ? 'it is a folder'
      : 'it is no file, and must be read twice: save it as one'
    throw new Error(`${file} cannot be read: ${what}`)
  }
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    return new TextDecoder().decode(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Spreadsheets of countries with a decimal comma write semicolons. */
function separatorOf(beginning: string): ',' | ';' {
  const [head] = beginning.split(/[\r\n]/)
  return head!.includes(';') && !head!.includes(',') ? ';' : ','
}

/** The file's text. Throws at what is not UTF-8: an address in another encoding would be changed unseen. */
async function* text(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw fileFault(file, 'read', error)
    throw new Error(`${file} is not UTF-8: save it as “CSV UTF-8”`)
  }
}
