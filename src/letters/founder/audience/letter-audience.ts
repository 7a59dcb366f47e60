import { count, number } from '#src/content/in-words.ts'
import type { Purpose } from '#src/content/purposes.ts'
import { noticeWordings, wordingsThatAllow } from '#src/content/receipt.ts'
import type { Queryable } from '#src/db/database.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { audienceOf, coversSql, waitsForSql } from '#src/letters/sending/audience-of.ts'
import type { Audience } from '#src/letters/sending/letter-store.ts'
import { filterFields, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { placeSql, readPlaces } from '#src/waitlist/founder/places.ts'
import { CONFIRM_KINDS_SQL } from '#src/waitlist/server/mails/mail-kinds.ts'
import { countEntriesBy } from '#src/waitlist/server/member/entries.ts'

/** Fields that choose who a letter is for. */
export const whomFields = {
  ...filterFields,
  'waiting-for': option(
    'TOPIC',
    'only people who asked to hear about this topic; for letters with the purpose answer',
    { label: 'The topic' },
  ),
  wave: option('NAME', 'only people who were invited in this wave', { label: 'The wave' }),
}

type Whom = { [Name in keyof typeof whomFields]?: string | undefined }
/** Who a letter goes to, and why other chosen people do not get it. */
export type LetterAudience = {
  audience: Audience
  gets: number
  /** By area; if some places were chosen, by district. */
  byPlace: { name: string; n: number }[]
  /** By the version of the wording that they agreed to. */
  byWording: { name: string; n: number }[]
  leftOut: { why: string; n: number }[]
}

/** Why somebody is left out; the first reason that matches counts. */
const STATE_SQL = (covers: string) => `case
  when unsubscribed_at is not null then 'unsubscribed'
  when undeliverable_at is not null then 'whose address accepts no email'
  when confirmed_at is null and exists (select 1 from mail_outbox m where m.email_key = waitlist.email_key
    and m.kind in ${CONFIRM_KINDS_SQL}) then 'asked to confirm, but not confirmed'
  when confirmed_at is null then 'never asked to confirm: they joined while email was off, or were imported'
  when not (${covers}) then 'agreed to a wording that does not cover it'
  else '' end`

/** Reads who a letter would reach. Throws Misuse. */
export async function readAudience(
  database: Queryable,
  purpose: Purpose,
  whom: Whom,
): Promise<LetterAudience> {
  const topic = whom['waiting-for']
  if (purpose === 'answer' && topic === undefined)
    throw new Misuse('is missing: a letter with the purpose answer goes to those who asked', 'waiting-for')
  if (purpose !== 'answer' && topic !== undefined)
    throw new Misuse('is for letters with the purpose answer', 'waiting-for')
  const filter = readFilter(whom)
  const values = [...filter.values]
  const place = (value: string) => `$${values.push(value)}`
  const conditions = [filter.where]
  let wording = 'notice'
  if (whom.wave !== undefined)
    conditions.push(`email_key in (select email_key from perk_code where wave = ${place(whom.wave)})`)
  if (topic !== undefined) {
    const asked = place(topic)
    conditions.push(waitsForSql(asked))
    wording = `(select t.notice from topic_wait t where t.email_key = waitlist.email_key and t.topic = ${asked})`
  }
  const scope = { where: conditions.join(' and '), values, inWords: describe(whom) }
  const rows = await countEntriesBy(
    database,
    { state: STATE_SQL(coversSql(purpose)), place: placeSql(whom.area), wording: `coalesce(${wording}, '')` },
    scope,
  )
  const gets = rows.filter(({ state }) => state === '')
  const others = rows.filter(({ state }) => state !== '')
  return {
    audience: audienceOf(purpose, scope),
    gets: sum(gets),
    byPlace: sumsBy(gets, ({ place }) => place),
    byWording: sumsBy(gets, ({ wording }) => wording),
    leftOut: sumsBy(others, ({ state }) => state).map(({ name, n }) => ({ why: name, n })),
  }
}

const sum = (some: readonly { n: number }[]) => some.reduce((all, { n }) => all + n, 0)

/** Largest first, then alphabetically. */
function sumsBy<Row extends { n: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, some]) => ({ name, n: sum(some) }))
    .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))
}

/** Describes the audience for a person, one thing a line. */
export function describeAudience(
  purpose: Purpose,
  { gets, byPlace, byWording, leftOut }: Omit<LetterAudience, 'audience'>,
): string {
  const agreed = wordingsThatAllow(purpose).map(version => {
    const n = byWording.find(({ name }) => name === version)?.n ?? 0
    return `“${noticeWordings[version]}” (${version}) ${number(n)}`
  })
  const places = byPlace.map(({ name, n }) => `${name} ${number(n)}`).join(', ')
  return [
    [`${count(gets, 'person', 'people')} would get it`, ...(places ? [places] : [])].join(': '),
    `They agreed to: ${agreed.join(', ') || 'no wording covers this purpose yet'}`,
    ...leftOut.map(({ why, n }) => `Left out: ${number(n)} ${why}`),
  ].join('\n')
}

function describe({ area, since, 'waiting-for': topic, wave }: Whom): string {
  return [
    area !== undefined ? `in ${readPlaces(area).words}` : 'everyone',
    ...(since ? [`who joined since ${since}`] : []),
    ...(topic ? [`waiting for ${topic}`] : []),
    ...(wave ? [`invited in the wave ${wave}`] : []),
  ].join(', ')
}
