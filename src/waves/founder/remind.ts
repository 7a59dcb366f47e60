import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { waveHelp } from '#src/content/waves.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { countRows } from '#src/db/rows.ts'
import { action, askNumber } from '#src/founder/action.ts'
import { withSender } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { enqueue } from '#src/mail/outbox.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'
import { writableSql } from '#src/waitlist/server/member/entries.ts'
import { readWaves } from '../wave-figures.ts'
import { waveName } from './invite-wave.ts'

export const remind = action({
  summary: 'remind people in a wave who have not redeemed their code',
  help: waveHelp.remind,
  input: v.object({ name: waveName }),
  changes: 'people',
  showsPeople: false,

  async questions({ name }, { environment, list, note }) {
    const settings = withSender('the reminder', environment)
    const database = await list()
    const n = await countRemindable(database, name)
    const delay = await delayOf(database, settings, n)
    if (delay) note(delay)
    return askNumber(n, `This reminds ${count(n, 'person', 'people')}.`)
  },

  run: async ({ name }, { list }) => ({ reminded: await remindWave(await list(), name, Date.now()) }),

  inWords: ({ reminded: n }) =>
    n ? `${count(n, 'reminder is', 'reminders are')} going out.` : 'There is nobody left to remind.',
})

/** How many are reminded in one transaction, which a visitor's join may have to wait for. */
const BATCH = 500

/** SQL for a wave's codes that were emailed, were not redeemed and have had no reminder. `$1` is the wave. */
const REMINDABLE = `perk_code p where p.wave = $1 and p.redeemed_at is null and p.reminded_at is null
    and ${writableSql('p.email_key', 'p.invited_at')}
    and exists (select 1 from mail_outbox m where m.email_key = p.email_key and m.kind = '${MAIL_KINDS.invite}' and m.sent_at is not null)`

/** Counts how many people in a wave would be reminded. Throws a Refusal if there is no such wave. */
export async function countRemindable(database: Queryable, wave: string): Promise<number> {
  const known = (await readWaves(database)).map(one => one.wave).filter(Boolean)
  if (!known.includes(wave))
    throw new Refusal(`there is no wave “${wave}”; there are: ${known.join(', ') || 'none'}`)
  return countRows(database, REMINDABLE, [wave])
}

/** Queues the only reminder that each person in a wave gets, in exclusive transactions. Returns how many. */
async function remindWave(database: Database, wave: string, now: number): Promise<number> {
  for (let reminded = 0; ; ) {
    const some = await database.exclusively(async session => {
      const rows = await session.query<{ code: string }>(
        `update perk_code set reminded_at = $2
          where code in (select p.code from ${REMINDABLE} order by p.code limit ${BATCH}) returning code`,
        [wave, now],
      )
      const kind = MAIL_KINDS.remind
      const from = 'perk_code where wave = $2 and reminded_at = $1'
      if (rows.length) await enqueue(session, { kind, cause: `'${kind}:' || email_key` }, from, [now, wave])
      return rows.length
    })
    reminded += some
    if (some < BATCH) return reminded
  }
}
