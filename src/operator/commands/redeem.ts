import { parseArgs } from 'node:util'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import type { Database } from '#src/db/database.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { readPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import type { TraceRow } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, UsageFault, visible, withOwnList } from '../command.ts'

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
    const code = readPerkCode(typed)
    if (!code)
      throw new Error(
        `${visible(typed)} is no code: one has twelve letters and digits, as 7K3M-0QXA-9TBV has`,
      )
    const found = await withOwnList(environment, database => redeem(database, code))
    if (!found) throw new Error(`there is no code ${code}`)
    console.log(values.json ? JSON.stringify(isoTimes(found)) : inWords(found))
    return found.redeemed_now ? 0 : 1
  },
}

type Redeemed = TraceRow<'perk_code'> & { redeemed_at: number; redeemed_now: boolean }

/** Redeems a code once: of two attempts at the same time, one succeeds. Undefined where there is no such code. */
export async function redeem(
  database: Database,
  code: string,
  now: number = Date.now(),
): Promise<Redeemed | undefined> {
  const [fresh] = await database.query<Redeemed>(
    'update perk_code set redeemed_at = $1 where code = $2 and redeemed_at is null returning *',
    [now, code],
  )
  if (fresh) return { ...fresh, redeemed_now: true }
  const [earlier] = await database.query<Redeemed>('select * from perk_code where code = $1', [code])
  return earlier && { ...earlier, redeemed_now: false }
}

function inWords({ code, email_key, terms, redeemed_at, redeemed_now }: Redeemed): string {
  const whose = `${code} of ${visible(email_key)}`
  if (!redeemed_now) return `${whose} was redeemed before: ${ukWords(redeemed_at)}`
  const given = terms === perkTerms.version ? perkTerms : pastPerkTerms[terms]
  if (!given) return `${whose} is redeemed, under terms that are not kept (version ${terms}).`
  const lines = [...given.perks, ...given.conditions].map(line => `  ${line}`)
  return [`${whose} is redeemed. It gives:`, ...lines].join('\n')
}
