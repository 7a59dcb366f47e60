import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { createTestDatabase } from '#test/support/test-database.ts'

const PARAGRAPH =
  'You joined early, and **Leeds goes first**. From 2 March our vans come to your kerb: no queue, no drive, no wet shoes.'
/** A letter of ordinary length. */
export const BODY = `${PARAGRAPH}\n\n**[Book your first wash](/)**\n\n## What you get\n\n- Priority access\n- 15% off\n\n${`${PARAGRAPH}\n\n`.repeat(4)}`

/** A list of `n` confirmed people, on its own database. */
export async function openBigList(engine: Database['engine'], n: number, smtpUrl: string) {
  const own = await createTestDatabase(engine)
  const database = own.open()
  await migrate(database)
  const at = Date.now() - DAY_MS
  await database.query(
    `with recursive visitor(i) as (select 0 union all select i + 1 from visitor where i < ${n - 1})
      insert into waitlist (email_key, email, postcode, joined_at, notice, form, confirmed_at)
      select 'visitor' || i || '@example.com', 'visitor' || i || '@example.com', 'LS' || (i % 30 + 1) || ' 2AB',
        ${at} - i, '1', 'hero', ${at} from visitor`,
  )
  await database.query(`update counter set n = $1 where name = 'waitlist'`, [n])
  const file = join(mkdtempSync(join(tmpdir(), 'kerbside-letter-')), 'launch.md')
  writeFileSync(
    file,
    `---\nsubject: We open in Leeds\npreview: Book your first wash\npurpose: launch\n---\n${BODY}`,
  )
  const environment = {
    DATABASE_URL: own.url,
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://kerbside.example',
    OPERATOR_NAME: 'Kerbside Ltd',
    OPERATOR_CONTACT: 'hello@kerbside.example',
    MAIL_PER_DAY: '9999999',
  }
  return {
    url: own.url,
    database,
    environment,
    waitlist: (...words: string[]) => runWaitlistWith(environment, ...words),
    send: () => runWaitlistWith(environment, 'letter', 'send', file, '--yes', String(n)),
    /** Skips the 15 minutes before the first emails and the hour after them. */
    async hurry() {
      await database.query('update letter set starts_at = decided_at, rest_at = decided_at')
      await database.query('update letter_recipient set due_at = 0')
    },
    /** Ends the leases and waits of unsent recipients. No server may be sending to any of them. */
    endRests: () =>
      database.query('update letter_recipient set due_at = 0 where sent_at is null and failed_at is null'),
    async left(): Promise<number> {
      const [row] = await database.query<{ n: number }>(
        'select count(*) as n from letter_recipient where sent_at is null and failed_at is null',
      )
      return row!.n
    },
    /** Returns how many recipients have not got the letter, grouped by what is recorded about them. */
    without: () =>
      database.query(
        `select attempts, doubtful, failed_at is not null as given_up, due_at > $1 as rests, fault, count(*) as n
          from letter_recipient where sent_at is null group by 1, 2, 3, 4, 5`,
        [Date.now()],
      ),
    /** Returns how many of those left a server could take now. */
    async due(): Promise<number> {
      const [row] = await database.query<{ n: number }>(
        'select count(*) as n from letter_recipient where sent_at is null and failed_at is null and due_at <= $1',
        [Date.now()],
      )
      return row!.n
    },
    async close() {
      await database.close()
      await own.remove()
    },
  }
}
