/** Of a day's mails, what letters leave to those that somebody waits for: confirmations above all. */
const KEPT = 0.2

/** How many of a day's mails letters may take. */
export const letterShare = (perDay: number): number => Math.max(1, Math.floor(perDay * (1 - KEPT)))
