import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Database } from '#src/db/database.ts'
import { readFilter } from '#src/operator/entries/entry-filter.ts'
import { exportLines } from '#src/operator/entries/export-lines.ts'
import { countLines, importFile, importInWords } from '#src/operator/entries/import-file.ts'
import { countEntries, newestEntries, stateOf } from '#src/operator/entries/newest-entries.ts'
import { correctPostcode } from '#src/operator/people/correct-postcode.ts'
import { everythingKept, partsOf } from '#src/operator/people/everything-kept.ts'
import { readEmail } from '#src/operator/people/one-entry.ts'
import { receiptLines } from '#src/operator/people/receipt-lines.ts'
import { unsubscribe } from '#src/operator/people/unsubscribe.ts'
import { ukDay, ukMinute } from '#src/time/uk-time.ts'
import { entryKey } from '#src/waitlist/server/join/store.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase.ts'
import type { Kept } from '#src/waitlist/server/member/kept.ts'
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

    async person({ email }) {
      const kept = await everythingKept(database, readEmail([email]))
      const { entry } = kept.all
      return {
        ...{ email: entry.email, postcode: entry.postcode, state: stateOf(entry), mark: kept.mark },
        parts: partsOf(kept),
        receipt: receiptLines(entry),
        goes: whatGoes(kept.all),
      }
    },

    async correct({ email, postcode }) {
      return `The postcode is ${await correctPostcode(database, readEmail([email]), postcode)} now.`
    },

    async unsubscribe({ email }) {
      const before = await unsubscribe(database, readEmail([email]), Date.now())
      return before === null
        ? 'They get no more emails, and those that waited are not sent.'
        : `They had unsubscribed before, on ${ukDay(before)}.`
    },

    async erase({ email, typed }) {
      if (entryKey(typed.trim()) !== entryKey(email))
        throw new Error('That is not the address. Nothing was erased.')
      const existed = await eraseEntry(database, email)
      if (!existed) throw new Error(`${email} was not on the list.`)
      return `${email} is erased.`
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

/** What an erasure takes, one thing a line. */
function whatGoes({
  entry,
  perk_code,
  mail_outbox,
  letter_recipient,
  topic_wait,
  complaint,
}: Kept): string[] {
  const some = (n: number, what: string) => (n ? [`${what}: ${n}`] : [])
  return [
    'The entry: the count falls by one, on every open page too',
    ...perk_code.map(
      ({ code, redeemed_at }) => `Perk code ${code}${redeemed_at === null ? ', not redeemed' : ''}`,
    ),
    ...some(mail_outbox.length + letter_recipient.length, 'Records of emails; those that wait do not go'),
    ...some(topic_wait.length, 'Answers that they wait for'),
    ...some(complaint.filter(({ closed_at }) => closed_at === null).length, 'Complaints that wait'),
    ...(entry.referral_code === null ? [] : ['Their referral code, on the entries that it brought too']),
  ]
}
