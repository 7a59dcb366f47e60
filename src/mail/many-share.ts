/** The share of a day's emails that what goes to many at once leaves for those that people wait for, above all confirmations. */
const KEPT = 0.2

/** How many of a day's emails may go to many at once. */
export const manyShare = (perDay: number): number => Math.max(1, Math.floor(perDay * (1 - KEPT)))
