/** SQL for whether a row counts as a friend for the person whose code it used: it has confirmed, and has a code of its own. */
export const COUNTS_AS_FRIEND =
  'confirmed_at is not null and referral_code is not null and referred_by <> referral_code'
