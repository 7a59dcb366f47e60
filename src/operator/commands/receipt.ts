import { parseArgs } from 'node:util'
import { receiptWords } from '#src/content/receipt.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { agreementInWords, wordingOf } from '#src/waitlist/server/join/agreement.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { entryOf, readEmail } from '../one-entry.ts'

const { labels } = receiptWords

/** Shows what someone agreed to. */
export const receiptCommand: Command = {
  help: `Usage: npm run waitlist -- receipt EMAIL [--json]

Prints what a person agreed to by joining: the exact words at the form, which form, and when. For an answer to that
person, or to an authority that asks for proof. Ends with 1 when the address is not on the list.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const email = readEmail(positionals)
    const receipt = receiptOf(await withOwnList(environment, database => entryOf(database, email)))
    console.log(values.json ? JSON.stringify(isoTimes(receipt)) : inWords(receipt))
    return 0
  },
}

type Receipt = ReturnType<typeof receiptOf>

/** What an entry's owner agreed to; times in epoch milliseconds. `words` is null where they are not known. */
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

function inWords(receipt: Receipt): string {
  const { confirmedAt, unsubscribedAt } = receipt
  const { form, wording } = agreementInWords(receipt)
  const lines = [
    [labels.email, visible(receipt.email)],
    [labels.postcode, receipt.postcode],
    [labels.joined, ukWords(receipt.joinedAt)],
    [labels.form, form],
    [labels.wording, wording],
    ...(confirmedAt === null ? [] : [[labels.confirmed, ukWords(confirmedAt)]]),
    ...(unsubscribedAt === null ? [] : [[labels.unsubscribed, ukWords(unsubscribedAt)]]),
  ]
  return [receiptWords.title, '', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n')
}
