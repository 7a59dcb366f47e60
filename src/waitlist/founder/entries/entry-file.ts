import type { InputFile } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { readCsv } from './csv-entries.ts'
import { readJsonLines } from './json-entries.ts'
import type { FileLine } from './portable-entry.ts'

/** How many characters to read to recognise a file's format. */
const BEGINNING = 1_000

/**
 * Streams a file that `export` wrote, or another tool: CSV, or JSON with one object a line, detected
 * by its beginning. Throws a Refusal that names the first line that is neither.
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
  if (/^\s*\[/.test(beginning))
    throw new Refusal(
      `${file.name} is one JSON array; import reads one JSON object a line, as export --json writes`,
    )
  if (/^\s*\{/.test(beginning)) yield* readJsonLines(whole)
  else yield* readCsv(file.name, whole, separatorOf(beginning), note)
}

/** Spreadsheets in countries with a decimal comma write semicolons. */
function separatorOf(beginning: string): ',' | ';' {
  const [head] = beginning.split(/[\r\n]/)
  return head!.includes(';') && !head!.includes(',') ? ';' : ','
}

/** Reads the file's text. Refuses anything but UTF-8: an address in another encoding would silently change. */
async function* textOf(file: InputFile): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of file.open()) yield decoder.decode(bytes, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError
      ? new Refusal(`${file.name} is not UTF-8: save it as “CSV UTF-8”`)
      : error
  }
}
