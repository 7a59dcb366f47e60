import type { CountedInsert, Database } from '#src/db/database.ts'
import type { Entry } from '#src/waitlist/entry.ts'

/** A waitlist entry as it is stored; `joined_at` in milliseconds since 1970. */
export const WAITLIST_INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: { email_key: 'text', email: 'text', postcode: 'text', joined_at: 'bigint', notice: 'text' },
  counter: 'waitlist',
} as const satisfies CountedInsert

/** A checked entry, and the version of the wording that the visitor agreed to, where it is known. */
export type AgreedEntry = Entry & { notice: string | null }

/** One on its way to the table; `key` says whether two entries are of the same person. */
export type NewEntry = AgreedEntry & { key: string; joinedAt: number }

export type WaitlistStore = ReturnType<typeof createWaitlistStore>

/** One address in any letter case is one person. */
export function entryKey(email: string): string {
  return email.toLowerCase()
}

export function createWaitlistStore(database: Database) {
  return {
    /** Stores those entries whose address is new, all or none. Rejects when the database refuses. */
    async addMissing(entries: readonly NewEntry[]): Promise<void> {
      const rows = entries.map(({ key, email, postcode, joinedAt, notice }) => [
        key,
        email,
        postcode,
        joinedAt,
        notice,
      ])
      await database.insertMissing(WAITLIST_INSERT, rows)
    },

    /** How many entries there are, read from the counter that moves with every insert. */
    async count(): Promise<number> {
      const [row] = await database.query<{ n: number | string }>(
        "select n from counter where name = 'waitlist'",
      )
      if (!row) throw new Error('the waitlist has no counter')
      return Number(row.n)
    },

    onChange: database.onChange,
  }
}
