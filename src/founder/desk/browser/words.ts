const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a day such as 2026-01-31 as 31 Jan. */
export const shortDay = (text: string): string => day.format(new Date(text))

const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day such as 2026-01-31 as 31 January 2026. */
export const longDay = (text: string): string => wholeDay.format(new Date(text))
