import { carDates, reminderWords as words } from '#src/content/reminders.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukMidnight } from '#src/time/uk-time.ts'

/** One date of a car: a day such as 2027-03-31. `note` says how it was worked out. */
export type CarDate = { kind: string; title: string; day: string; note?: string }
/** What was typed, by the names of the form's fields. */
export type TypedDates = Readonly<Record<string, string>>

/** Years from its first registration to a car's first MOT. */
const FIRST_MOT = { gb: 3, ni: 4 } as const
const MOST_YEARS = 10

/** Returns the dates that were typed, earliest first, or what is wrong, in words. `today`: such as 2027-01-01. */
export function readCarDates(typed: TypedDates, today: string): { dates: CarDate[] } | { fault: string } {
  const dates: CarDate[] = []
  for (const [kind, title] of Object.entries(carDates)) {
    const day = typed[kind]?.trim()
    if (!day) continue
    const fault = faultOf(title, day, today)
    if (fault) return { fault }
    dates.push({ kind, title, day })
  }
  const registered = typed.registered?.trim()
  if (registered) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(registered)) return { fault: words.faults.month }
    const years = FIRST_MOT[typed.ni ? 'ni' : 'gb']
    const day = `${Number(registered.slice(0, 4)) + years}${registered.slice(4)}-01`
    const { title } = words.first
    const fault = faultOf(title, day, today)
    if (fault) return { fault }
    dates.push({ kind: 'first-mot', title, day, note: words.first.note(years) })
  }
  if (!dates.length) return { fault: words.faults.none }
  return { dates: dates.sort((a, b) => a.day.localeCompare(b.day)) }
}

function faultOf(title: string, day: string, today: string): string | undefined {
  const { faults } = words
  if (ukMidnight(day) === undefined) return faults.day(title)
  if (day < today) return faults.past(title)
  return day > `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}` ? faults.far(title) : undefined
}

/** Returns a day some days later, such as 2027-04-01. */
export const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns how many days lie between a day and the same day of the month before, or the last of that month. */
export function daysInMonthBefore(day: string): number {
  const at = new Date(`${day}T00:00Z`)
  const lastOfMonthBefore = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 0))
  const before = Math.min(at.getUTCDate(), lastOfMonthBefore.getUTCDate())
  return at.getUTCDate() + lastOfMonthBefore.getUTCDate() - before
}
