import type { Queryable } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import type { About, Verdict } from '#src/maeve/conversation.ts'
import { utcDay } from '#src/time/utc-day.ts'
import type { OfflineReply } from './answering/replies.ts'
import type { TaughtAnswer } from './taught/taught-knowledge.ts'
import { topicCounts } from './topic-counts.ts'

/** How visitors judged a reply: `wrong` out of `of`. */
export type Judged = { wrong: number; of: number }

/** The name under which a verdict is counted, depending on whose words it is about. */
const COUNTED_AS = { own: { yes: 'right', no: 'wrong' }, model: { yes: 'model right', no: 'model wrong' } }

/** Returns what a reply answered, if that is a single thing that can be right or wrong. */
export function aboutReply(
  message: string,
  { kind, says, message: own }: OfflineReply,
  answers: readonly TaughtAnswer[],
): About | undefined {
  if (kind !== 'answer' || says?.length !== 1) return undefined
  const [subject = '', facet] = says[0]!.split('/')
  return { subject, ...(facet && { facet }), version: versionOf(says[0]!, answers), model: message !== own }
}

export const versionOf = (topic: string, answers: readonly TaughtAnswer[]): number =>
  answers.find(answer => answer.topic === topic)?.version ?? 0

/** Counts what a visitor said about a reply on a topic, under today (UTC). Rejects if the database fails. */
export function addVerdict(session: Queryable, topic: string, { verdict, model }: Verdict): Promise<unknown> {
  const what = COUNTED_AS[model ? 'model' : 'own'][verdict]
  return insertRows(
    session,
    'maeve_count',
    [{ day: utcDay(Date.now()), what, topic, n: 1 }],
    'on conflict (day, what, topic) do update set n = maeve_count.n + excluded.n',
  )
}

/** Forgets what visitors said about a topic and its facets, because her answer to it has changed. */
export function forgetVerdicts(session: Queryable, topic: string): Promise<unknown> {
  return session.query(
    `delete from maeve_count where what in ('right', 'wrong', 'model right', 'model wrong')
      and (topic = $1 or topic like $2)`,
    [topic, `${topic}/%`],
  )
}

/** What visitors said about each topic since a UTC date such as 2026-01-31: about her own words, and about a model's. */
export async function verdictsSince(
  session: Queryable,
  since: string,
): Promise<{ topic: string; own: Judged; model: Judged }[]> {
  const all = Object.values(COUNTED_AS).flatMap(({ yes, no }) => [yes, no])
  const counts = (await topicCounts(session, since)).filter(({ what }) => all.includes(what))
  return [...Map.groupBy(counts, ({ topic }) => topic)].map(([topic, rows]) => {
    const judged = ({ yes, no }: { yes: string; no: string }): Judged => {
      const [right = 0, wrong = 0] = [yes, no].map(what => rows.find(row => row.what === what)?.n)
      return { wrong, of: right + wrong }
    }
    return { topic, own: judged(COUNTED_AS.own), model: judged(COUNTED_AS.model) }
  })
}
