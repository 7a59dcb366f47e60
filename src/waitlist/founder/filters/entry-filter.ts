import { ALSO_FOUND, FEATURE_FILTERS, NOT_FOR_WAVES } from '#src/features/filters.ts'
import type { Context } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukLongDate, ukMidnight } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { type EntryFilter, EVERYONE, STATE_SQL } from '#src/waitlist/server/member/entries.ts'
import { readPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import { REFERRAL_CODE } from '#src/waitlist/server/member/referral-code.ts'
import { type FilterField, someOf } from './filter-field.ts'
import { placesSql, readPlaces } from './places.ts'

const inList = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
const alsoFoundBy = ['code', ...ALSO_FOUND.map(({ by }) => by)]

const search = {
  name: 'search',
  schema: option(
    'TEXT',
    `only people whose address has this in it, whose postcode begins with it, or whose ${inList(alsoFoundBy)} it is`,
  ),
  desk: {
    kind: 'search',
    label: inList(['Email', 'postcode', ...alsoFoundBy]),
    hint: 'Part of an email or postcode is enough',
    first: true,
  },
  async read(typed, reading) {
    const { place } = reading
    const text = typed.trim()
    const part = text.toLowerCase().replace(/[\\%_]/g, '\\$&')
    const own = [`email_key like ${place(`%${part}%`)} escape '\\'`]
    for (const begun of postcodesBegun(text)) own.push(`postcode like ${place(`${begun}%`)}`)
    if (REFERRAL_CODE.test(text.toLowerCase())) own.push(`referral_code = ${place(text.toLowerCase())}`)

    const keys = await Promise.all(ALSO_FOUND.map(({ keys }) => keys(text, reading)))
    const perkCode = readPerkCode(text)
    if (perkCode) keys.push(`select email_key from perk_code where code = ${place(perkCode)}`)
    const others = keys.filter(sql => sql !== undefined)
    const condition = own.join(' or ')
    return {
      // If the conditions were joined by “or”, PostgreSQL would go through a large wave once for each entry.
      sql: others.length
        ? `email_key in (${[`select email_key from waitlist where ${condition}`, ...others].join(' union all ')})`
        : `(${condition})`,
      // Not the text itself: it may be an address, and these words are kept with a letter.
      words: 'found by a search',
    }
  },
} as const satisfies FilterField

/** Returns how a stored postcode may begin, if somebody typed its beginning, with or without the space. */
function postcodesBegun(typed: string): string[] {
  const letters = typed.toUpperCase().replaceAll(' ', '')
  if (!/^[A-Z][A-Z\d]{0,6}$/.test(letters)) return []
  return [...new Set([letters, letters.replace(/\d[A-Z]{0,2}$/, ' $&')])]
}

const area = {
  name: 'area',
  schema: option('LS,M1', 'only these postcode areas and districts; ls 6 and LS6 3AB also work', {
    label: '“Areas and districts”',
  }),
  desk: {
    kind: 'text',
    label: 'Areas and districts',
    hint: 'Such as LS6, M; empty: everywhere',
    first: true,
  },
  read(typed, { place, note }) {
    const places = readPlaces(typed)
    if (places.words.replaceAll(' ', '') !== typed.toUpperCase().replaceAll(' ', ''))
      note(`In ${places.words}`)
    return { sql: placesSql(places, place), words: `in ${places.words}` }
  },
} as const satisfies FilterField

const since = {
  name: 'since',
  schema: option(
    '2026-01-31',
    'only people who joined on that day (UK time) or later; 31/1/2026 and yesterday also work',
    { label: 'The first day' },
  ),
  desk: { kind: 'day', label: 'Joined on this day or later', first: true },
  read(typed, { place, note }) {
    const day = readDay(typed, 'since')
    const from = ukMidnight(day)!
    if (day !== typed) note(`Since ${ukLongDate(from)}`)
    return { sql: `joined_at >= ${place(from)}`, words: `who joined since ${day}` }
  },
} as const satisfies FilterField

const until = {
  name: 'until',
  schema: option('2026-03-31', 'only people who joined on that day or earlier', { label: 'The last day' }),
  desk: { kind: 'day', label: 'Joined on this day or earlier', first: true },
  read(typed, { place }) {
    const day = readDay(typed, 'until')
    const next = utcDay(Date.parse(day) + DAY_MS)
    return { sql: `joined_at < ${place(ukMidnight(next)!)}`, words: `who joined up to ${day}` }
  },
} as const satisfies FilterField

const STATES = {
  joined: 'Joined, not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  undeliverable: 'Address accepts no email',
}

const state = someOf('state', { title: 'State', description: 'only people in these states' }, STATES, {
  sql: places => `${STATE_SQL} in (${places})`,
  words: chosen => `in the state ${chosen}`,
})

/** What people may be chosen by for a wave. */
export const WAVE_FILTERS = [search, area, since, until, state, ...FEATURE_FILTERS] as const
/** What people may be chosen by, in the order in which help and the desk show it. */
export const FILTERS = [...WAVE_FILTERS, ...NOT_FOR_WAVES] as const

export type FilterName = (typeof FILTERS)[number]['name']
type Typed = { readonly [Name in FilterName]?: string | undefined }

export const filterFields = fieldsOf(FILTERS)
export const waveFilterFields = fieldsOf(WAVE_FILTERS)

function fieldsOf<Name extends string>(filters: readonly FilterField<Name>[]) {
  const fields = filters.map(({ name, schema }) => [name, schema])
  return Object.fromEntries(fields) as Record<Name, FilterField['schema']>
}

/**
 * The people who were chosen, and words for them, such as “in LS6”. `hidesFew`: whether they were also
 * chosen by an answer.
 */
export type ReadFilter = EntryFilter & { words: string[]; hidesFew: boolean }

/**
 * Reads what was typed, such as LS,M1 and 2026-01-31, and notes how it was understood. Throws Misuse, or a Refusal if
 * answers would choose too few people.
 */
export async function readFilter(
  typed: Typed,
  { list, note }: Pick<Context, 'list' | 'note'>,
  filters: readonly FilterField[] = FILTERS,
): Promise<ReadFilter> {
  const values: EntryFilter['values'][number][] = []
  const reading = { list, note, place: (value: (typeof values)[number]) => `$${values.push(value)}` }
  const used = filters.filter(({ name }) => typed[name as FilterName] !== undefined)
  const chosen = []
  for (const { name, read } of used) chosen.push(await read(typed[name as FilterName]!, reading))
  const where = [EVERYONE.where, ...chosen.map(({ sql }) => sql)].join(' and ')
  const hidesFew = used.some(field => field.hidesFew)
  if (hidesFew) {
    const some = `select 1 from waitlist where ${where} limit ${SMALLEST}`
    assertEnough((await (await list()).query(some, values)).length)
  }
  return { where, values, words: chosen.map(({ words }) => words), hidesFew }
}

/** Throws a Refusal if so few people were chosen by their answers that one could be recognised. */
export function assertEnough(n: number): void {
  if (n < SMALLEST)
    throw new Refusal(
      `fewer than ${SMALLEST} of these people chose that, and answers from so few are not shown`,
    )
}

function readDay(typed: string, field: string): string {
  const day = typedDay(typed)
  if (!day) throw new Misuse('must be a day: 2026-03-01, 1/3/2026, 1 March 2026 or yesterday', field)
  return day
}
