import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { createSeal } from '#src/http/sealed-token.ts'
import { mailRoutes } from '#src/routes.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { Member } from '../member/personal-data.ts'

/** What a link lets its holder do, and for how long, in milliseconds. */
const LASTS_MS = {
  confirm: periods.confirmLink.days * DAY_MS,
  manage: 400 * DAY_MS,
  unsubscribe: 400 * DAY_MS,
} as const
const SECRET = 'mail-link-key'

export type Purpose = keyof typeof LASTS_MS
/** The owner of a link: an address, and when it joined, so that a link ends with the entry it was made for. */
export type Holder = Pick<Member, 'email_key' | 'joined_at'>
export type Links = ReturnType<typeof createLinks>

/**
 * Creates and reads the links in emails. All functions reject while the database, which holds their
 * key, cannot be reached.
 */
export function createLinks(database: Queryable, publicUrl: string) {
  const key = rememberedSecret(database, SECRET)
  const sealed = async () => createSeal(await key())

  return {
    async token(purpose: Purpose, { email_key, joined_at }: Holder): Promise<string> {
      const ends = Date.now() + LASTS_MS[purpose]
      return (await sealed()).seal(purpose, JSON.stringify([email_key, joined_at, ends]))
    },

    async url(purpose: Purpose, holder: Holder, route: string = mailRoutes[purpose]): Promise<string> {
      return `${publicUrl}${route}?t=${await this.token(purpose, holder)}`
    },

    /** Returns whose token it is and whether it has expired; undefined for a forged one. */
    async read(purpose: Purpose, token: unknown): Promise<(Holder & { expired: boolean }) | undefined> {
      const text = typeof token === 'string' ? (await sealed()).open(purpose, token) : undefined
      if (text === undefined) return undefined
      const [email_key, joined_at, ends] = JSON.parse(text) as [string, number, number]
      return { email_key, joined_at, expired: Date.now() > ends }
    },
  }
}
