import { keptCarDateWords } from '#src/content/car-dates.ts'
import { questionWords } from '#src/content/question.ts'
import { receiptWords } from '#src/content/receipt.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { agreementInWords } from '#src/waitlist/server/join/agreement.ts'
import { carDateLine, choiceLine } from '#src/waitlist/server/member/kept-in-words.ts'
import type { Kept } from '#src/waitlist/server/member/kept-of-person.ts'

type Labels = { [Name in keyof typeof receiptWords.labels]: string }

/** Returns what someone agreed to by joining, by answering questions and by giving dates, one line each; `labels`: as that person reads it, or the founder. */
export function receiptLines(
  { entry, choice, car_date }: Pick<Kept, 'entry' | 'choice' | 'car_date'>,
  labels: Labels = receiptWords.labels,
): [label: string, value: string][] {
  const { email, postcode, joined_at, confirmed_at, unsubscribed_at } = entry
  const { form, wording } = agreementInWords(entry)
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
    ...choice.map((row): [string, string] => [questionWords.kept.title, choiceLine(row)]),
    ...car_date.map((row): [string, string] => [keptCarDateWords.title, carDateLine(row)]),
  ]
}
