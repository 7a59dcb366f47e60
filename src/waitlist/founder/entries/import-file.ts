import { setImmediate } from 'node:timers/promises'
import type { Database } from '#src/db/database.ts'
import type { InputFile } from '#src/founder/fields.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { readEntryFile } from './entry-file.ts'
import { createImporter, type ImportTally } from './importer.ts'
import { type FileLine, fromPortable } from './portable-entry.ts'
import { UNREADABLE } from './refused-lines.ts'

/** Entries looked up and written at once. */
const BATCH = 500

type Told = {
  note(line: string): void
  refused(line: FileLine, reason: string): void
  /** Called after each batch; if it throws, the rest is not read. */
  moved(tally: ImportTally): void
}

/** Counts the lines of a file of entries. Throws a Refusal if it breaks off in the middle. */
export async function countLines(file: InputFile): Promise<number> {
  let lines = 0
  for await (const _line of readEntryFile(file)) lines += 1
  return lines
}

/** Adds a file's entries to the list, or only finds out what would happen to them. */
export async function importFile(
  database: Database,
  file: InputFile,
  apply: boolean,
  { note, refused, moved }: Told,
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
  const refuse = (line: FileLine, reason: string) => {
    tally.refused += 1
    refused(line, reason)
  }
  let batch: { line: FileLine; row: Member }[] = []
  async function flush() {
    await importer.take(batch, tally, refuse)
    batch = []
    // SQLite's work never yields to the event loop, so nobody could stop an import.
    await setImmediate()
    moved(tally)
  }
  for await (const line of readEntryFile(file, note)) {
    tally.read += 1
    const { row, reason } = line.entry ? fromPortable(line.entry) : { reason: UNREADABLE }
    row ? batch.push({ line, row }) : refuse(line, reason)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return tally
}
