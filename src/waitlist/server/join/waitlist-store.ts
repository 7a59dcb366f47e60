import { domainToASCII } from 'node:url'
import type { CountedInsert, Database, Queryable, RowOf } from '#src/db/database.ts'
import { outboxRow } from '#src/mail/outbox.ts'
import { entryCause, MAIL_KINDS } from '../mails/mail-kinds.ts'
import { WAITLIST_INSERT } from '../member/personal-data.ts'

// A join leaves these columns null, and sending the nulls would slow down every join.
const { confirmed_at, unsubscribed_at, referral_code, undeliverable_at, ...joined } = WAITLIST_INSERT.columns
const JOIN_INSERT: CountedInsert = { ...WAITLIST_INSERT, columns: joined }

/**
 * The email that asks a new entry to confirm: its row is written together with the entry. Each new entry is a new
 * cause.
 */
const CONFIRMATION = {
  table: 'mail_outbox',
  values: outboxRow({
    cause: entryCause(MAIL_KINDS.confirm),
    kind: `'${MAIL_KINDS.confirm}'`,
    email_key: 'email_key',
    queued_at: 'joined_at',
  }),
}

/** An entry to be stored; two with the same `email_key` are the same person's. */
export type NewEntry = RowOf<typeof joined>

/**
 * A checked entry, with the version of the wording, the form and the code of what brought the person, if
 * known.
 */
export type AgreedEntry = Omit<NewEntry, 'email_key' | 'joined_at'>

export type WaitlistStore = ReturnType<typeof createWaitlistStore>

/**
 * A domain with non-ASCII letters. A domain with any other characters cannot receive email, and
 * `domainToASCII` cuts it at some of them.
 */
const WIDE_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns an address's key: one address in any letter case is one person. The domain is normalised as
 * in a DNS look-up. In the local part only A to Z are lower-cased: a Kelvin sign's lower case is the k
 * of somebody else's address.
 */
export function entryKey(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  const wide = WIDE_DOMAIN.test(domain) && domainToASCII(domain)
  return lowerCase(email.slice(0, at)) + (wide || lowerCase(domain))
}

const lowerCase = (text: string) => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** Returns how many entries there are according to their counter; undefined if it is missing. */
export async function readCounter({ query }: Queryable): Promise<number | undefined> {
  const [row] = await query<{ n: number }>("select n from counter where name = 'waitlist'")
  return row?.n
}

/** `confirms`: ask each new entry to confirm by email. */
export function createWaitlistStore(database: Database, { confirms = false } = {}) {
  const insert = confirms ? { ...JOIN_INSERT, also: CONFIRMATION } : JOIN_INSERT
  return {
    /** Stores entries whose address is new, all or none, and returns their keys. Rejects if the database refuses. */
    addMissing: (entries: readonly NewEntry[]): Promise<Set<string>> =>
      database.insertMissing(insert, entries),

    /** Returns how many entries there are, from the counter that changes with every insert. */
    async count(): Promise<number> {
      const n = await readCounter(database)
      if (n === undefined) throw new Error('the waitlist has no counter')
      return n
    },

    onChange: database.onChange,
  }
}
