import { choiceInWords, PRICE, questionsFor } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { type Share, wilson } from '#src/statistics/wilson.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'
import { OUTWARD_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'
import { hideSmall, merge } from '#src/waitlist/server/figures/small-groups.ts'

/** How many people of a district chose something. `pence`: the figure that they were asked, only for the price. */
export type Answered = { question: string; pence: number | null; district: string; chosen: string; n: number }

/** A group's answers, without any that too few gave; `others` counts the people who gave those. */
export type AnswersOf = {
  place: string
  n: number
  answers: ({ chosen: string; words: string; n: number } & Share)[]
  others: number
}
export type ShownQuestion = { question: string; pence: number | null; text: string; groups: AnswersOf[] }

/** Counts the answers given before today (UK time), or those to one figure of the price, of people who have not unsubscribed. */
export const readAnswers = ({ query }: Queryable, now: number, pence?: number): Promise<Answered[]> =>
  query<Answered>(
    `select question, pence, ${OUTWARD_SQL} as district, chosen, count(*) as n
      from choice join waitlist on waitlist.email_key = choice.email_key
      where chosen is not null and unsubscribed_at is null and chosen_at < $1
        ${pence === undefined ? '' : `and question = '${PRICE}' and pence = $2`} group by 1, 2, 3, 4`,
    [ukMidnight(ukDay(now))!, ...(pence === undefined ? [] : [pence])],
  )

/**
 * Returns what may be shown of the chosen districts. Everybody who answered a question is in the same group in every view:
 * choosing districts only leaves groups out, and there is no total. So no view reveals more than the view of everything.
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
  return partsOf(answered)
    .filter(({ of }) => of.every(({ district }) => isChosen(district)))
    .map(({ place, of }) => answersOf(place, of))
    .sort((a, b) => b.n - a.n)
}

type Part = { place: string; of: readonly Answered[] }

/** Divides everybody who answered by district, then by area, then elsewhere: each as soon as some answer can be shown. */
function partsOf(answered: readonly Answered[]): Part[] {
  const by = (all: readonly Answered[], placeOf: (district: string) => string): Part[] =>
    [...Map.groupBy(all, ({ district }) => placeOf(district))].map(([place, of]) => ({ place, of }))
  const [districts, small] = divide(by(answered, district => district))
  const named = new Set(districts.map(({ place }) => areaOf(place)))
  const restOf = (area: string) => (named.has(area) ? `the rest of ${area}` : area)
  const [areas, few] = divide(by(small, district => restOf(areaOf(district))))
  const [elsewhere] = divide([{ place: 'elsewhere', of: few }])
  return [...districts, ...areas, ...elsewhere]
}

/** Returns the parts with an answer that can be shown, and the answers of the others. */
function divide(parts: readonly Part[]): [Part[], Answered[]] {
  const { shown = [], hidden = [] } = Object.groupBy(parts, ({ place, of }) =>
    answersOf(place, of).answers.length ? 'shown' : 'hidden',
  )
  return [shown, hidden.flatMap(({ of }) => of)]
}

function answersOf(place: string, answered: readonly Answered[]): AnswersOf {
  const n = answered.reduce((sum, { n }) => sum + n, 0)
  const { groups, rest } = hideSmall(merge(answered.map(({ chosen, n }) => ({ name: chosen, n }))))
  const answers = groups.map(({ name, n: chose }) => ({
    chosen: name,
    words: choiceInWords(answered[0]!.question, name, answered[0]!.pence)[1],
    n: chose,
    ...wilson(chose, n),
  }))
  return { place, n, answers, others: rest }
}
