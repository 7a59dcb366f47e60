import type { Database, SqlValue } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import { countRows, insertRows, padded, places } from '#src/db/rows.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import type { Letter } from '../letter.ts'

/** How many recipients get a letter first. */
export const FIRST_FEW = 20
/** Rows written in one statement: a join waits no longer than that takes. */
const BATCH = 2_000
/** A preparation that makes no progress for this long, in milliseconds, has died. */
const DIED_MS = MINUTE_MS

export type LetterState = 'preparing' | 'going' | 'stopped' | 'done'

/** A letter as it is stored; times in epoch milliseconds. */
export type StoredLetter = Letter & {
  audience: string
  state: LetterState
  reason: string | null
  /** When it stopped itself. */
  stopped_at: number | null
  recipients: number
  decided_at: number
  starts_at: number
  rest_at: number | null
  counted_from: number
  done_at: number | null
  published_at: number | null
  /** When the founder put it away, stopped as it was. */
  put_away_at: number | null
  alive_at: number
  home: string
  tally: string | null
  /** How many times its words were changed; null for never. */
  version: number | null
  /** The words before each change, as JSON. */
  earlier: string | null
}

const PUBLISHED = 'from letter where published_at is not null order by published_at desc, name limit 50'

/** Who a letter is for: an SQL condition on the waitlist, with its values from $1 on, and the same in words. */
export type Audience = { where: string; values: readonly SqlValue[]; inWords: string }
/** When a letter is sent, who gets it, and the database that it is sent from. */
type Plan = { audience: Audience; startsAt: number; home: string }

/** Reads and changes the table `letter`. Everything rejects if the database fails. */
export function createLetterStore({ query }: Pick<Database, 'query'>) {
  /** Changes a letter if it is in one of these states, and returns it. */
  async function change(
    name: string,
    from: readonly LetterState[],
    set: string,
    ...values: readonly SqlValue[]
  ) {
    const states = from.map(state => `'${state}'`).join(', ')
    const [letter] = await query<StoredLetter>(
      `update letter set ${set} where name = $1 and state in (${states}) returning *`,
      [name, ...values],
    )
    return letter
  }

  return {
    async find(name: string): Promise<StoredLetter | undefined> {
      return (await query<StoredLetter>('select * from letter where name = $1', [name]))[0]
    },

    all: () => query<StoredLetter>('select * from letter order by decided_at desc, name'),
    /** If any of this changes, letters must be counted again at once. */
    standing: () =>
      query(
        'select name, state, reason, rest_at, version, published_at, put_away_at from letter order by name',
      ),
    going: () => query<StoredLetter>(`select * from letter where state = 'going' order by decided_at, name`),
    published: () => query<StoredLetter>(`select * ${PUBLISHED}`),
    /** The published letters without their texts. */
    listed: () =>
      query<Pick<StoredLetter, 'name' | 'subject' | 'starts_at'>>(
        `select name, subject, decided_at, starts_at, published_at ${PUBLISHED}`,
      ),

    /** The heartbeat of a server that sends letters. */
    alive: (names: readonly string[], now: number) =>
      query(
        `update letter set alive_at = $1 where state = 'going' and name in (${places(names.length, 2)})`,
        [now, ...names],
      ),
    /** Records that the first few were sent, and that the rest may be sent at `at`. */
    restAt: (name: string, at: number) =>
      change(name, ['going'], 'rest_at = coalesce(rest_at, cast($2 as bigint))', at),
    /** Records why a letter that is going out makes no progress; null if it does. */
    waits: (name: string, reason: string | null) => change(name, ['going'], 'reason = $2', reason),
    done: (name: string, now: number) =>
      change(name, ['going'], `state = 'done', reason = null, done_at = $2`, now),
    /** `at`: when it stopped itself; null if a person stopped it. */
    stop: (name: string, reason: string, at: number | null = null) =>
      change(name, ['going', 'preparing'], `state = 'stopped', reason = $2, stopped_at = $3`, reason, at),
    /**
     * Changes the words of a stopped letter; the old words are kept. Call it in the transaction that read
     * `old`. Returns undefined, and changes nothing, if the letter was not stopped.
     */
    edit({ name, ...old }: StoredLetter, { subject, preview, body }: Letter) {
      const went = { subject: old.subject, preview: old.preview, body: old.body }
      const earlier = JSON.stringify([...JSON.parse(old.earlier ?? '[]'), went])
      const set = 'subject = $2, preview = $3, body = $4, earlier = $5, version = coalesce(version, 0) + 1'
      return change(name, ['stopped'], set, subject, preview, body, earlier)
    },
    publish: (name: string, at: number) =>
      change(name, ['going', 'stopped', 'done'], 'published_at = $2', at),

    /** `at`: null to bring it back. */
    putAway: (name: string, at: number | null) => change(name, ['stopped'], 'put_away_at = $2', at),

    /** Counts letters that stopped themselves after `since`, up to `now`, and are waiting for a person. */
    stoppedSince: (since: number, now: number) =>
      countRows(
        { query },
        `letter where state = 'stopped' and put_away_at is null and stopped_at > $1 and stopped_at <= $2`,
        [since, now],
      ),

    /**
     * Resumes a stopped letter. If it stopped itself, or has been sent to no one yet, its limits start again from now;
     * if a person stopped it, they carry on. Recipients refused through our fault or a temporary one are tried again,
     * after the others if anybody has had the letter. Call it in a transaction. Returns undefined, and changes nothing,
     * if the letter was not stopped.
     */
    async resume(name: string, now: number, home: string) {
      const letter = await change(
        name,
        ['stopped', 'done'],
        `state = 'going', reason = null, stopped_at = null, put_away_at = null, done_at = null, alive_at = $2, home = $3,
          counted_from = case when stopped_at is null and state = 'stopped' and exists (
            select 1 from letter_recipient where letter = $1 and attempts > 0) then counted_from else $2 end,
          starts_at = case when starts_at < $2 then $2 else starts_at end`,
        now,
        home,
      )
      if (letter)
        await query(
          `update letter_recipient set failed_at = null, fault = null, again = null, attempts = 0, due_at = $2,
            part = case when exists (select 1 from letter_recipient had where had.letter = $1 and had.sent_at is not null)
              then 1 else part end where letter = $1 and again = 1`,
          [name, now],
        )
      return letter
    },
  }
}

/**
 * Stores a letter and a row for each recipient, to be sent from `startsAt`. Yields the number of rows so far. If a
 * preparation dies, the next one starts from the beginning. Throws if a letter of this name was sent before.
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
    // Otherwise PostgreSQL could add a row for somebody who is being erased.
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

/** Stores the letter unless there is one with its name. First deletes a preparation that has died. */
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
