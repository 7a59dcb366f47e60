import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Database } from '#src/db/database.ts'
import { ukDay, ukMinute } from '#src/time/uk-time.ts'
import { exportLines } from '#src/waitlist/founder/entries/export-lines.ts'
import { countLines, importFile, importInWords } from '#src/waitlist/founder/entries/import-file.ts'
import { readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { countEntries, newestEntries, stateOf } from '#src/waitlist/server/member/entries.ts'
import type { CallsOf, PeopleCalls } from '../desk-calls.ts'
import { filled } from './filled.ts'

/** People and refused lines that are shown; the rest is counted. */
const SHOWN = 50

/** What can be done with people: `list`, `find`, `receipt`, `correct`, `unsubscribe`, `erase`, `export` and `import`. */
export function peopleCalls(database: Database): CallsOf<PeopleCalls> {
  return {
    async people(asked) {
      const filter = readFilter(filled(asked))
      const rows = await newestEntries(database, filter, SHOWN)
      return {
        count: await countEntries(database, filter),
        shown: rows.map(row => ({
          ...{
            email: row.email,
            postcode: row.postcode,
            joined: ukMinute(row.joined_at),
            state: stateOf(row),
          },
        })),
      }
    },

    async export({ form, ...asked }) {
      let n = 0
      const pieces: string[] = []
      const counted = (some: number) => {
        n += some
      }
      for await (const piece of exportLines(database, readFilter(filled(asked)), form, counted))
        pieces.push(piece)
      return { name: `waitlist-${ukDay(Date.now())}.${form}`, text: pieces.join(''), n }
    },

    async import({ name, text, apply }) {
      const folder = await mkdtemp(join(tmpdir(), 'desk-import-'))
      const file = join(folder, basename(name) || 'file')
      try {
        await writeFile(file, text, { mode: 0o600 })
        const said: string[] = []
        await countLines(file)
        const tally = await importFile(database, file, apply, {
          say: line => said.push(line),
          refused: (line, reason) => said.push(`line ${line}: ${reason}`),
          moved: () => {},
        })
        const more = said.length - SHOWN
        return {
          added: tally.added,
          words: importInWords(tally, apply),
          said: [...said.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])],
        }
      } catch (error) {
        throw new Error((error as Error).message.replace(file, name))
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}
