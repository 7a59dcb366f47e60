import { DAY_MS } from './durations.ts'
import { ukDay, ukMidnight } from './uk-time.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const YEAR = '(\\d{4}|\\d\\d)'

/**
 * Returns the UK day that a person typed, as 2026-03-01. Accepts 2026-03-01, 1/3/2026 (day first, as in the UK), 1.3.26,
 * 1 March 2026, March 1st, 2026, today and yesterday. Undefined if it is not a day.
 */
export function typedDay(text: string, now: number = Date.now()): string | undefined {
  const word = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (word === 'today') return ukDay(now)
  if (word === 'yesterday') return ukDay(ukMidnight(ukDay(now))! - DAY_MS / 2)
  if (ukMidnight(word) !== undefined) return word
  const [, day, month, year] =
    new RegExp(`^(\\d\\d?)[/.-](\\d\\d?)[/.-]${YEAR}$`).exec(word) ??
    new RegExp(`^(\\d\\d?)(?:st|nd|rd|th)? (?:of )?${MONTH},? ${YEAR}$`).exec(word) ??
    monthFirst(word)
  if (!day || !month || !year) return undefined
  const number = MONTHS.includes(month) ? MONTHS.indexOf(month) + 1 : Number(month)
  const two = (n: number) => String(n).padStart(2, '0')
  const named = `${year.length === 2 ? '20' : ''}${year}-${two(number)}-${two(Number(day))}`
  return ukMidnight(named) === undefined ? undefined : named
}

function monthFirst(word: string): (string | undefined)[] {
  const [, month, day, year] = new RegExp(`^${MONTH} (\\d\\d?)(?:st|nd|rd|th)?,? ${YEAR}$`).exec(word) ?? []
  return [undefined, day, month, year]
}
