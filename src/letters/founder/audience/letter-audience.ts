import { count, number } from '#src/content/in-words.ts'
import { type Purpose, purposes } from '#src/content/purposes.ts'
import { noticeWordings, wordingsThatAllow } from '#src/content/receipt.ts'
import type { Queryable } from '#src/db/database.ts'
import { askNumber, type Context, type Question } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import type { Letter } from '#src/letters/letter.ts'
import type { Audience } from '#src/letters/sending/letter-preparing.ts'
import { LEFT } from '#src/letters/sending/recipients.ts'
import {
  assertEnough,
  filterFields,
  type ReadFilter,
  readFilter,
} from '#src/waitlist/founder/filters/entry-filter.ts'
import { placeSql } from '#src/waitlist/founder/filters/places.ts'
import { type Group, hideSmall, largestFirst, merge, sum } from '#src/waitlist/server/figures/small-groups.ts'
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
}

type Whom = { [Name in keyof typeof whomFields]?: string | undefined }
/** Why somebody is left out: the first reason that applies. */
const WHY_SQL = `case
  when unsubscribed_at is not null then 'unsubscribed'
  when undeliverable_at is not null then 'whose address accepts no email'
  when confirmed_at is null and exists (select 1 from mail_outbox m where m.email_key = waitlist.email_key
    and m.kind in ${CONFIRM_KINDS_SQL}) then 'asked to confirm, but not confirmed'
  when confirmed_at is null then 'never asked to confirm: they joined while email was off, or were imported'
  else 'agreed to a wording that does not cover it' end`

/** Reads who would get a letter, and why others who were chosen would not. Throws Misuse. */
export async function readAudience(purpose: Purpose, whom: Whom, context: Pick<Context, 'list' | 'note'>) {
  const topic = whom['waiting-for']
  if (purpose === 'answer' && topic === undefined)
    throw new Misuse('is missing: a letter with the purpose answer goes to those who asked', 'waiting-for')
  if (purpose !== 'answer' && topic !== undefined)
    throw new Misuse('is for letters with the purpose answer', 'waiting-for')
  const filter = await readFilter(whom, context)
  const values = [...filter.values]
  const place = (value: string) => `$${values.push(value)}`
  const conditions = [filter.where]
  let wording = 'notice'
  if (topic !== undefined) {
    const asked = place(topic)
    conditions.push(waitsForSql(asked))
    wording = `(select t.notice from topic_wait t where t.email_key = waitlist.email_key and t.topic = ${asked})`
  }
  const scope = { where: conditions.join(' and '), values, inWords: describe(whom, filter) }
  const audience = audienceOf(purpose, scope)
  const database = await context.list()
  // Two statements: in one, SQLite would sort the whole list by place and wording, even people who get nothing.
  const gets = await countEntriesBy(
    database,
    { place: placeSql(whom.area), wording: `coalesce(${wording}, '')` },
    audience,
  )
  const others = await countEntriesBy(
    database,
    { why: WHY_SQL },
    { where: `${scope.where} and not (${getsSql(purpose)})`, values },
  )
  const { hidesFew } = filter
  if (hidesFew) assertEnough(sum(gets))
  return {
    audience,
    gets: sum(gets),
    /** By area, or by district if some places were chosen. */
    byPlace: sumsBy(gets, ({ place }) => place, hidesFew),
    /** By the version of the wording that they agreed to. */
    byWording: sumsBy(gets, ({ wording }) => wording, hidesFew),
    leftOut: sumsBy(others, ({ why }) => why, hidesFew).map(({ name, n }) => ({ why: name, n })),
  }
}

/** Largest first, then alphabetically. */
function sumsBy<Row extends { n: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  hidesFew: boolean,
): Group[] {
  const all = merge(rows.map(row => ({ name: nameOf(row), n: row.n })))
  return hidesFew ? hideSmall(all).groups : largestFirst(all)
}

/** Describes the audience in words, one fact to a line. */
export function describeAudience(
  purpose: Purpose,
  { gets, byPlace, byWording, leftOut }: Omit<Awaited<ReturnType<typeof readAudience>>, 'audience'>,
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

function describe({ area, 'waiting-for': topic }: Whom, { words }: ReadFilter): string {
  return [
    ...(area === undefined ? ['everyone'] : []),
    ...words,
    ...(topic ? [`waiting for ${topic}`] : []),
  ].join(', ')
}

type Worded = Pick<Letter, 'subject' | 'body'>

/**
 * Counts people who have had, or are about to get, a letter with the same subject or text under another
 * name. If a letter's words were changed, only the words that a person got or would get count.
 */
export async function hadAlready(
  database: Queryable,
  { name, subject, body }: Letter,
  { where, values }: Pick<Audience, 'where' | 'values'>,
): Promise<number> {
  const others = await database.query<Worded & { name: string; earlier: string | null }>(
    'select name, subject, body, earlier from letter where name <> $1',
    [name],
  )
  const alike = others.flatMap(({ earlier, ...newest }) => {
    const versions: Worded[] = [...JSON.parse(earlier ?? '[]'), newest]
    return versions.flatMap((one, version) =>
      one.subject === subject || one.body === body ? [`${version} ${newest.name}`] : [],
    )
  })
  if (!alike.length) return 0
  const version = 'coalesce(case when r.begun_at is null then l.version else r.version end, 0)'
  const places = alike.map((_, i) => `$${values.length + i + 1}`).join(', ')
  const had = `exists (select 1 from letter_recipient r join letter l on l.name = r.letter
    where r.email_key = waitlist.email_key and ${version} || ' ' || r.letter in (${places})
      and (coalesce(r.sent_at, r.begun_at) is not null or (l.state in ('preparing', 'going') and r.failed_at is null)))`
  return countEntries(database, { where: `${where} and ${had}`, values: [...values, ...alike] })
}

/** Counts people still to get this letter who have had, or are about to get, a similar one. */
export const leftHadAlready = (database: Queryable, letter: Letter): Promise<number> =>
  hadAlready(database, letter, {
    where: `email_key in (select email_key from letter_recipient where letter = $1 and ${LEFT})`,
    values: [letter.name],
  })

export const againOption = option(
  'N',
  'how many have had a letter with this subject or text before, and get it again',
)

/** Returns the question to ask if some people have had it already. */
export const againQuestion = (n: number): Question[] =>
  askNumber(
    n,
    `${count(n, 'person has', 'people have')} had a letter with this subject or text, or are about to. This sends it to them AGAIN.`,
    'again',
  )

/** Narrows a filter to people who may be written to, under a wording that covers the purpose. */
export function audienceOf(purpose: Purpose, { where, values, inWords }: Audience): Audience {
  return {
    where: `${where} and ${getsSql(purpose)}`,
    values,
    inWords: [inWords, `who agreed to emails about ${purposes[purpose]}`].filter(Boolean).join(', '),
  }
}

const getsSql = (purpose: Purpose) => `${WRITABLE} and ${coversSql(purpose)}`

/**
 * Returns SQL for whether an entry's wording covers a purpose. For an answer, the wording shown when
 * somebody asked for it counts: see `waitsForSql`.
 */
export const coversSql = (purpose: Purpose): string =>
  purpose === 'answer' ? '1 = 1' : noticeSql('notice', purpose)

/**
 * Returns SQL for whether an entry is waiting for a topic under a wording that covers the answer. `topic`: the
 * parameter that holds it.
 */
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
