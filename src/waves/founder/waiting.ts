import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { waveHelp } from '#src/content/waves.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { waveName } from './invite-wave.ts'

/** SQL for an invitation in the outbox that no server has begun to send. $1 is now. */
const UNTOUCHED = `kind = '${MAIL_KINDS.invite}' and sent_at is null and failed_at is null and leased_until <= $1
  and perhaps_at is null and coalesce(doubts, 0) = 0`

/** How many of a wave's invitations have not been sent, and when the first may be, in epoch milliseconds. */
type Waiting = { wave: string; waiting: number; at: number }

/** Reads the waves whose invitations have not all been sent. */
export function waitingWaves({ query }: Queryable): Promise<Waiting[]> {
  return query<Waiting>(
    `select coalesce(wave, '') as wave, count(*) as waiting, min(due_at) as at
      from mail_outbox join perk_code on perk_code.email_key = mail_outbox.email_key
      where kind = '${MAIL_KINDS.invite}' and sent_at is null and failed_at is null group by 1 order by 3, 1`,
  )
}

/**
 * Takes back those of a wave's codes whose emails no server has begun to send, so that the people can be invited again.
 * Returns how many. A server that begins such an email in the meantime finds no code for it, and sends nothing.
 */
export function takeBack(database: Database, wave: string, now: number): Promise<number> {
  return database.exclusively(async ({ query }) => {
    const taken = await query(
      `delete from perk_code where wave = $2 and redeemed_at is null
        and email_key in (select email_key from mail_outbox where ${UNTOUCHED}) returning code`,
      [now, wave],
    )
    await query(
      `delete from mail_outbox where ${UNTOUCHED}
        and not exists (select 1 from perk_code where perk_code.email_key = mail_outbox.email_key)`,
      [now],
    )
    return taken.length
  })
}

export const stopWave = action({
  summary: 'take back a wave’s invitations that have not been sent yet',
  help: waveHelp.stop,
  input: v.object({ name: waveName }),
  changes: 'people',
  showsPeople: false,

  async run({ name }, { list }) {
    const taken = await takeBack(await list(), name, Date.now())
    if (!taken)
      throw new Refusal(`no invitations of ${name} are waiting to go, so there is nothing to take back`)
    return { name, taken }
  },

  inWords: ({ name, taken }) =>
    `${name}: ${count(taken, 'invitation is', 'invitations are')} taken back, and those people can be invited again.`,
})
