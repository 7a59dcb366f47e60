import * as v from 'valibot'

const variables = { REFERRALS: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0') }

export const referralSettings = {
  /** Whether referrals move people up; only if mail is on. */
  referrals: {
    variables,
    read: ({ REFERRALS }: { REFERRALS: string }, { mail }: { mail: object | undefined }) =>
      REFERRALS === '1' && mail !== undefined,
  },
}
