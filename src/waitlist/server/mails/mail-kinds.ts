/**
 * Why an email is in the outbox; kinds are sent in alphabetical order. `confirm` is queued with the join itself,
 * `welcome` after confirming; `date` reminds somebody of one of their car's dates, if they asked; `team` is a
 * visitor’s message to the operator; `topic` is sent once the founder has answered what somebody is waiting for,
 * `remind` for a code that was not redeemed, `unconfirmed` a week before an entry is deleted; `yet-waiting` asks
 * whether somebody is still waiting.
 */
export const MAIL_KINDS = {
  confirm: 'confirm',
  date: 'date',
  invite: 'invite',
  remind: 'remind',
  team: 'team',
  topic: 'topic',
  unconfirmed: 'unconfirmed',
  welcome: 'welcome',
  'yet-waiting': 'yet-waiting',
} as const

/**
 * Asks people who joined while mail was off to confirm. The name sorts almost last, as many of these are sent at
 * once, and none is urgent.
 */
export const ASK_KIND = 'yet-to-confirm'

/**
 * Returns SQL for an email's cause, from its kind and entry: a person who is erased and joins again has another
 * entry.
 */
export const entryCause = (kind: string) => `'${kind}:' || email_key || ':' || joined_at`

export const CONFIRM_KINDS_SQL = `('${MAIL_KINDS.confirm}', '${ASK_KIND}')`
