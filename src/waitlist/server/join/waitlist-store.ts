import { domainToASCII } from 'node:url'
import type { RowOf } from '#src/db/columns.ts'
import type { CountedInsert, Database, Queryable } from '#src/db/database.ts'
import { outboxRow } from '#src/mail/outbox.ts'
import { entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import { WAITLIST_INSERT } from '../member/personal-data.ts'

// A join brings all columns but these, which stay null: sending their nulls would cost every join.
const { confirmed_at, unsubscribed_at, referral_code, undeliverable_at, ...joined } = WAITLIST_INSERT.columns
const JOIN_INSERT: CountedInsert = { ...WAITLIST_INSERT, columns: joined }

/** The mail that asks a new entry to confirm: its row is written with the entry's. A new entry is a new cause. */
const CONFIRMATION = {
  table: 'mail_outbox',
  values: outboxRow({
    cause: entryCause(MAIL_KINDS.confirm),
    kind: `'${MAIL_KINDS.confirm}'`,
    email_key: 'email_key',
    queued_at: 'joined_at',
  }),
}

/** One on its way to the table; `email_key` says whether two entries are of the same person. */
export type NewEntry = RowOf<typeof joined>

/**
 * A checked entry, with the version of the wording that the visitor agreed to, the form, and the code that brought
 * them, where they are known.
 */
export type AgreedEntry = Omit<NewEntry, 'email_key' | 'joined_at'>

export type WaitlistStore = ReturnType<typeof createWaitlistStore>

/** A domain in more than ASCII. Other characters take no email, and `domainToASCII` cuts a domain off at some of them. */
const WIDE_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u

/**
 * One address in any letter case is one person; its domain is read as mail programs do when they look it up. Before it
 * only A to Z are lower-cased: the lower case of a Kelvin sign is the k of another's address.
 */
export function entryKey(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  const wide = WIDE_DOMAIN.test(domain) && domainToASCII(domain)
  return lowerCase(email.slice(0, at)) + (wide || lowerCase(domain))
}

const lowerCase = (text: string) => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** How many entries there are by their counter; undefined where it is missing. */
export async function readCounter({ query }: Queryable): Promise<number | undefined> {
  const [row] = await query<{ n: number }>("select n from counter where name = 'waitlist'")
  return row?.n
}

/** `confirms`: each new entry is asked to confirm by mail. */
export function createWaitlistStore(database: Database, { confirms = false } = {}) {
  const insert = confirms ? { ...JOIN_INSERT, also: CONFIRMATION } : JOIN_INSERT
  return {
    /** Stores those entries whose address is new, all or none, and gives their keys. Rejects when the database refuses. */
    addMissing: (entries: readonly NewEntry[]): Promise<Set<string>> =>
      database.insertMissing(insert, entries),

    /** How many entries there are, read from the counter that moves with every insert. */
    async count(): Promise<number> {
      const n = await readCounter(database)
      if (n === undefined) throw new Error('the waitlist has no counter')
      return n
    },

    onChange: database.onChange,
  }
}
