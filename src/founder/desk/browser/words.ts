/** A number as the UK writes it: 1,247. */
export const number = (n: number): string => n.toLocaleString('en-GB')

/** `1 person`, `2,345 people`. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day such as 2026-01-31 as 31 Jan. */
export const shortDay = (text: string): string => day.format(new Date(text))

const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as 2026-01-31 as 31 January 2026. */
export const longDay = (text: string): string => wholeDay.format(new Date(text))
