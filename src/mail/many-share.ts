/** The share of a day's emails that letters and waves leave for emails that people wait for, such as confirmations. */
const KEPT = 0.2

/** Returns how many of a day's emails may be letters and waves. */
export const manyShare = (perDay: number): number => Math.max(1, Math.floor(perDay * (1 - KEPT)))
