import type { Queryable } from '#src/db/database.ts'
import { countRows } from '#src/db/rows.ts'
import { rememberedSecret } from '#src/db/shared-secret.ts'
import { routes } from '#src/routes.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import type { Friends } from '#src/waitlist/server/member/referral-code.ts'
import { COUNTS_AS_FRIEND, REFERRAL_SECRET, referralCode } from '#src/waitlist/server/member/referral-code.ts'

/** How much earlier an entry counts as confirmed for each friend it brought, in milliseconds. */
const FRIEND_MS = DAY_MS

/**
 * Manages codes, friends and ranks. A code is made from the mailbox, so all spellings of an address have the same
 * one. Only one entry can own it: the first to confirm.
 */
export function createReferrals({ query }: Queryable, publicUrl: string): Friends {
  const secret = rememberedSecret({ query }, REFERRAL_SECRET)
  const codeOf = async (email_key: string) => referralCode(await secret(), email_key)
  const isHeld = async (code: string) =>
    (await query('select 1 from waitlist where referral_code = $1', [code])).length > 0
  const linkOf = (code: string) => `${publicUrl}${routes.home}?r=${code}`

  return {
    link: async (email_key: string) => linkOf(await codeOf(email_key)),

    async take(member: Member): Promise<Member> {
      if (member.confirmed_at === null || member.referral_code !== null) return member
      const code = await codeOf(member.email_key)
      const [row] = await query<Member>(
        `update waitlist set referral_code = $2 where email_key = $1 and confirmed_at is not null
          and not exists (select 1 from waitlist where referral_code = $2) returning *`,
        [member.email_key, code],
      ).catch(async fault => {
        // If two spellings of an address take the code at once, the index refuses one.
        if (await isHeld(code)) return []
        throw fault
      })
      return row ?? member
    },

    async rank({ email_key, confirmed_at, referral_code }: Member) {
      if (confirmed_at === null) return undefined
      const mine = await countRows({ query }, `waitlist where referred_by = $1 and ${COUNTS_AS_FRIEND}`, [
        referral_code ?? '',
      ])
      const since = confirmed_at - FRIEND_MS * mine
      // Friends only move an entry forward. So everyone who confirmed before `since` is ahead, and of those who
      // confirmed later, only some of those with friends.
      const [ahead] = await query<{ n: number }>(
        `with friends as (
            select referred_by as code, $3 * count(*) as ms from waitlist
            where referred_by is not null and ${COUNTS_AS_FRIEND} group by referred_by
          )
          select (select count(*) from waitlist where confirmed_at is not null and confirmed_at < $1)
            + (select count(*) from waitlist where confirmed_at = $1 and email_key < $2)
            + (select count(*) from friends join waitlist on referral_code = code
                where (confirmed_at > $1 or (confirmed_at = $1 and email_key > $2))
                  and (confirmed_at - ms < $1 or (confirmed_at - ms = $1 and email_key < $2))) as n`,
        [since, email_key, FRIEND_MS],
      )
      return { rank: ahead!.n + 1, share: referral_code === null ? undefined : linkOf(referral_code) }
    },
  }
}
