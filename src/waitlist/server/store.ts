import { domainToASCII } from 'node:url'
import type { CountedInsert, Database } from '#src/db/database.ts'
import type { Entry, JoinSource } from '#src/waitlist/entry.ts'
import { MAIL_KINDS } from './mails.ts'

/** A waitlist entry as it is stored; `joined_at` in milliseconds since 1970. */
export const WAITLIST_INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: {
    email_key: 'text',
    email: 'text',
    postcode: 'text',
    joined_at: 'bigint',
    notice: 'text',
    form: 'text',
    confirmed_at: 'bigint',
    unsubscribed_at: 'bigint',
    referral_code: 'text',
    referred_by: 'text',
  },
  counter: 'waitlist',
} as const satisfies CountedInsert

const { email_key, email, postcode, joined_at, notice, form, referred_by } = WAITLIST_INSERT.columns

/** What a join brings: the other columns stay null, and sending their nulls would cost every join. */
const JOIN_INSERT: CountedInsert = {
  ...WAITLIST_INSERT,
  columns: { email_key, email, postcode, joined_at, notice, form, referred_by },
}

/** The mail that asks a new entry to confirm: its row is written with the entry's. A new entry is a new cause. */
const CONFIRMATION = {
  table: 'mail_outbox',
  values: {
    cause: "'confirm:' || email_key || ':' || joined_at",
    kind: `'${MAIL_KINDS.confirm}'`,
    email_key: 'email_key',
    queued_at: 'joined_at',
    due_at: 'joined_at',
    attempts: '0',
    leased_until: '0',
  },
} as const

/**
 * A checked entry, with the version of the wording that the visitor agreed to, the form, and the code that brought
 * them, where they are known.
 */
export type AgreedEntry = Entry & {
  notice: string | null
  form: JoinSource | null
  referredBy?: string | null
}

/** One on its way to the table; `key` says whether two entries are of the same person. */
export type NewEntry = AgreedEntry & { key: string; joinedAt: number }

export type WaitlistStore = ReturnType<typeof createWaitlistStore>

/** A domain in more than ASCII. One with other signs takes no mail, and `domainToASCII` would end it at some of them. */
const WIDE_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u

/** One address in any letter case is one person; its domain is read as mail programs do when they look it up. */
export function entryKey(email: string): string {
  const key = email.toLowerCase()
  const at = key.lastIndexOf('@') + 1
  const domain = key.slice(at)
  return WIDE_DOMAIN.test(domain) ? key.slice(0, at) + (domainToASCII(domain) || domain) : key
}

/** `confirms`: each new entry is asked to confirm by mail. */
export function createWaitlistStore(database: Database, { confirms = false } = {}) {
  const insert = confirms ? { ...JOIN_INSERT, also: CONFIRMATION } : JOIN_INSERT
  return {
    /** Stores those entries whose address is new, all or none, and gives their keys. Rejects when the database refuses. */
    async addMissing(entries: readonly NewEntry[]): Promise<Set<string>> {
      const rows = entries.map(({ key, email, postcode, joinedAt, notice, form, referredBy }) => [
        key,
        email,
        postcode,
        joinedAt,
        notice,
        form,
        referredBy ?? null,
      ])
      return database.insertMissing(insert, rows)
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
