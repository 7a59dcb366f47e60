import { choiceInWords, questionsFor } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { type Share, wilson } from '#src/statistics/wilson.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'
import { OUTWARD_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'
import {
  type Group,
  hideSmall,
  largestFirst,
  merge,
  SMALLEST,
} from '#src/waitlist/server/figures/small-groups.ts'

/** How many people of a district chose something. `pence`: the figure that they were asked, for the price alone. */
export type Answered = { question: string; pence: number | null; district: string; chosen: string; n: number }

/** The answers of some people, none of them few; `others` gave answers that too few gave. */
export type AnswersOf = {
  place: string
  n: number
  answers: ({ chosen: string; words: string; n: number } & Share)[]
  others: number
}
export type ShownQuestion = { question: string; pence: number | null; text: string; groups: AnswersOf[] }

/** Counts the answers that were given before today (UK time), of people who have not unsubscribed. */
export const readAnswers = ({ query }: Queryable, now: number): Promise<Answered[]> =>
  query<Answered>(
    `select question, pence, ${OUTWARD_SQL} as district, chosen, count(*) as n
      from choice join waitlist on waitlist.email_key = choice.email_key
      where chosen is not null and unsubscribed_at is null and chosen_at < $1 group by 1, 2, 3, 4`,
    [ukMidnight(ukDay(now))!],
  )

/**
 * Returns what may be shown of the chosen districts. Everybody who answered a question is in one group, whatever is chosen;
 * a choice only leaves groups out, and nothing adds them up. So no view tells more than the one of everything.
 */
export function shownAnswers(
  all: readonly Answered[],
  isChosen: (district: string) => boolean,
): ShownQuestion[] {
  const order = questionsFor(0).map(({ id }) => id)
  const asked = Map.groupBy(all, ({ question, pence }) => `${question} ${pence ?? ''}`)
  return [...asked.values()]
    .map(answered => {
      const { question, pence } = answered[0]!
      return {
        question,
        pence,
        text: choiceInWords(question, '', pence)[0],
        groups: groupsOf(answered, isChosen),
      }
    })
    .filter(({ groups }) => groups.length)
    .sort(
      (a, b) =>
        order.indexOf(a.question) - order.indexOf(b.question) ||
        (a.pence ?? 0) - (b.pence ?? 0) ||
        a.question.localeCompare(b.question),
    )
}

function groupsOf(answered: readonly Answered[], isChosen: (district: string) => boolean): AnswersOf[] {
  const parts = partsOf(merge(answered.map(({ district, n }) => ({ name: district, n }))))
  return parts
    .filter(({ districts }) => districts.every(isChosen))
    .map(({ place, districts, n }) => {
      const own = answered.filter(({ district }) => districts.includes(district))
      return { place, n, ...answersOf(own, n) }
    })
}

type Part = { place: string; districts: string[]; n: number }

/** Divides districts into those with enough people, largest first, the rest of each area, and everywhere else. */
function partsOf(districts: readonly Group[]): Part[] {
  const [large, small] = [districts.filter(isEnough), districts.filter(one => !isEnough(one))]
  const areas = [...Map.groupBy(small, ({ name }) => areaOf(name))].map(([area, of]) => {
    const isRest = large.some(({ name }) => areaOf(name) === area)
    return partOf(isRest ? `the rest of ${area}` : area, of)
  })
  const few = areas.filter(area => !isEnough(area)).flatMap(({ districts }) => districts)
  return [
    ...largestFirst(large).map(one => partOf(one.name, [one])),
    ...areas,
    partOf(
      'elsewhere',
      small.filter(({ name }) => few.includes(name)),
    ),
  ].filter(isEnough)
}

const isEnough = ({ n }: { n: number }) => n >= SMALLEST

const partOf = (place: string, districts: readonly Group[]): Part => ({
  place,
  districts: districts.map(({ name }) => name),
  n: districts.reduce((sum, { n }) => sum + n, 0),
})

function answersOf(answered: readonly Answered[], n: number): Pick<AnswersOf, 'answers' | 'others'> {
  const { question, pence } = answered[0]!
  const { groups, rest } = hideSmall(merge(answered.map(({ chosen, n }) => ({ name: chosen, n }))))
  const answers = groups.map(({ name, n: chose }) => ({
    chosen: name,
    words: choiceInWords(question, name, pence)[1],
    n: chose,
    ...wilson(chose, n),
  }))
  return { answers, others: rest }
}
