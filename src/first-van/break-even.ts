/** A range and the likely figure within it. */
export type Sum = { low: number; likely: number; high: number }

/**
 * Returns what a day needs and leaves. Costs and prices in whole pence, above 0. `needed`: the visits that pay for a day, most
 * at the low price; `leaves`: what a full day brings in above its cost, negative if it costs more.
 */
export function breakEven(cost: number, price: Sum, visits: number): { needed: Sum; leaves: Sum } {
  const needed = (pence: number) => Math.ceil(cost / pence)
  const leaves = (pence: number) => visits * pence - cost
  return {
    needed: { low: needed(price.high), likely: needed(price.likely), high: needed(price.low) },
    leaves: { low: leaves(price.low), likely: leaves(price.likely), high: leaves(price.high) },
  }
}
