import { carDates } from '#src/content/car-dates.ts'
import { reminderWords as words } from '#src/content/reminders.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukLongDay, ukMidnight } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'

/** One of a car's dates. `day`: such as 2027-03-31. `note`: how it was worked out. */
export type CarDate = { kind: string; title: string; day: string; note?: string }
/** What was typed, by the name of the form's field. */
export type TypedDates = Readonly<Record<string, string>>

/** Years from a car's first registration to its first MOT. */
const FIRST_MOT = { gb: 3, ni: 4 } as const
const MOST_YEARS = 10

/** What is wrong with a field, in words. */
export type DateFault = { field: string; fault: string }

/** Returns the dates that were typed, earliest first, or what is wrong. `today`: such as 2027-01-01. */
export function readCarDates(typed: TypedDates, today: string): { dates: CarDate[] } | DateFault {
  const dates: CarDate[] = []
  for (const [kind, title] of Object.entries(carDates)) {
    const text = typed[kind]?.trim()
    if (!text) continue
    // Vehicle tax always runs out at the end of a month.
    const day = typedDay(text) ?? (kind === 'tax' ? lastOf(typedMonth(text)) : undefined)
    const fault = faultOf(title, day, today)
    if (fault) return { field: kind, fault }
    dates.push({ kind, title, day: day! })
  }
  const first = typed.registered?.trim()
  if (first) {
    const field = 'registered'
    const registered = typedDay(first) ?? typedMonth(first)
    if (!registered) return { field, fault: words.faults.registered }
    if (registered > today) return { field, fault: words.faults.future }
    const years = FIRST_MOT[typed.ni ? 'ni' : 'gb']
    const day = yearsAfter(registered, years)
    const { title } = words.first
    const fault = faultOf(title, day, today)
    if (fault) return { field, fault }
    dates.push({ kind: 'first-mot', title, day, note: words.first.note(years, !typedDay(first)) })
  }
  if (!dates.length) return { field: Object.keys(carDates)[0]!, fault: words.faults.none }
  return { dates: dates.sort((a, b) => a.day.localeCompare(b.day)) }
}

/** Returns the same day some years later. 29 February becomes the 28th, as 1 March would leave a day without an MOT. */
export function yearsAfter(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return ukMidnight(later) === undefined ? later.replace('02-29', '02-28') : later
}

/** Returns the first day of a month that was typed as 2025-03, 3/2025 or March 2025. */
const typedMonth = (text: string) =>
  typedDay(`${text}-01`) ?? typedDay(`1/${text}`) ?? typedDay(`1 ${text.replace(/^end of /i, '')}`)

const lastOf = (first: string | undefined) =>
  first && dayAfter(typedMonth(dayAfter(first, 31).slice(0, 7))!, -1)

function faultOf(title: string, day: string | undefined, today: string): string | undefined {
  const { faults } = words
  if (day === undefined) return faults.noDay(title)
  if (day < today) return faults.past(title)
  const last = yearsAfter(today, MOST_YEARS)
  return day > last ? faults.far(title, ukLongDay(last)) : undefined
}

/**
 * Returns how many days there are between a day and the same day of the month before, or that month's last day if it is
 * shorter.
 */
export function daysInMonthBefore(day: string): number {
  const at = new Date(`${day}T00:00Z`)
  const monthBefore = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 0))
  return Math.max(at.getUTCDate(), monthBefore.getUTCDate())
}

/**
 * Returns how many days before a day its alarms ring: a month and a week. Alarms that would ring today or earlier are
 * left out.
 */
export const alarmDays = (day: string, today: string) =>
  [daysInMonthBefore(day), 7].filter(days => dayAfter(day, -days) > today)
