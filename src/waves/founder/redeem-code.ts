import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import type { Database } from '#src/db/database.ts'
import { visible } from '#src/operator/command.ts'
import { readPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import type { TraceRow } from '#src/waitlist/server/member/personal-data.ts'

export type Redeemed = TraceRow<'perk_code'> & { redeemed_at: number; redeemed_now: boolean }

/** Redeems what was typed as a code, once: of two attempts at the same time, one succeeds. Throws where there is none. */
export async function redeem(database: Database, typed: string, now: number = Date.now()): Promise<Redeemed> {
  const code = readPerkCode(typed)
  if (!code)
    throw new Error(`${visible(typed)} is no code: one has twelve letters and digits, as 7K3M-0QXA-9TBV has`)
  const [fresh] = await database.query<Redeemed>(
    'update perk_code set redeemed_at = $1 where code = $2 and redeemed_at is null returning *',
    [now, code],
  )
  if (fresh) return { ...fresh, redeemed_now: true }
  const [earlier] = await database.query<Redeemed>('select * from perk_code where code = $1', [code])
  if (!earlier) throw new Error(`there is no code ${code}`)
  return { ...earlier, redeemed_now: false }
}

/** What a code is good for, by the terms it was given under; undefined where these are not kept. */
export const givenBy = ({ terms }: Pick<Redeemed, 'terms'>) =>
  terms === perkTerms.version ? perkTerms : pastPerkTerms[terms]
