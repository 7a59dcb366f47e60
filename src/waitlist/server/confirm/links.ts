import type { Queryable } from '#src/db/database.ts'
import { sharedSecret } from '#src/db/shared-secret.ts'
import { createSeal } from '#src/http/sealed-token.ts'
import { mailRoutes } from '#src/routes.ts'

const DAY_MS = 24 * 60 * 60_000
/** What a link lets its holder do, and for how long, in milliseconds. */
const LASTS_MS = { confirm: 7 * DAY_MS, manage: 400 * DAY_MS, unsubscribe: 400 * DAY_MS } as const
const SECRET = 'mail-link-key'

export type Purpose = keyof typeof LASTS_MS
/** Whose link it is: an address, and when it joined, so that a link ends with the entry it was made for. */
export type Holder = { email_key: string; joined_at: number }
export type Links = ReturnType<typeof createLinks>

/** The links in mails. Rejects while the database, which holds their key, cannot be reached. */
export function createLinks(database: Queryable, publicUrl: string) {
  let seal: Promise<ReturnType<typeof createSeal>> | undefined
  const sealed = () => {
    seal ??= sharedSecret(database, SECRET).then(createSeal)
    seal.catch(() => {
      seal = undefined
    })
    return seal
  }

  return {
    async token(purpose: Purpose, { email_key, joined_at }: Holder): Promise<string> {
      const ends = Date.now() + LASTS_MS[purpose]
      return (await sealed()).seal(purpose, JSON.stringify([email_key, joined_at, ends]))
    },

    async url(purpose: Purpose, holder: Holder): Promise<string> {
      return `${publicUrl}${mailRoutes[purpose]}?t=${await this.token(purpose, holder)}`
    },

    /** Whose token it is and whether its time is over; undefined when it is none of ours. */
    async read(purpose: Purpose, token: unknown): Promise<(Holder & { expired: boolean }) | undefined> {
      const text = typeof token === 'string' ? (await sealed()).open(purpose, token) : undefined
      if (text === undefined) return undefined
      const [email_key, joined_at, ends] = JSON.parse(text) as [string, number, number]
      return { email_key, joined_at, expired: Date.now() > ends }
    },
  }
}
