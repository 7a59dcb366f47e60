/** The number of standard deviations for a 95 % interval. */
const Z = 1.959964

/** A share and the interval around it, each from 0 to 1. */
export type Share = { share: number; low: number; high: number }

/** Returns `n` of `of` as a share, with its 95 % Wilson interval. `of` must be at least 1, and `n` at most `of`. */
export function wilson(n: number, of: number): Share {
  const share = n / of
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Formats an interval in whole per cent, such as 42 to 73 %, rounded outwards so that it is never too narrow. */
export const inPercent = ({ low, high }: Share): string =>
  `${Math.floor(100 * low)} to ${Math.ceil(100 * high)} %`
