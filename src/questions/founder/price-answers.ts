import { PRICE } from '#src/content/question.ts'
import type { Queryable } from '#src/db/database.ts'
import { readAnswers, shownAnswers } from './shown-answers.ts'

/** What people answered to the price, no more than the page of answers shows. */
export const priceAnswers = {
  /** The figures that anybody was asked, in pence. */
  async figures({ query }: Queryable): Promise<number[]> {
    const rows = await query<{ pence: number }>('select distinct pence from choice where question = $1', [
      PRICE,
    ])
    return rows.map(({ pence }) => pence)
  },

  async of(database: Queryable, pence: number, now: number) {
    const [asked] = shownAnswers(await readAnswers(database, now, pence), () => true)
    return (asked?.groups ?? []).map(({ place, n, answers, others }) => {
      const yes = answers.find(({ chosen }) => chosen === 'yes')?.n
      return { place, of: n, least: yes ?? 0, most: yes ?? others }
    })
  },
}
