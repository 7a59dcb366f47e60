import { describe, expect, test } from 'vitest'
import { launch } from '#src/content/launch.ts'
import { launchDateWords } from '#src/content/launch-date.ts'
import { readLetter } from '#src/letters/text/letter-file.ts'
import { launchDate } from './feature.ts'
import { launchFinding, launchOnMonday, launchToday } from './founder/launch-in-words.ts'
import { launchStanding } from './launch-standing.ts'

const DAY = 24 * 60 * 60_000
const noon = (day: string) => Date.parse(`${day}T12:00Z`)

test.each([
  ['2026-10-31', 'fine', 61],
  ['2026-11-01', 'soon', 60],
  ['2026-12-31', 'soon', 0],
  ['2027-01-01', 'late', 1],
  ['2028-01-01', 'late', 366],
])('on %s the end of 2026 is %s', (day, is, days) => {
  const given = { when: '2026', until: '2026-12-31' }
  const found = launchStanding(noon(day), given, '')
  expect(found).toEqual({ is, days })
  // The day that the launch comes ends it, and not before that day.
  expect(launchStanding(noon(day), given, day).is).toBe('come')
  expect(launchStanding(noon(day), given, '2099-01-01').is).toBe(found.is)
})

test('61 days ahead nothing is said; the clocks that change meanwhile do not matter', () => {
  const summer = { when: 'July', until: '2027-07-01' }
  expect(launchStanding(noon('2027-05-01'), summer, '')).toEqual({ is: 'fine', days: 61 })
  expect(launchStanding(noon('2027-03-01'), summer, '')).toEqual({ is: 'fine', days: 122 })
  // A minute before midnight in the UK is still that day.
  expect(launchStanding(Date.parse('2027-07-01T22:59Z'), summer, '')).toEqual({ is: 'soon', days: 0 })
  expect(launchStanding(Date.parse('2027-07-01T23:00Z'), summer, '')).toEqual({ is: 'late', days: 1 })
})

test('a day that is none is named, with its file', () =>
  expect(() => launchStanding(0, { when: 'spring', until: '2027-02-30' })).toThrow(/launch\.ts: 2027-02-30/))

describe('what the founder hears of the date on the page', () => {
  const until = noon(launch.until)
  const alert = async (now: number) => {
    const { alerts = [] } = await launchDate.serve()
    return alerts[0]!.watch({ now, since: now - DAY })
  }

  test('nothing while it is far off', async () => {
    const now = until - 100 * DAY
    expect((await launchFinding.look(undefined, now)).state).toBe('met')
    expect(launchOnMonday.needs(await launchOnMonday.read(undefined, { now }))).toEqual([])
    expect(await launchToday(undefined, now)).toEqual([])
    for (let day = 0; day < 30; day++) expect(await alert(now + day * DAY)).toBeUndefined()
  })

  test.each([
    ['near', -20],
    ['past', 30],
  ])('from preflight, the Monday letter and Today, once it is %s', async (_, days) => {
    const now = until + days * DAY
    const finding = await launchFinding.look(undefined, now)
    expect(finding).toMatchObject({ state: 'not met', says: expect.stringContaining('launch.ts') })
    const [line] = launchOnMonday.needs(await launchOnMonday.read(undefined, { now }))
    expect(line).toContain(days < 0 ? 'turns false in 20 days' : 'has been false for 30 days')
    expect(await launchToday(undefined, now)).toMatchObject([{ isUrgent: true }])
  })

  test('from an alert, once a week', async () => {
    const told: object[] = []
    for (let day = -60; day < 31; day++) told.push(...[(await alert(until + day * DAY)) ?? []].flat())
    expect(told).toHaveLength(13)
    expect(told[0]).toHaveProperty('days')
    expect(told.at(-1)).toHaveProperty('late')
    for (const figures of told) expect(launchDateWords.alert(figures as never).preview).toContain('Launching')
  })
})

test('the letter about a new date can be sent as it is written', () =>
  expect(readLetter('new-date.md', launchDateWords.letter('2026'))).toMatchObject({ purpose: 'launch' }))
