/**
 * Why a mail is in the outbox; the first in the alphabet goes first. `confirm` is written with the join itself, `welcome`
 * after confirming, `remind` for a code that was not redeemed.
 */
export const MAIL_KINDS = {
  confirm: 'confirm',
  invite: 'invite',
  remind: 'remind',
  welcome: 'welcome',
} as const
