import { parseArgs } from 'node:util'
import { receiptWords } from '#src/content/receipt.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { wordingOf } from '#src/waitlist/server/join/agreement.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { entryOf, readEmail } from '../people/one-entry.ts'
import { receiptLines } from '../people/receipt-lines.ts'

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
    const entry = await withOwnList(environment, database => entryOf(database, email))
    console.log(values.json ? JSON.stringify(isoTimes(receiptOf(entry))) : inWords(entry))
    return 0
  },
}

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

function inWords(member: Member): string {
  const lines = receiptLines(member).map(([label, value]) => `${label}: ${visible(value)}`)
  return [receiptWords.title, '', ...lines].join('\n')
}
