/** A whole number as it is written in the UK: 1,247. */
export const number = (n: number): string => grouped(String(n))

/** Without `toLocaleString`, whose first use takes 8 MB of a server's memory. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** `1 entry`, `2,345 entries`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${number(n)} ${n === 1 ? one : many}`
}

/** A whole number as in prose: a word up to twelve, and digits above that. */
export function inWords(n: number): string {
  const upToTwelve = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
  return upToTwelve[n] ?? number(n)
}

export const few = 'fewer than 5'
/** Also said in place of a number from which another, too small to show, could be worked out. */
export const tooFew = 'too few to show'

/** A number of people; null for one to four. */
export type People = number | null
export const people = (n: People): string => (n === null ? few : number(n))

/** Formats pence as pounds: £120, £0.87. */
export const inPounds = (pence: number): string =>
  `${pence < 0 ? '-' : ''}£${grouped((Math.abs(pence) / 100).toFixed(pence % 100 === 0 ? 0 : 2))}`
