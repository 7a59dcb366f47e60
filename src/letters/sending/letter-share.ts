/** The share of a day's emails that letters leave for those that people wait for, above all confirmations. */
const KEPT = 0.2

/** How many of a day's emails letters may take. */
export const letterShare = (perDay: number): number => Math.max(1, Math.floor(perDay * (1 - KEPT)))
