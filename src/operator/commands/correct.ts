import { parseArgs } from 'node:util'
import { type Command, UsageFault, visible, withOwnList } from '../command.ts'
import { correctPostcode } from '../people/correct-postcode.ts'
import { readEmail } from '../people/one-entry.ts'

/** Corrects what someone cannot correct themselves, as they have lost the link. */
export const correctCommand: Command = {
  help: `Usage: npm run waitlist -- correct EMAIL --postcode "LS6 2AB"

Corrects a postcode, by the rules of the site's own form: for people who asked you instead of using the link in their
emails. An address cannot be corrected, as consent and links belong to it: erase it, and its owner joins again. Ends
with 1 when the address is not on the list.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { postcode: { type: 'string' } },
    })
    const email = readEmail(positionals)
    const { postcode } = values
    if (!postcode) throw new UsageFault('say what is right: --postcode "LS6 2AB"')
    const kept = await withOwnList(environment, database => correctPostcode(database, email, postcode))
    console.log(`${visible(email)} has the postcode ${kept}.`)
    return 0
  },
}
