import { receiptWords } from '#src/content/receipt.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { agreementInWords } from '#src/waitlist/server/join/agreement.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'

const { labels } = receiptWords

/** Returns what someone agreed to by joining, one thing a line. */
export function receiptLines(member: Member): [label: string, value: string][] {
  const { email, postcode, joined_at, confirmed_at, unsubscribed_at } = member
  const { form, wording } = agreementInWords(member)
  return [
    [labels.email, email],
    [labels.postcode, postcode],
    [labels.joined, ukWords(joined_at)],
    [labels.form, form],
    [labels.wording, wording],
    ...(confirmed_at === null ? [] : [[labels.confirmed, ukWords(confirmed_at)] as [string, string]]),
    ...(unsubscribed_at === null
      ? []
      : [[labels.unsubscribed, ukWords(unsubscribed_at)] as [string, string]]),
  ]
}
