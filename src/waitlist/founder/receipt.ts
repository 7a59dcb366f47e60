import * as v from 'valibot'
import { receiptWords } from '#src/content/receipt.ts'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { wordingOf } from '#src/waitlist/server/join/agreement.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { entryOf } from './one-entry.ts'
import { receiptLines } from './receipt-lines.ts'

export const receipt = action({
  summary: 'what a person agreed to: the exact words, which form, when',
  help: `To answer that person, or an authority that asks for proof. Exits with 1 if the address is not on the list.`,
  input: v.object({ email }),
  changes: 'nothing',
  showsPeople: true,

  run: async ({ email }, { list }) => entryOf(await list(), email),

  inJson: entry => [isoTimes(receiptOf(entry))],
  inWords(entry) {
    const lines = receiptLines(entry).map(([label, value]) => `${label}: ${visible(value)}`)
    return [receiptWords.title, '', ...lines].join('\n')
  },
})

/** Returns what an entry's owner agreed to; times in epoch milliseconds. `words` is null if they are unknown. */
function receiptOf({ email, postcode, joined_at, form, notice, confirmed_at, unsubscribed_at }: Member) {
  return {
    email,
    postcode,
    joinedAt: joined_at,
    form,
    notice,
    words: wordingOf(notice),
    confirmedAt: confirmed_at,
    unsubscribedAt: unsubscribed_at,
  }
}
