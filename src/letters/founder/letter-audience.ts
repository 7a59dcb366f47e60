import { count, number } from '#src/content/in-words.ts'
import type { Purpose } from '#src/content/letters.ts'
import { noticeWordings, wordingsThatAllow } from '#src/content/receipt.ts'
import type { Queryable } from '#src/db/database.ts'
import { audienceOf, coversSql, waitsForSql } from '#src/letters/sending/audience.ts'
import type { Audience } from '#src/letters/sending/letter-store.ts'
import { UsageFault } from '#src/operator/command.ts'
import { FILTER_HELP, FILTER_OPTIONS, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { AREA_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { CONFIRM_KINDS_SQL } from '#src/waitlist/server/mails/mail-kinds.ts'

export const AUDIENCE_OPTIONS = { ...FILTER_OPTIONS, 'waiting-for': { type: 'string' } } as const
export const AUDIENCE_HELP = `${FILTER_HELP}
  --waiting-for TOPIC only who asked to be told of this topic; for letters with the purpose answer`

type Options = { area?: string; since?: string; 'waiting-for'?: string }
/** Whom a letter goes to, and why it does not go to the others whom the options name. */
export type LetterAudience = {
  audience: Audience
  gets: number
  byArea: { name: string; n: number }[]
  /** By the version of the wording that they agreed to. */
  byWording: { name: string; n: number }[]
  leftOut: { why: string; n: number }[]
}

/** Who is left out, in the order in which the reasons count. */
const STATE_SQL = (covers: string) => `case
  when unsubscribed_at is not null then 'unsubscribed'
  when undeliverable_at is not null then 'whose address takes no email'
  when confirmed_at is null and exists (select 1 from mail_outbox m where m.email_key = waitlist.email_key
    and m.kind in ${CONFIRM_KINDS_SQL}) then 'asked to confirm, and not confirmed'
  when confirmed_at is null then 'never asked to confirm: see letter ask-unconfirmed'
  when not (${covers}) then 'agreed to a wording that does not cover it'
  else '' end`

/** Reads whom a letter would reach. */
export async function readAudience(
  { query }: Queryable,
  purpose: Purpose,
  options: Options,
): Promise<LetterAudience> {
  const topic = options['waiting-for']
  if ((purpose === 'answer') !== (topic !== undefined))
    throw new UsageFault(
      topic === undefined
        ? 'a letter with the purpose answer goes to those who asked: say --waiting-for TOPIC'
        : '--waiting-for is for letters with the purpose answer',
    )
  const filter = readFilter(options)
  const { where, values } = filter
  const waiting = topic === undefined ? '' : ` and ${waitsForSql(`$${values.length + 1}`)}`
  const scope = {
    where: where + waiting,
    values: topic === undefined ? values : [...values, topic],
    inWords: describe(options),
  }
  const wording =
    topic === undefined
      ? 'notice'
      : `(select t.notice from topic_wait t where t.email_key = waitlist.email_key and t.topic = $${values.length + 1})`
  const rows = await query<{ state: string; area: string; wording: string; n: number }>(
    `select ${STATE_SQL(coversSql(purpose))} as state, ${AREA_SQL} as area, coalesce(${wording}, '') as wording,
      count(*) as n from waitlist where ${scope.where} group by 1, 2, 3`,
    scope.values,
  )
  const gets = rows.filter(({ state }) => state === '')
  return {
    audience: audienceOf(purpose, scope),
    gets: sum(gets),
    byArea: sumsBy(gets, ({ area }) => area),
    byWording: sumsBy(gets, ({ wording }) => wording),
    leftOut: sumsBy(
      rows.filter(({ state }) => state !== ''),
      ({ state }) => state,
    ).map(({ name, n }) => ({ why: name, n })),
  }
}

const sum = (some: readonly { n: number }[]) => some.reduce((all, { n }) => all + n, 0)

/** The most first, then by the alphabet. */
function sumsBy<Row extends { n: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, some]) => ({ name, n: sum(some) }))
    .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))
}

/** The same for a person, one thing a line. */
export function describeAudience(
  purpose: Purpose,
  { gets, byArea, byWording, leftOut }: LetterAudience,
): string {
  const agreed = wordingsThatAllow(purpose).map(version => {
    const n = byWording.find(({ name }) => name === version)?.n ?? 0
    return `“${noticeWordings[version]}” (${version}) ${number(n)}`
  })
  return [
    `${count(gets, 'person', 'people')} would get it${byArea.length ? `: ${byArea.map(({ name, n }) => `${name} ${number(n)}`).join(', ')}` : ''}`,
    `They agreed to: ${agreed.join(', ') || 'no wording covers this purpose yet'}`,
    ...leftOut.map(({ why, n }) => `Left out: ${number(n)} ${why}`),
  ].join('\n')
}

function describe({ area, since, 'waiting-for': topic }: Options): string {
  return [
    area ? `in ${area.toUpperCase()}` : 'everyone',
    ...(since ? [`who joined since ${since}`] : []),
    ...(topic ? [`who waits for ${topic}`] : []),
  ].join(', ')
}
