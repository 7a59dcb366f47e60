import { setImmediate } from 'node:timers/promises'
import { choiceInWords, PRICE, questionsFor } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { keyRanges } from '#src/db/read-rows.ts'
import { upsertRows } from '#src/db/rows.ts'
import type { Tonight } from '#src/feature.ts'
import { type Share, wilson } from '#src/statistics/wilson.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'
import { OUTWARD_SQL } from '#src/waitlist/server/figures/by-district.ts'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'
import { hideSmall, merge, SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'

/** How many people in a district chose something. `pence`: the figure that they were asked, only for the price. */
export type Answered = { question: string; pence: number | null; district: string; chosen: string; n: number }

/** A group's answers, except any that too few people gave; `others` counts the people who gave those. */
export type AnswersOf = {
  place: string
  /** The districts of these people: a place may have several. */
  districts: string[]
  n: number
  answers: ({ chosen: string; words: string; n: number } & Share)[]
  others: number
}
/**
 * `isRefused`: at least thirty people answered, and fewer than five said yes; `refusedIn`: the districts where that
 * is so. There is no total, because it would reveal hidden groups.
 */
export type ShownQuestion = {
  question: string
  pence: number | null
  text: string
  groups: AnswersOf[]
  isRefused?: boolean
  refusedIn?: string[]
}

/** Only with at least this many answers does it mean something that few people said yes. */
const ENOUGH = 30

/** How many rows to count at once: on SQLite they hold up the server's thread for some milliseconds. */
const BATCH = 5_000

/** Counts the answers that were given before today (UK time), of people who have not unsubscribed. */
async function readAnswers({ query }: Queryable, now: number): Promise<Answered[]> {
  const all = new Map<string, Answered>()
  const table = { name: 'choice', key: ['email_key', 'question'] } as const
  for await (const { where, values } of keyRanges({ query }, table, BATCH)) {
    // Without the limit, PostgreSQL expects a ninth of the table in each range, and reads the whole list for it.
    const rows = await query<Answered>(
      `select question, pence, ${OUTWARD_SQL} as district, chosen, count(*) as n
        from (select * from choice where ${where(2)} order by email_key, question limit ${BATCH}) as choice
          join waitlist on waitlist.email_key = choice.email_key
        where chosen is not null and unsubscribed_at is null and chosen_at < $1 group by 1, 2, 3, 4`,
      [ukMidnight(ukDay(now))!, ...values],
    )
    for (const { n, ...group } of rows) {
      const key = JSON.stringify(Object.values(group))
      all.set(key, { ...group, n: n + (all.get(key)?.n ?? 0) })
    }
    await setImmediate()
  }
  return [...all.values()]
}

/**
 * Counts and stores the answers up to yesterday each night, because counting takes seconds for a million
 * entries. What it stores leaves out groups too small to show.
 */
export async function keepAnswers({ query }: Queryable, { now }: Pick<Tonight, 'now'>): Promise<void> {
  const shown = groupedAnswers(await readAnswers({ query }, now))
  const row = { name: 'all', day: ukDay(now), shown: JSON.stringify(shown) }
  await upsertRows({ query }, 'shown_answers', 'name', [row])
}

/** Reads last night's count; counts now if there was none. */
export async function answersOfToday({ query }: Queryable, now: number): Promise<ShownQuestion[]> {
  const [kept] = await query<{ shown: string }>('select shown from shown_answers where day = $1', [
    ukDay(now),
  ])
  return kept
    ? (JSON.parse(kept.shown) as ShownQuestion[])
    : groupedAnswers(await readAnswers({ query }, now))
}

/** Returns how people answered about each figure of the price, but no more than the page Questions shows. */
export async function priceAnswers(database: Queryable, now: number) {
  const shown = (await answersOfToday(database, now)).filter(({ question }) => question === PRICE)
  return shown.map(({ pence, groups, isRefused = false, refusedIn = [] }) => ({
    ...{ pence: pence!, isRefused, refusedIn },
    groups: groups.map(({ place, n, answers, others }) => {
      const yes = answers.find(({ chosen }) => chosen === 'yes')?.n
      return { place, of: n, least: yes ?? 0, most: yes ?? others }
    }),
  }))
}

/**
 * Leaves out places that include districts other than those chosen. Everybody who answered a question is in
 * the same group in every view, and there is no total: so no view reveals more than the view of everything.
 */
export const inDistricts = (all: readonly ShownQuestion[], isChosen: (district: string) => boolean) =>
  all
    .map(one => ({ ...one, groups: one.groups.filter(({ districts }) => districts.every(isChosen)) }))
    .filter(({ groups }) => groups.length)

/** Groups answers as they may be shown, by question and figure, in the order in which they are asked. */
export function groupedAnswers(all: readonly Answered[]): ShownQuestion[] {
  const order = questionsFor(0).map(({ id }) => id)
  const sorted = all.toSorted(
    (a, b) =>
      order.indexOf(a.question) - order.indexOf(b.question) ||
      a.question.localeCompare(b.question) ||
      (a.pence ?? 0) - (b.pence ?? 0),
  )
  const asked = Map.groupBy(sorted, ({ question, pence }) => `${question} ${pence ?? ''}`)
  return [...asked.values()].map(answered => {
    const { question, pence } = answered[0]!
    const text = choiceInWords(question, '', pence)[0]
    const said = { question, pence, text, groups: groupsOf(answered) }
    if (pence === null) return said
    const byDistrict = [...Map.groupBy(answered, ({ district }) => district)]
    const refusedIn = byDistrict.filter(([, all]) => isRefused(all)).map(([district]) => district)
    return { ...said, isRefused: isRefused(answered), refusedIn }
  })
}

const isRefused = (answered: readonly Answered[]) =>
  sumOf(answered) >= ENOUGH && sumOf(answered, 'yes') < SMALLEST

const sumOf = (all: readonly Answered[], choice?: string) =>
  all.reduce((sum, { n, chosen }) => sum + (choice === undefined || chosen === choice ? n : 0), 0)

/**
 * Groups all answers: by district if some answer there can be shown, otherwise by area, and otherwise as “elsewhere”.
 */
function groupsOf(answered: readonly Answered[]): AnswersOf[] {
  const [districts, small] = divide(answered, district => district)
  const named = new Set(districts.map(({ place }) => areaOf(place)))
  const restOf = (area: string) => (named.has(area) ? `the rest of ${area}` : area)
  const [areas, few] = divide(small, district => restOf(areaOf(district)))
  const [elsewhere] = divide(few, () => 'elsewhere')
  return [...districts, ...areas, ...elsewhere].sort((a, b) => b.n - a.n)
}

/** Returns the places with an answer that can be shown, and the answers from all other places. */
function divide(all: readonly Answered[], placeOf: (district: string) => string): [AnswersOf[], Answered[]] {
  const shown: AnswersOf[] = []
  const hidden: Answered[] = []
  for (const [place, answered] of Map.groupBy(all, ({ district }) => placeOf(district))) {
    const group = answersOf(place, answered)
    if (group.answers.length) shown.push(group)
    else hidden.push(...answered)
  }
  return [shown, hidden]
}

function answersOf(place: string, answered: readonly Answered[]): AnswersOf {
  const n = sumOf(answered)
  const { groups, rest } = hideSmall(merge(answered.map(({ chosen, n }) => ({ name: chosen, n }))))
  const answers = groups.map(({ name, n: chose }) => ({
    chosen: name,
    words: choiceInWords(answered[0]!.question, name, answered[0]!.pence)[1],
    n: chose,
    ...wilson(chose, n),
  }))
  const districts = [...new Set(answered.map(({ district }) => district))]
  return { place, districts, n, answers, others: rest }
}
