/** Standard errors that a difference must be from none to count, by `CHANCE` of `verdict.ts`. */
const SURE = 2.1701
/** And as many more, to be found in 80 of 100 experiments. */
const FOUND = 0.8416

/**
 * Visits it takes, both versions together, to find that B is joined `times` as often as A, of whose visitors the share
 * `rate` joins: the usual formula for two shares, and a quarter more, for hours of the night and for posts that bring many at once. Infinity where B's
 * visitors could not join that often.
 */
export function visitsNeeded(rate: number, times: number): number {
  const other = rate * times
  if (!(rate > 0) || other >= 1) return Number.POSITIVE_INFINITY
  const spread = rate * (1 - rate) + other * (1 - other)
  const each = ((SURE + FOUND) ** 2 * spread) / (other - rate) ** 2
  return Math.ceil(2 * each * 1.25)
}

/** The smallest difference that so many visits find, in whole per cent; undefined where they find none of up to 400. */
export function smallestFound(rate: number, visits: number): number | undefined {
  for (let percent = 1; percent <= 400; percent++)
    if (visitsNeeded(rate, 1 + percent / 100) <= visits) return percent
  return
}
