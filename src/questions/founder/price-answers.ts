import { PRICE } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { readAnswers, shownAnswers } from './shown-answers.ts'

/** Returns what was answered to each figure of the price, no more than the page of answers shows, cheapest first. */
export async function priceAnswers(database: Queryable, now: number) {
  const all = shownAnswers(await readAnswers(database, now), () => true)
  return all
    .filter(({ question }) => question === PRICE)
    .map(({ pence, groups }) => ({
      pence: pence!,
      groups: groups.map(({ place, n, answers, others }) => {
        const yes = answers.find(({ chosen }) => chosen === 'yes')?.n
        return { place, of: n, least: yes ?? 0, most: yes ?? others }
      }),
    }))
}
