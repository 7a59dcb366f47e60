/** Whether a row of the waitlist counts as a friend for whoever holds the code it came by: it has confirmed, and holds another code. */
export const COUNTS_AS_FRIEND =
  'confirmed_at is not null and referral_code is not null and referred_by <> referral_code'
