import type { Database, Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'

/**
 * What the founder answered on a topic. `true_until` is a day in the UK, such as 2026-01-31; times are epoch
 * milliseconds.
 */
export type StoredAnswer = {
  topic: string
  version: number
  answer: string
  /** Further ways to ask for it, one per line. */
  asked_as: string
  true_until: string
  answered_at: number
}

/** Returns the current answers: each topic's latest version, unless it was retracted. Rejects if the database fails. */
export function readAnswers({ query }: Queryable): Promise<StoredAnswer[]> {
  return query<StoredAnswer>(
    `select topic, version, answer, asked_as, true_until, answered_at from maeve_answer a
      where retracted_at is null
        and version = (select max(version) from maeve_answer b where b.topic = a.topic) order by topic`,
  )
}

type NewAnswer = Pick<StoredAnswer, 'topic' | 'answer' | 'asked_as' | 'true_until'>

/** Writes the next version of a topic's answer; `also` is done in the same step. Returns the version. */
export function writeAnswer(
  database: Pick<Database, 'exclusively'>,
  answer: NewAnswer,
  now: number,
  also: (session: Queryable) => Promise<unknown>,
): Promise<number> {
  return database.exclusively(async session => {
    const [row] = await session.query<{ version: number | null }>(
      'select max(version) as version from maeve_answer where topic = $1',
      [answer.topic],
    )
    const version = (row?.version ?? 0) + 1
    const name = `${answer.topic}.${version}`
    await insertRows(session, 'maeve_answer', [
      { name, version, ...answer, answered_at: now, retracted_at: null },
    ])
    await also(session)
    return version
  })
}

/** Retracts a topic's answer; `also` is done in the same step. Returns the version that applied until now; undefined if none did. */
export function retractAnswer(
  database: Pick<Database, 'exclusively'>,
  topic: string,
  now: number,
  also: (session: Queryable) => Promise<unknown>,
): Promise<number | undefined> {
  return database.exclusively(async session => {
    const [row] = await session.query<{ version: number }>(
      `update maeve_answer set retracted_at = $2 where topic = $1 and retracted_at is null
        and version = (select max(version) from maeve_answer where topic = $1) returning version`,
      [topic, now],
    )
    await also(session)
    return row?.version
  })
}
