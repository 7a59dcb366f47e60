import { parseArgs } from 'node:util'
import { receiptWords } from '#src/content/receipt.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { agreementInWords, wordingOf } from '#src/waitlist/server/join/agreement.ts'
import { isoTimes } from '../../time/iso-times.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import type { WaitlistRow } from '../entries/waitlist-rows.ts'
import { entryOf, readEmail } from '../one-entry.ts'

const { labels } = receiptWords

/** Shows what someone agreed to. */
export const receiptCommand: Command = {
  help: `Usage: npm run waitlist -- receipt EMAIL [--json]

Prints what someone agreed to by joining: the exact words beside the form, which form, and when; to answer them with,
or whoever asks you to prove it. Ends with 1 when the address is not on the list.`,

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
export function receiptOf(row: WaitlistRow) {
  const notice = row.notice === null ? null : String(row.notice)
  return {
    email: String(row.email),
    postcode: String(row.postcode),
    joinedAt: Number(row.joined_at),
    form: row.form === null ? null : String(row.form),
    notice,
    words: wordingOf(notice),
    confirmedAt: row.confirmed_at === null ? null : Number(row.confirmed_at),
    unsubscribedAt: row.unsubscribed_at === null ? null : Number(row.unsubscribed_at),
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
