import { DAY_MS } from './durations.ts'
import { ukDay, ukMidnight } from './uk-time.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = `(?<month>${MONTHS.join('|')})[a-z]*\\.?`
const YEAR = '(?<year>\\d{4}|\\d\\d)'
const DAY = '(?<day>\\d\\d?)'
const FORMS = [
  `${DAY}[/.-](?<month>\\d\\d?)[/.-]${YEAR}`,
  `${DAY}(?:st|nd|rd|th)? (?:of )?${MONTH},? ${YEAR}`,
  `${MONTH} ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`,
].map(form => new RegExp(`^${form}$`))

/**
 * Returns the UK day that a person typed, as 2026-03-01. Accepts 2026-03-01, 1/3/2026 (day first, as in the UK), 1.3.26,
 * 1 March 2026, March 1st, 2026, today and yesterday. Undefined if it is not a day.
 */
export function typedDay(text: string, now: number = Date.now()): string | undefined {
  const word = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (word === 'today') return ukDay(now)
  if (word === 'yesterday') return ukDay(ukMidnight(ukDay(now))! - DAY_MS / 2)
  if (ukMidnight(word) !== undefined) return word
  const form = FORMS.find(one => one.test(word))
  const { day, month, year } = form?.exec(word)?.groups ?? {}
  if (!day || !month || !year) return undefined
  const number = MONTHS.includes(month) ? MONTHS.indexOf(month) + 1 : Number(month)
  const two = (n: number) => String(n).padStart(2, '0')
  const named = `${year.length === 2 ? '20' : ''}${year}-${two(number)}-${two(Number(day))}`
  return ukMidnight(named) === undefined ? undefined : named
}
