import type { Question } from '#src/content/question.ts'
import type { Database, Queryable, SqlValue } from '#src/db/database.ts'
import type { Tonight } from '#src/feature.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { Joined } from '#src/waitlist/server/join/join-follower.ts'
import type { Member, TraceRow } from '#src/waitlist/server/member/personal-data.ts'

/** What somebody chose for a question that they were asked. */
export type Chosen = { question: Question; chosen: string }

/**
 * Inserts a choice, if the entry that joined at this time is still there. `rest`: SQL with further conditions, and
 * with what to do on a conflict.
 */
const insert = (
  database: Database,
  { email_key, joined_at }: Pick<Member, 'email_key' | 'joined_at'>,
  { question: { id, pence, version }, chosen }: Chosen,
  rest: string,
  ...more: SqlValue[]
) =>
  // Not during an erasure, which would not see the new row.
  database.exclusively(({ query }) =>
    query(
      `insert into choice (email_key, question, chosen, pence, notice, chosen_at)
        select email_key, $3, $4, cast($5 as bigint), $6, cast($7 as bigint) from waitlist
        where email_key = $1 and joined_at = $2 ${rest}`,
      [email_key, joined_at, id, chosen, pence ?? null, version, Date.now(), ...more],
    ),
  )

/**
 * Stores what was chosen right after a join, if that join made the entry, the entry is still there, and the
 * question has no answer. Otherwise it stores nothing, but writes just as much to the database. Rejects if
 * the database fails.
 */
export async function keepFirst(database: Database, joined: Joined, chosen: Chosen): Promise<void> {
  const rest = 'and cast($8 as bigint) = 1 on conflict (email_key, question) do nothing returning question'
  const kept = await insert(database, joined, chosen, rest, Number(joined.isNew))
  if (!kept.length) await database.check('waitlist')
}

/**
 * Stores or changes an answer from somebody's own page. An answer about the price keeps the figure asked first.
 */
export const change = (database: Database, member: Member, chosen: Chosen): Promise<unknown> =>
  insert(
    database,
    member,
    chosen,
    `on conflict (email_key, question) do update set chosen = excluded.chosen,
      pence = coalesce(choice.pence, excluded.pence), notice = excluded.notice, chosen_at = excluded.chosen_at`,
  )

/**
 * Takes an answer back. Its row stays empty until the nightly task deletes it, so that the token of the join
 * cannot bring the answer back.
 */
export const takeBack = ({ query }: Queryable, { email_key }: Member, question: string): Promise<unknown> =>
  query('update choice set chosen = null, chosen_at = $3 where email_key = $1 and question = $2', [
    email_key,
    question,
    Date.now(),
  ])

export const choicesOf = ({ query }: Queryable, { email_key }: Member): Promise<TraceRow<'choice'>[]> =>
  query('select * from choice where email_key = $1', [email_key])

/** Deletes answers that were taken back more than a day ago: by then, the tokens of their joins have expired. */
export const forgetTakenBack = ({ query }: Queryable, { now }: Tonight): Promise<unknown> =>
  query('delete from choice where chosen is null and chosen_at < $1', [now - DAY_MS])
