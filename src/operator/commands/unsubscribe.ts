import { parseArgs } from 'node:util'
import { ukDay } from '#src/time/uk-time.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { readEmail } from '../people/one-entry.ts'
import { unsubscribe } from '../people/unsubscribe.ts'

/** Ends all emails to an address whose owner asked for it in another way than by the link. */
export const unsubscribeCommand: Command = {
  help: `Usage: npm run waitlist -- unsubscribe EMAIL

Ends all emails to an address, as the link in them does: for an owner who asked by phone or by a reply. What waits to be
sent is not sent any more. The entry stays, and its owner may turn emails on again at the page that the emails link to.
Ends with 1 when the address is not on the list.`,

  async run(words, environment) {
    const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} })
    const email = readEmail(positionals)
    const before = await withOwnList(environment, database => unsubscribe(database, email, Date.now()))
    const what = before === null ? 'is unsubscribed' : `was unsubscribed before, on ${ukDay(before)}`
    console.log(`${visible(email)} ${what}. The entry stays; erase removes it.`)
    return 0
  },
}
