import * as v from 'valibot'
import { questionWording } from '#src/content/question.ts'
import { receiptWords } from '#src/content/receipt.ts'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { wordingOf } from '#src/waitlist/server/join/agreement.ts'
import { type Kept, keptOf } from '#src/waitlist/server/member/kept-of-person.ts'
import { entryOf } from './one-entry.ts'
import { receiptLines } from './receipt-lines.ts'

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
