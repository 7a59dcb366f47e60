import type { Database, SqlValue } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import { insertRows, padded, places } from '#src/db/rows.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import type { Letter } from '../letter.ts'
import type { LetterState } from './letter-store.ts'

/** How many recipients get a letter first. */
export const FIRST_FEW = 20
/** How many rows one statement writes, as a join may have to wait for it. */
const BATCH = 2_000
/** A preparation that makes no progress for this long, in milliseconds, has died. */
const DIED_MS = MINUTE_MS

/** Who a letter is for: an SQL condition on the waitlist, with its values from $1 on, and the same in words. */
export type Audience = { where: string; values: readonly SqlValue[]; inWords: string }
/** When a letter is sent, who gets it, and the database that it is sent from. */
type Plan = { audience: Audience; startsAt: number; home: string }

/**
 * Stores a letter and a row for each recipient, to be sent from `startsAt` on. Yields the number of rows so far.
 * If a preparation dies, the next one starts from the beginning. Throws if there is already a letter of this name.
 */
export async function* prepareLetter(
  database: Database,
  letter: Letter,
  plan: Plan,
  clock: () => number,
): AsyncGenerator<number> {
  const now = clock()
  const { name } = letter
  if (!(await claimName(database, letter, plan, now)))
    throw new Refusal(
      `there is already a letter called ${name}, and a name can be used once; if that one has stopped, resume it`,
    )

  const { where, values } = plan.audience
  const [own, decided, starts] = [1, 2, 3].map(place => `$${values.length + place}`)
  let rows = 0
  for await (const range of keyRanges(database, { name: 'waitlist', key: ['email_key'] }, BATCH)) {
    // Without exclusive access, PostgreSQL could add a row for somebody who is being erased.
    const some = await database.exclusively(session =>
      session.query(
        `insert into letter_recipient (letter, email_key, part, due_at, attempts, doubtful)
          select ${own}, email_key, 1, cast(${starts} as bigint), 0, 0 from waitlist
          where ${where} and ${range.where(4 + values.length)} and joined_at <= ${decided} and confirmed_at <= ${decided}
            and exists (select 1 from letter where name = ${own} and decided_at = ${decided} and state = 'preparing')
          on conflict do nothing returning letter`,
        [...values, name, now, plan.startsAt, ...range.values],
      ),
    )
    rows += some.length
    yield rows
    await database.query('update letter set alive_at = $2 where name = $1', [name, clock()])
  }

  // At random, so that no one can choose an address that puts them among the first.
  const few = await database.query<{ email_key: string }>(
    `select email_key from letter_recipient where letter = $1 order by random() limit ${FIRST_FEW}`,
    [name],
  )
  const keys = few.map(({ email_key }) => email_key)
  await database.query(
    `update letter_recipient set part = 0 where letter = $1 and email_key in (${places(FIRST_FEW, 2)})`,
    [name, ...padded(keys, FIRST_FEW)],
  )
  const [going] = await database.query(
    `update letter set state = 'going', recipients = $3, alive_at = $4 where name = $1 and decided_at = $2
      and state = 'preparing' returning name`,
    [name, now, rows, clock()],
  )
  if (!going) throw new Refusal(`the letter ${name} was stopped during preparation`)
}

/** Stores the letter unless there is one with its name. A preparation that has died is deleted first. */
function claimName(database: Database, letter: Letter, { audience, startsAt, home }: Plan, now: number) {
  const died = `name = $1 and state = 'preparing' and alive_at < $2`
  return database.exclusively(async session => {
    const values = [letter.name, now - DIED_MS]
    await session.query(
      `delete from letter_recipient where letter in (select name from letter where ${died})`,
      values,
    )
    await session.query(`delete from letter where ${died}`, values)
    const row = {
      ...letter,
      audience: audience.inWords,
      state: 'preparing' satisfies LetterState,
      ...{ recipients: 0, decided_at: now, counted_from: now, alive_at: now, starts_at: startsAt, home },
    }
    const claimed = await insertRows(session, 'letter', [row], 'on conflict do nothing returning name')
    return claimed.length > 0
  })
}
