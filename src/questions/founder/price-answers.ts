import { PRICE } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { answersOfToday } from './shown-answers.ts'

/** Returns what people answered to each figure of the price, but no more than the page Questions shows. */
export async function priceAnswers(database: Queryable, now: number) {
  const shown = await answersOfToday(database, now)
  return shown
    .filter(({ question }) => question === PRICE)
    .map(({ pence, groups }) => ({
      pence: pence!,
      groups: groups.map(({ place, n, answers, others }) => {
        const yes = answers.find(({ chosen }) => chosen === 'yes')?.n
        return { place, of: n, least: yes ?? 0, most: yes ?? others }
      }),
    }))
}
