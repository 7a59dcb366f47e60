/** Returns the UTC day of a time in epoch milliseconds, as 2026-01-31. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
