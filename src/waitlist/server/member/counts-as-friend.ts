/** Whether a row counts as a friend for the person whose code it came by: it has confirmed, and holds another code. */
export const COUNTS_AS_FRIEND =
  'confirmed_at is not null and referral_code is not null and referred_by <> referral_code'
