import { count, number } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { readEntryFile } from './entry-file.ts'
import { createImporter, type ImportTally } from './importer.ts'
import { fromPortable } from './portable-entry.ts'

/** Entries looked up and written at once. */
const BATCH = 500

type Told = {
  say(line: string): void
  refused(line: number, reason: string): void
  moved(read: number): void
}

/** How many lines a file of entries has. Throws at one that breaks off in the middle, before anything is written. */
export async function countLines(file: string): Promise<number> {
  let lines = 0
  for await (const _line of readEntryFile(file)) lines += 1
  return lines
}

/** Takes a file's entries into the list, or only finds out what would become of them. */
export async function importFile(
  database: Database,
  file: string,
  apply: boolean,
  { say, refused, moved }: Told,
): Promise<ImportTally> {
  const importer = createImporter(database, apply)
  const tally: ImportTally = {
    read: 0,
    added: 0,
    doubled: 0,
    present: 0,
    differing: 0,
    erased: 0,
    refused: 0,
  }
  const refuse = (line: number, reason: string) => {
    tally.refused += 1
    refused(line, reason)
  }
  let batch: { line: number; row: Member }[] = []
  async function flush() {
    await importer.take(batch, tally, refuse)
    batch = []
    moved(tally.read)
  }
  for await (const { line, entry } of readEntryFile(file, say)) {
    tally.read += 1
    const { row, reason } = entry ? fromPortable(entry) : { reason: 'cannot be read as an entry' }
    row ? batch.push({ line, row }) : refuse(line, reason)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return tally
}

/** What became of a file's lines, or would, one thing a line. */
export function importInWords(tally: ImportTally, applied: boolean): string[] {
  const { read, added, doubled, present, differing, erased, refused } = tally
  return [
    `${count(read, 'line')} read`,
    `${count(added, 'entry', 'entries')} ${applied ? 'added' : 'to add'}`,
    `${number(present)} on the list already${differing ? ` (${differing} of them with other details, left as they are)` : ''}`,
    ...(doubled ? [`${number(doubled)} in the file more than once, the first is taken`] : []),
    ...(erased ? [`${erased} erased before, not brought back`] : []),
    `${number(refused)} refused`,
  ]
}
