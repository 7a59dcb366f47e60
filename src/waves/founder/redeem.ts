import { parseArgs } from 'node:util'
import { type Command, UsageFault, visible, withOwnList } from '#src/operator/command.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { givenBy, type Redeemed, redeem } from './redeem-code.ts'

/** Redeems a perk code for whoever brings it. */
export const redeemCommand: Command = {
  help: `Usage: npm run waitlist -- redeem CODE [--json]

Redeems a perk code, once. Tried again, it says when it was redeemed. Letter case, spaces and hyphens do not matter, O
is read as 0, I and L as 1. Ends with 0 when it was redeemed now, with 1 when it was redeemed before or there is no
such code.`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const typed = positionals.join(' ')
    if (!typed) throw new UsageFault('say a CODE')
    const found = await withOwnList(environment, database => redeem(database, typed))
    console.log(values.json ? JSON.stringify(isoTimes(found)) : inWords(found))
    return found.redeemed_now ? 0 : 1
  },
}

function inWords(redeemed: Redeemed): string {
  const { code, email_key, terms, redeemed_at, redeemed_now } = redeemed
  const whose = `${code} of ${visible(email_key)}`
  if (!redeemed_now) return `${whose} was redeemed before: ${ukWords(redeemed_at)}`
  const given = givenBy(redeemed)
  if (!given) return `${whose} is redeemed, under terms that are not kept (version ${terms}).`
  const lines = [...given.perks, ...given.conditions].map(line => `  ${line}`)
  return [`${whose} is redeemed. It gives:`, ...lines].join('\n')
}
