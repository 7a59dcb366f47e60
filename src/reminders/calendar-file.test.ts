import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { carDates } from '#src/content/car-dates.ts'
import { dayAfter } from '#src/time/utc-day.ts'
import { calendarFile, googleLink } from './calendar-file.ts'
import { type CarDate, daysInMonthBefore, readCarDates } from './car-dates.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 10, 23, 12)

/** The events of a file, read by a parser that calendar programs use. */
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map(event => new ICAL.Event(event))

/** When each alarm rings, in the local time of the calendar's owner. */
const alarms = ({ component, startDate }: ICAL.Event) =>
  component.getAllSubcomponents('valarm').map(alarm => {
    const at = startDate.clone()
    at.isDate = false
    at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration)
    return at.toString()
  })

test('each day in ten years, leap days included, becomes a whole-day event with alarms at nine, a month and a week before', () => {
  const first = Date.UTC(2026, 11, 24)
  const days = Array.from({ length: 3_653 }, (_, i) => new Date(first + i * DAY).toISOString().slice(0, 10))
  const dates = days.map(day => ({ kind: 'mot', title: 'MOT', day }))
  const events = eventsIn(calendarFile(dates, 'kerbside.test', NOW))
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(days)
  for (const event of events) {
    const day = event.startDate.toString()
    expect(event.endDate.toString()).toBe(dayAfter(day))
    const [month, week, ...more] = alarms(event)
    expect(more).toEqual([])
    expect(week).toBe(`${dayAfter(day, -7)}T09:00:00`)
    expect(month).toBe(`${dayAfter(day, -daysInMonthBefore(day))}T09:00:00`)
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(days.length)
})

test.each([
  ['2027-03-31', '2027-02-28'],
  ['2028-03-31', '2028-02-29'],
  ['2028-02-29', '2028-01-29'],
  ['2027-01-15', '2026-12-15'],
  ['2027-05-31', '2027-04-30'],
])('a month before %s is %s', (day, before) => expect(dayAfter(day, -daysInMonthBefore(day))).toBe(before))

test('lines end as the standard says, none is longer than 75 bytes, and long text in any script comes back whole', () => {
  const title = `Wartung; “Straße”, C:\\ ${'déjà 🚗 '.repeat(30)}`.trim()
  const file = calendarFile([{ kind: 'service', title, day: '2027-01-01' }], 'kerbside.test', NOW)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(eventsIn(file)[0]!.summary).toBe(`${title} (car)`)
})

test('the same date is always the same event: a second import changes nothing', () => {
  const date: CarDate = { kind: 'tax', title: 'Tax', day: '2027-01-01' }
  const [one, other] = [NOW, NOW + DAY].map(at => eventsIn(calendarFile([date], 'kerbside.test', at))[0]!.uid)
  expect(one).toBe(other)
})

test('the link to Google Calendar has the day, the day after and the words', () => {
  const link = new URL(googleLink({ kind: 'mot', title: 'MOT & more', day: '2027-12-31' }))
  expect(link.origin).toBe('https://calendar.google.com')
  expect(link.searchParams.get('dates')).toBe('20271231/20280101')
  expect(link.searchParams.get('text')).toBe('MOT & more (car)')
})

const TODAY = '2026-11-23'
const read = (typed: Record<string, string>) => readCarDates(typed, TODAY)

test('what was typed is returned earliest first; the first MOT is worked out, a year later in Northern Ireland', () => {
  expect(read({ tax: ' 2027-05-01 ', mot: '2027-06-01', permit: '' })).toEqual({
    dates: [
      { kind: 'tax', title: carDates.tax, day: '2027-05-01' },
      { kind: 'mot', title: carDates.mot, day: '2027-06-01' },
    ],
  })
  const first = (ni?: '1') => read({ registered: '2024-02', ...(ni && { ni }) })
  expect(first()).toMatchObject({ dates: [{ kind: 'first-mot', day: '2027-02-01' }] })
  expect(first('1')).toMatchObject({
    dates: [{ day: '2028-02-01', note: expect.stringContaining('4 years') }],
  })
})

test.each([
  [{}, 'at least one'],
  [{ mot: '3/31/2027' }, 'such as 2027-03-31'],
  [{ insurance: 'March 2027' }, 'such as 2027-03-31'],
  [{ registered: '14 June 2031' }, 'still to come'],
  [{ registered: '29/2/2023' }, 'such as 14/6/2025'],
  [{ mot: '2027-02-29' }, 'such as 2027-03-31'],
  [{ mot: '2026-11-22' }, 'has passed'],
  [{ mot: '2036-11-24' }, 'ten years'],
  [{ registered: '2025-13' }, 'such as 14/6/2025'],
  [{ registered: '2020-01' }, 'has passed'],
])('%j is refused in words', (typed, said) =>
  expect(read(typed as never)).toMatchObject({ fault: expect.stringContaining(said) }),
)

test.each([
  [{ registered: '14 June 2024' }, '2027-06-14'],
  [{ registered: '3/4/2024' }, '2027-04-03'],
  [{ registered: '29 February 2024' }, '2027-02-28'],
  [{ registered: '29 February 2024', ni: '1' }, '2028-02-29'],
  [{ registered: '02/2024' }, '2027-02-01'],
  [{ registered: 'May 2024' }, '2027-05-01'],
  [{ tax: 'end of February 2028' }, '2028-02-29'],
  [{ tax: '12/2026' }, '2026-12-31'],
  [{ mot: '15 May 2027' }, '2027-05-15'],
])('%j, as people write it, is %s', (typed, day) =>
  expect(read(typed as never)).toMatchObject({ dates: [{ day }] }),
)

test.each([
  ['2026-12-24', 2],
  ['2026-12-23', 1],
  ['2026-12-01', 1],
  ['2026-11-30', 0],
  [TODAY, 0],
])('for %s, the number of alarms still to come is %s', (day, n) => {
  const [event] = eventsIn(calendarFile([{ kind: 'mot', title: 'MOT', day }], 'kerbside.test', NOW))
  expect(alarms(event!)).toHaveLength(n)
})

test('today and the day ten years from now are accepted', () => {
  for (const mot of [TODAY, '2036-11-23']) expect(read({ mot })).toHaveProperty('dates')
})
