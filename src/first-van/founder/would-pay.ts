import type { PriceAnswers } from '#src/features-districts.ts'
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

/** Returns the figure to go by: the lowest that is at least the likely price, as a yes to it is one to less; or the highest. */
export const figureFor = (asked: readonly PriceAnswers[], likely: number): PriceAnswers | undefined =>
  asked.find(({ pence }) => pence >= likely) ?? asked.at(-1)

/** Returns what people of some districts said, or those of all if these are too few to show; undefined if even those are. */
export function wouldPay(
  { pence, groups }: PriceAnswers,
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
