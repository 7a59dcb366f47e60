import { brand } from '#src/content/brand.ts'
import { reminderWords as words } from '#src/content/reminders.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'
import { alarmDays, type CarDate } from './car-dates.ts'

/** How many bytes a line of a calendar file may have, without its line break (RFC 5545, 3.1). */
const LINE = 75
const bytes = new TextEncoder()

/**
 * Returns dates as a calendar file (RFC 5545): whole days, each with alarms at nine in the morning, a month
 * and a week before, if those days are still to come. The same date has the same identifier, so that a second
 * import changes nothing. `host`: the site's host name.
 */
export function calendarFile(dates: readonly CarDate[], host: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const events = dates.flatMap(({ kind, title, day, note }) => {
    const summary = text(words.event(title))
    return [
      'BEGIN:VEVENT',
      `UID:${kind}-${day}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      `SUMMARY:${summary}`,
      `DESCRIPTION:${text(words.eventNote(note))}`,
      'TRANSP:TRANSPARENT',
      ...alarmDays(day, ukDay(now)).flatMap(days => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${summary}`,
        // Counted back from midnight, when the day begins, to nine in the morning.
        `TRIGGER:-P${days - 1}DT15H`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]
  })
  const calendar = ['VERSION:2.0', `PRODID:-//${text(brand.name)}//Reminders//EN`, 'CALSCALE:GREGORIAN']
  const lines = ['BEGIN:VCALENDAR', ...calendar, 'METHOD:PUBLISH', ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Returns the address that opens Google Calendar with a date filled in. */
export function googleLink({ title, day, note }: CarDate): string {
  const fields = {
    action: 'TEMPLATE',
    text: words.event(title),
    dates: `${compact(day)}/${compact(dayAfter(day))}`,
    details: words.eventNote(note),
  }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(fields)}`
}

const compact = (day: string) => day.replaceAll('-', '')
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line of more than 75 bytes, never within a character. */
function folded(line: string): string {
  const rows = ['']
  for (const character of line) {
    const row = rows.at(-1)! + character
    if (bytes.encode(row).length <= LINE) rows[rows.length - 1] = row
    else rows.push(` ${character}`)
  }
  return rows.join('\r\n')
}
