import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { count, number } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { typedPath } from '#src/founder/caller.ts'
import { flag, inputFile, option } from '#src/founder/fields.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { readEntryFile } from './entries/entry-file.ts'
import { createImporter, type Line, NONE } from './entries/importer.ts'
import { type FileLine, fromPortable, NEEDED_COLUMNS, PORTABLE_COLUMNS } from './entries/portable-entry.ts'
import { refusedHead, refusedLine, UNREADABLE } from './entries/refused-lines.ts'

/** How many entries to look up and write at once. */
const BATCH = 500

export const importEntries = action({
  summary: 'add entries from a file: says what it would do, and does it with --apply',
  help: `Reads what export wrote, or another CSV file (with commas or semicolons) or JSON lines with the columns email,
postcode and joined_at (when they agreed, such as 31/1/2026 09:05, UK time, or 2026-01-31T09:05:00.000Z, not before 2000)
and, if you have them, ${PORTABLE_COLUMNS.filter(name => !NEEDED_COLUMNS.includes(name)).join(', ')}.

Every line is checked by the rules of the site's own form; each refused line is reported with its number and the reason. An
address that is on the list stays as it is. If an address is in the file twice, the first counts. An erased address is never
brought back. Nobody is emailed: an unconfirmed entry counts as never asked, and stays until its owner joins again and is
asked. An old file also brings back entries that were deleted unconfirmed: remove their lines first.

Nothing is written without --apply, which also creates a missing list; running it again adds nothing. Exits with 1 if a
line was refused. With --refused, the refused lines are saved as CSV: the columns they had, and why. Correct them there, and
import that file.`,
  input: v.object({
    file: inputFile('FILE'),
    apply: flag('do it'),
    refused: option('OUT', 'save the refused lines here, to correct and import again'),
  }),
  changes: 'people',
  showsPeople: true,

  async run({ file, apply, refused }, { list, note, progress, signal }) {
    if (refused !== undefined && typedPath(refused) === typedPath(file.name))
      throw new Misuse('must be another file: this one has the other lines too', 'refused')
    const saved: string[] = []
    // Reads the whole file first, so that one that breaks off halfway is refused before anything is written.
    let lines = 0
    for await (const _line of readEntryFile(file)) lines += 1
    const importer = createImporter(await list({ makes: apply }), apply)
    const tally = { ...NONE }
    const refuse = (line: FileLine, reason: string) => {
      tally.refused += 1
      note(`line ${line.line}: ${reason}`)
      if (refused === undefined) return
      if (!saved.length) saved.push(refusedHead(line))
      saved.push(refusedLine(line, reason))
    }
    let batch: Line<FileLine>[] = []
    async function flush() {
      await importer.take(batch, tally, refuse)
      batch = []
      // SQLite's work never yields to the event loop, so without this no one could stop an import.
      await setImmediate()
      const { read, added } = tally
      if (signal.aborted)
        throw new Refusal(
          `${file.name}: stopped after ${number(read)} of ${count(lines, 'line')}, with ${count(added, 'person', 'people')} ${apply ? 'added; import it again for the rest' : 'to add'}`,
        )
      progress(() => `${count(read, 'line')} of ${number(lines)}`)
    }
    for await (const line of readEntryFile(file, note)) {
      tally.read += 1
      const { row, reason } = line.entry ? fromPortable(line.entry) : { reason: UNREADABLE }
      row ? batch.push({ line, row }) : refuse(line, reason)
      if (batch.length === BATCH) await flush()
    }
    await flush()
    return { applied: apply, ...tally, saved }
  },

  fileOption: 'refused',
  file: ({ saved }, { file }) => ({
    name: `refused-${file.name.replace(/^refused-|\.\w+$/g, '')}.csv`,
    pieces: saved,
  }),

  inWords(
    { applied, read, added, withoutNotice, doubled, present, differing, erased, refused },
    { refused: file },
  ) {
    return [
      `${count(read, 'line')} read`,
      `${count(added, 'person', 'people')} ${applied ? 'added' : 'to add'}`,
      ...(withoutNotice
        ? [`No letter will reach ${number(withoutNotice)} of them: the file does not say what they agreed to`]
        : []),
      `${number(present)} already on the list${differing ? ` (${differing} of them with other details, left as they are)` : ''}`,
      ...(doubled ? [`${number(doubled)} in the file more than once; the first counts`] : []),
      ...(erased ? [`${number(erased)} erased before, so not brought back`] : []),
      `${number(refused)} refused${file === undefined ? '' : `, saved as ${file}`}`,
      ...(applied ? [] : ['', 'Nothing was written.']),
    ].join('\n')
  },
  inJson: ({ saved, ...data }) => [data],
  isGood: ({ refused }) => refused === 0,
})
