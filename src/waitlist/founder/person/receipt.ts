import * as v from 'valibot'
import { keptCarDateWords } from '#src/content/car-dates.ts'
import { questionWording, questionWords } from '#src/content/question.ts'
import { receiptWords } from '#src/content/receipt.ts'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { agreementInWords, wordingOf } from '#src/waitlist/server/join/agreement.ts'
import { carDateLine, choiceLine, type KeptLine } from '#src/waitlist/server/member/kept-in-words.ts'
import { type Kept, keptOf } from '#src/waitlist/server/member/kept-of-person.ts'
import { entryOf } from './one-person.ts'

export const receipt = action({
  summary: 'what a person agreed to: the exact words, which form, when',
  help: `To answer that person, or an authority that asks for proof. Exits with 1 if the address is not on the list.`,
  input: v.object({ email }),
  changes: 'nothing',
  showsPeople: true,

  async run({ email }, { list }) {
    const database = await list()
    return keptOf(database, await entryOf(database, email))
  },

  inJson: kept => [receiptOf(kept)],
  inWords(kept) {
    const lines = receiptLines(kept).map(([label, value]) => `${label}: ${visible(value)}`)
    return [receiptWords.title, '', ...lines].join('\n')
  },
})

/** Returns what an entry's owner agreed to. `words` is null if they are unknown. */
function receiptOf({ entry, choice }: Kept) {
  const { email, postcode, joined_at, form, notice, confirmed_at, unsubscribed_at } = entry
  return {
    ...isoTimes({
      email,
      postcode,
      joinedAt: joined_at,
      form,
      notice,
      words: wordingOf(notice),
      confirmedAt: confirmed_at,
      unsubscribedAt: unsubscribed_at,
    }),
    answers: choice.map(({ question, chosen, pence, notice, chosen_at }) => ({
      ...isoTimes({ question, chosen, pence, notice, chosenAt: chosen_at }),
      words: questionWording(notice, pence) ?? null,
    })),
  }
}

/**
 * Returns what someone agreed to by joining, answering questions and giving dates; `labels`: as worded
 * for that person, or for the founder.
 */
export function receiptLines(
  { entry, choice, car_date }: Kept,
  labels: { [Name in keyof typeof receiptWords.labels]: string } = receiptWords.labels,
): KeptLine[] {
  const { email, postcode, joined_at, confirmed_at, unsubscribed_at } = entry
  const { form, wording } = agreementInWords(entry)
  const timed = (label: string, at: number | null): KeptLine[] => (at === null ? [] : [[label, ukWords(at)]])
  return [
    [labels.email, email],
    [labels.postcode, postcode],
    ...timed(labels.joined, joined_at),
    [labels.form, form],
    [labels.wording, wording],
    ...timed(labels.confirmed, confirmed_at),
    ...timed(labels.unsubscribed, unsubscribed_at),
    ...choice.map((row): KeptLine => [questionWords.kept.title, choiceLine(row)]),
    ...car_date.map((row): KeptLine => [keptCarDateWords.title, carDateLine(row)]),
  ]
}
