import type { Queryable } from '#src/db/database.ts'
import { PRICE_ANSWERS, type SaidYes } from '#src/features-districts.ts'
import { wilson } from '#src/statistics/wilson.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { everyDays, type Sum } from '../break-even.ts'

/**
 * How many would pay a figure. `here`: asked in these districts, not in all. `yes` is a range where few said so somewhere.
 * `people` of these districts, with the 95 % interval of their share; `every`: see everyDays.
 */
export type WouldPay = {
  pence: number
  here: boolean
  yes: { least: number; most: number }
  of: number
  share: { low: number; high: number }
  people: { low: number; high: number }
  every: { low: number; high: number }
}

/** What people said to one figure. */
export type Asked = { pence: number; groups: readonly SaidYes[] }

/** Puts the figure to go by first: the lowest that is at least the likely price, as a yes to it is one to less too. */
export const byUse = (figures: readonly number[], likely: number): number[] => [
  ...figures.filter(pence => pence >= likely).sort((a, b) => a - b),
  ...figures.filter(pence => pence < likely).sort((a, b) => b - a),
]

/** Returns the answers to the first figure that has some to show; undefined if nobody was asked. Rejects if the database fails. */
export async function readAsked(database: Queryable, likely: number): Promise<Asked | undefined> {
  let last: Asked | undefined
  for (const answers of PRICE_ANSWERS)
    for (const pence of byUse(await answers.figures(database), likely)) {
      last = { pence, groups: await answers.of(database, pence, Date.now()) }
      if (last.groups.length) return last
    }
  return last
}

/** Returns what people of some districts said, or those of all if these are too few to show; undefined if even those are. */
export function wouldPay(
  { pence, groups }: Asked,
  names: readonly string[],
  people: number,
  needed: Sum,
): WouldPay | undefined {
  for (const here of [true, false]) {
    const counted = groups.filter(({ place }) => !here || names.includes(place))
    const sum = (of: 'of' | 'least' | 'most') => counted.reduce((total, group) => total + group[of], 0)
    const [of, least, most] = [sum('of'), sum('least'), sum('most')]
    // Nor may all but a few have said so.
    if (least < SMALLEST || of - most < SMALLEST) continue
    const share = { low: wilson(least, of).low, high: wilson(most, of).high }
    const those = { low: people * share.low, high: people * share.high }
    return {
      pence,
      here,
      yes: { least, most },
      of,
      share,
      people: { low: Math.floor(those.low), high: Math.ceil(those.high) },
      every: everyDays(those, needed),
    }
  }
  return undefined
}
