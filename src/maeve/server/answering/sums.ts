import { DAY_MS } from '#src/time/durations.ts'
import type { Visitor } from '../understanding/visitor.ts'

const formatter = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
const monthYear = formatter({ month: 'long', year: 'numeric' })
const wholeDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const dayMonth = formatter({ day: 'numeric', month: 'long' })

/** Years from registration to the first test, by nation and vehicle. */
function yearsToTest({ nation, vehicle }: Visitor): number | undefined {
  if (vehicle === 'taxi' || vehicle === 'lorry') return 1
  if (vehicle && !['motorbike', 'van', 'motorhome', 'adapted'].includes(vehicle)) return undefined
  return nation === 'Northern Ireland' && vehicle !== 'van' ? 4 : 3
}

/** "14 March 2027", "March 2027" or "2027", as exactly as the registration is known. */
export function firstTest(
  visitor: Visitor,
  today: Date,
): { date: string; years: string; past: boolean } | undefined {
  const { registered } = visitor
  const years = yearsToTest(visitor)
  if (!registered || !years) return undefined
  const { year, month, day } = registered
  const due = new Date(Date.UTC(year + years, month ? month - 1 : 11, day ?? 28))
  const date = day ? wholeDate.format(due) : month ? monthYear.format(due) : String(year + years)
  return {
    date,
    years: ['', 'one year', '', 'three years', 'four years'][years]!,
    past: due < today,
  }
}

/** A month minus a day before a test runs out, or else before the day of registration: the first day that keeps its date. */
export function earliestTest({
  runsOut: told,
  registered,
}: Visitor): { from: string; last: string } | undefined {
  const { month: since, day } = registered ?? {}
  const runsOut = told ?? (since && day ? new Date(Date.UTC(2001, since - 1, day)) : undefined)
  if (!runsOut) return undefined
  const month = runsOut.getUTCMonth() - 1
  const from = new Date(Date.UTC(runsOut.getUTCFullYear(), month, runsOut.getUTCDate() + 1))
  return { from: dayMonth.format(from), last: dayMonth.format(runsOut) }
}

/** The last days of half price and of paying: 14 and 28 days, the day of the notice among them. */
export function ticketDays(ticket: Date): { half: string; all: string; from: string } {
  const after = (days: number) => dayMonth.format(new Date(ticket.getTime() + (days - 1) * DAY_MS))
  return { from: dayMonth.format(ticket), half: after(14), all: after(28) }
}
