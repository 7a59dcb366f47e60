import { count, number } from '#src/content/in-words.ts'
import { type Purpose, purposes } from '#src/content/purposes.ts'
import { noticeWordings, wordingsThatAllow } from '#src/content/receipt.ts'
import type { Queryable, SqlValue } from '#src/db/database.ts'
import { askNumber, type Question } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import type { Letter } from '#src/letters/letter.ts'
import type { Audience } from '#src/letters/sending/letter-store.ts'
import { LEFT } from '#src/letters/sending/recipients.ts'
import { filterFields, readFilter } from '#src/waitlist/founder/entry-filter.ts'
import { placeSql, readPlaces } from '#src/waitlist/founder/places.ts'
import { CONFIRM_KINDS_SQL } from '#src/waitlist/server/mails/mail-kinds.ts'
import { countEntries, countEntriesBy, WRITABLE } from '#src/waitlist/server/member/entries.ts'

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

/** Counts people who have had, or are about to get, a letter of the same subject or text under another name. */
export function hadAlready(
  database: Queryable,
  { name, subject, body }: Letter,
  { where, values }: Pick<Audience, 'where' | 'values'>,
): Promise<number> {
  const [own, title, text] = [1, 2, 3].map(place => `$${values.length + place}`)
  const had = `exists (select 1 from letter_recipient r join letter l on l.name = r.letter
    where r.email_key = waitlist.email_key and l.name <> ${own} and (l.subject = ${title} or l.body = ${text})
      and (coalesce(r.sent_at, r.begun_at) is not null or (l.state in ('preparing', 'going') and r.failed_at is null)))`
  return countEntries(database, { where: `${where} and ${had}`, values: [...values, name, subject, body] })
}

/** Counts them among the people who are still to get a letter. */
export const leftHadAlready = (database: Queryable, letter: Letter): Promise<number> =>
  hadAlready(database, letter, {
    where: `email_key in (select email_key from letter_recipient where letter = $1 and ${LEFT})`,
    values: [letter.name],
  })

export const againOption = option(
  'N',
  'how many have had a letter of this subject or text before, and get it again',
)

/** Returns the question to ask if some people have had it already. */
export const againQuestion = (n: number): Question[] =>
  askNumber(
    n,
    `${count(n, 'person has', 'people have')} had a letter of this subject or text, or are about to. This sends it to them AGAIN.`,
    'again',
  )

type Filter = { where: string; values: readonly SqlValue[]; inWords: string }

/** Returns who a filter selects, if they confirmed, have not unsubscribed, and their wording covers the purpose. */
export function audienceOf(purpose: Purpose, { where, values, inWords }: Filter): Audience {
  return {
    where: `${where} and ${WRITABLE} and ${coversSql(purpose)}`,
    values,
    inWords: [inWords, `who agreed to ${purposes[purpose]}`].filter(Boolean).join(', '),
  }
}

/**
 * Returns SQL for whether an entry's wording covers a purpose. For an answer, the wording shown when it was asked for
 * counts: see `waitsForSql`.
 */
export const coversSql = (purpose: Purpose): string =>
  purpose === 'answer' ? '1 = 1' : noticeSql('notice', purpose)

/** Returns SQL for whether an entry waits for a topic under a wording that covers the answer; `topic` is its parameter. */
export const waitsForSql = (topic: string): string =>
  `exists (select 1 from topic_wait t where t.email_key = waitlist.email_key and t.topic = ${topic} and t.held is null
    and ${noticeSql('t.notice', 'answer')})`

/** Safe to write into SQL: versions are digits, from our own content. */
function noticeSql(column: string, purpose: Purpose): string {
  const versions = wordingsThatAllow(purpose)
  return versions.length
    ? `coalesce(${column}, '') in (${versions.map(version => `'${version}'`).join(', ')})`
    : '1 = 0'
}
