import type { Queryable } from '#src/db/database.ts'
import { DOMAIN_SQL } from '../domains/mail-domain.ts'

/** How many confirmed and unsubscribed. `marked`: at a domain that takes no email, or gives out throw-away addresses. */
export type ListTotals = { confirmed: number; unsubscribed: number; marked: number }

export async function readListTotals({ query }: Queryable): Promise<ListTotals> {
  const [row] = await query<ListTotals>(
    `select count(confirmed_at) as confirmed, count(unsubscribed_at) as unsubscribed,
      (select count(*) from waitlist join mail_domain on domain = ${DOMAIN_SQL} where verdict <> 'takes email') as marked
      from waitlist`,
  )
  return row!
}
