import type { Database, SqlValue } from '#src/db/database.ts'
import { countRows, places } from '#src/db/rows.ts'
import type { Letter } from '../letter.ts'

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
  /** When the founder put it away; it stays stopped. */
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
    /** Records that the first few were sent, and that the rest may be sent from `at` on. */
    restAt: (name: string, at: number) =>
      change(name, ['going'], 'rest_at = coalesce(rest_at, cast($2 as bigint))', at),
    /** Records why a letter that is going out makes no progress. `reason`: null if it does make progress. */
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
     * Resumes a letter that was stopped or is done. If a person stopped it midway, reactions so far still
     * count towards its limits; otherwise counting starts again from now. Recipients who were refused
     * through our fault or a temporary one are tried again, after the others if anybody has had the letter.
     * Call it in a transaction. Returns undefined, and changes nothing, if it is neither stopped nor done.
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
