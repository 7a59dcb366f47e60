const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a day such as 2026-01-31 as 31 Jan. */
export const shortDay = (text: string): string => day.format(new Date(text))

const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as 2026-01-31 as 31 January 2026. */
export const longDay = (text: string): string => wholeDay.format(new Date(text))

const minute = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** Formats a time as the clock shows it in the UK, such as 16:43. */
export const clock = (at: number): string => minute.format(at)
