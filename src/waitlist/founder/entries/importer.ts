import { type Database, namesOf } from '#src/db/database.ts'
import { lookUp } from '#src/db/rows.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { suppressedAmong } from '#src/waitlist/server/member/erasures.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'

/**
 * What happened to a file's lines. `doubled`: lines that repeat an address in the file; `withoutNotice`: how many
 * of the `added` have no notice; `differing`: how many of the `present` have other details on the list.
 */
export const NONE = {
  read: 0,
  added: 0,
  withoutNotice: 0,
  doubled: 0,
  present: 0,
  differing: 0,
  erased: 0,
  refused: 0,
}
type Tally = typeof NONE

export type Line<At> = { line: At; row: Member }
type Refuse<At> = (line: At, reason: string) => void

/** Adds checked entries to the list, or if `apply` is false, only finds out what would happen to them. */
export function createImporter(database: Database, apply: boolean) {
  // The keys and codes of new entries, to tell repeats within the file from entries that were already on the list.
  const keys = new Set<string>()
  const codes = new Set<string>()

  return {
    async take<At>(batch: readonly Line<At>[], tally: Tally, refuse: Refuse<At>): Promise<void> {
      if (!batch.length) return
      const emails = batch.map(({ row }) => row.email)
      const erased = await suppressedAmong(database, emails)
      const known = await rowsBy(database, 'email_key', batch)
      const owners = await rowsBy(database, 'referral_code', batch)
      const fresh: Line<At>[] = []
      for (const { line, row } of batch) {
        const there = known.get(row.email_key)
        const code = row.referral_code
        if (keys.has(row.email_key)) tally.doubled += 1
        else if (there) {
          tally.present += 1
          if (namesOf(WAITLIST_INSERT.columns).some(name => there[name] !== row[name])) tally.differing += 1
        } else if (erased.has(row.email)) tally.erased += 1
        else if (code !== null && (owners.has(code) || codes.has(code)))
          refuse(line, `referral_code: ${code} is another entry's`)
        else {
          keys.add(row.email_key)
          if (code !== null) codes.add(code)
          fresh.push({ line, row })
        }
      }
      const rows = fresh.map(({ row }) => row)
      const [added, erasedSince] = apply ? await add(database, rows) : [rows, 0]
      tally.added += added.length
      tally.withoutNotice += added.filter(({ notice }) => notice === null).length
      tally.erased += erasedSince
      // A visitor or another import may have added some of them first.
      tally.present += rows.length - added.length - erasedSince
      // Codes written by now are on the list and can be looked up there.
      if (apply) codes.clear()
    },
  }
}

async function add(
  database: Database,
  fresh: readonly Member[],
): Promise<[added: readonly Member[], erased: number]> {
  const rows = fresh.toSorted((a, b) => (a.email_key < b.email_key ? -1 : 1))
  const inserted = await database.insertMissing(WAITLIST_INSERT, rows)
  // An address that was erased between the check and the insert is removed again.
  const brought = rows.filter(row => inserted.has(row.email_key))
  const again = await suppressedAmong(
    database,
    brought.map(({ email }) => email),
  )
  for (const email of again) await eraseEntry(database, email)
  return [brought.filter(({ email }) => !again.has(email)), again.size]
}

async function rowsBy(
  database: Database,
  column: 'email_key' | 'referral_code',
  batch: readonly Line<unknown>[],
) {
  const values = batch.map(({ row }) => row[column]).filter(value => value !== null)
  const rows = await lookUp<Member>(database, WAITLIST_INSERT.table, column, values)
  return new Map(rows.map(row => [row[column], row]))
}
