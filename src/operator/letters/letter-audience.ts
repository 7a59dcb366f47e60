import type { Purpose } from '#src/content/letters.ts'
import { noticeWordings, wordingsThatAllow } from '#src/content/receipt.ts'
import type { Queryable } from '#src/db/database.ts'
import { audienceOf, coversSql, waitsForSql } from '#src/letters/sending/audience.ts'
import type { Audience } from '#src/letters/sending/letter-store.ts'
import { AREA_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { CONFIRM_KINDS_SQL } from '#src/waitlist/server/mails/mail-kinds.ts'
import { count, UsageFault } from '../command.ts'
import { FILTER_HELP, FILTER_OPTIONS, readFilter } from '../entries/entry-filter.ts'

export const AUDIENCE_OPTIONS = { ...FILTER_OPTIONS, 'waiting-for': { type: 'string' } } as const
export const AUDIENCE_HELP = `${FILTER_HELP}
  --waiting-for TOPIC only who asked to be told of this topic; for letters with the purpose answer`

type Options = { area?: string; since?: string; 'waiting-for'?: string }
/** Whom a letter goes to, and why it does not go to the others whom the options name. */
export type LetterAudience = {
  audience: Audience
  gets: number
  byArea: { name: string; n: number }[]
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
  const rows = await query<{ state: string; area: string; n: number }>(
    `select ${STATE_SQL(coversSql(purpose))} as state, ${AREA_SQL} as area, count(*) as n from waitlist
      where ${scope.where} group by 1, 2 order by 3 desc, 2`,
    scope.values,
  )
  const byArea = rows.filter(({ state }) => state === '').map(({ area, n }) => ({ name: area, n }))
  const why = [...new Set(rows.map(({ state }) => state))].filter(Boolean)
  const sum = (some: readonly { n: number }[]) => some.reduce((all, { n }) => all + n, 0)
  return {
    audience: audienceOf(purpose, scope),
    gets: sum(byArea),
    byArea,
    leftOut: why.map(reason => ({ why: reason, n: sum(rows.filter(({ state }) => state === reason)) })),
  }
}

/** The wordings that those who get a letter agreed to. */
const agreedWordings = (purpose: Purpose): string[] =>
  wordingsThatAllow(purpose).map(version => `“${noticeWordings[version]}” (${version})`)

/** The same for a person, one thing a line. */
export function describeAudience(purpose: Purpose, { gets, byArea, leftOut }: LetterAudience): string {
  return [
    `${count(gets, 'person', 'people')} would get it${byArea.length ? `: ${byArea.map(({ name, n }) => `${name} ${n.toLocaleString('en-GB')}`).join(', ')}` : ''}`,
    `They agreed to: ${agreedWordings(purpose).join(', ') || 'no wording covers this purpose yet'}`,
    ...leftOut.map(({ why, n }) => `Left out: ${n.toLocaleString('en-GB')} ${why}`),
  ].join('\n')
}

function describe({ area, since, 'waiting-for': topic }: Options): string {
  return [
    area ? `in ${area.toUpperCase()}` : 'everyone',
    ...(since ? [`who joined since ${since}`] : []),
    ...(topic ? [`who waits for ${topic}`] : []),
  ].join(', ')
}
