import { sumWords } from '#src/content/maeve/sum-words.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { Visitor } from '../understanding/visitor.ts'

const formatter = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
const monthYear = formatter({ month: 'long', year: 'numeric' })
const wholeDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const dayMonth = formatter({ day: 'numeric', month: 'long' })

/** Works out the answer to a facet whose date or charge depends on what the visitor said; undefined if they did not say it. */
export function sumFor(subject: string, facet: string, visitor: Visitor, today: Date): string | undefined {
  switch (subject) {
    case 'mot-first':
    case 'mot-northern-ireland':
      return firstTest(visitor, today)
    case 'mot-early':
      return earliestTest(visitor)
    case 'pcn-deadline':
      if (visitor.ticket && facet !== 'cost') return ticketDays(visitor, sumWords.councilTicket)
      return visitor.charge && facet !== 'long' ? sumWords.halfPrice(visitor.charge) : undefined
    case 'perks':
      return visitor.supposed ? sumWords.saving(visitor.supposed) : undefined
    case 'lez-scotland':
    case 'pcn-private':
      return facet === 'long' || facet === 'last-day'
        ? ticketDays(visitor, sumWords.privateTicket)
        : undefined
    default:
      return undefined
  }
}

/**
 * Says when the first test is due, as exactly as the registration is known: "14 March 2027", "March 2027" or
 * "2027".
 */
function firstTest(visitor: Visitor, today: Date): string | undefined {
  const { registered } = visitor
  const years = yearsToTest(visitor)
  if (!registered || !years) return undefined
  const { year, month, day } = registered
  const due = new Date(Date.UTC(year + years, month ? month - 1 : 11, day ?? 28))
  const date = day ? wholeDate.format(due) : month ? monthYear.format(due) : String(year + years)
  return sumWords.firstTest(date, ['', 'one year', '', 'three years', 'four years'][years]!, due < today)
}

/** Years from registration to the first test, by nation and vehicle. */
function yearsToTest({ nation, vehicle }: Visitor): number | undefined {
  if (vehicle === 'taxi' || vehicle === 'lorry') return 1
  if (vehicle && !['motorbike', 'van', 'motorhome', 'adapted'].includes(vehicle)) return undefined
  return nation === 'Northern Ireland' && vehicle !== 'van' ? 4 : 3
}

/**
 * Says from which day a new test keeps the old date: a month minus a day before the old test runs out or, if
 * that is unknown, before the anniversary of the registration.
 */
function earliestTest({ runsOut: told, registered }: Visitor): string | undefined {
  const { month: since, day } = registered ?? {}
  const runsOut = told ?? (since && day ? new Date(Date.UTC(2001, since - 1, day)) : undefined)
  if (!runsOut) return undefined
  const month = runsOut.getUTCMonth() - 1
  const from = new Date(Date.UTC(runsOut.getUTCFullYear(), month, runsOut.getUTCDate() + 1))
  return sumWords.earliestTest(dayMonth.format(from), dayMonth.format(runsOut))
}

/**
 * Says how long the charge is half price and how long there is to pay: 14 and 28 days, counting the day of the
 * notice.
 */
function ticketDays({ ticket, charge }: Visitor, words: typeof sumWords.councilTicket) {
  if (!ticket) return undefined
  const after = (days: number) => dayMonth.format(new Date(ticket.getTime() + (days - 1) * DAY_MS))
  return words(dayMonth.format(ticket), after(14), after(28), charge)
}
