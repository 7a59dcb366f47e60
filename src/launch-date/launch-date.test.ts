import { describe, expect, test } from 'vitest'
import { launch } from '#src/content/launch.ts'
import { launchDateWords } from '#src/content/launch-date.ts'
import { readLetter } from '#src/letters/text/letter-file.ts'
import { noon, withLaunchNights } from '#test/support/list/launch-nights.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { launchDate } from './feature.ts'
import { launchFinding, launchOnMonday, launchToday } from './founder/launch-in-words.ts'
import { launchNight } from './launch-night.ts'
import { readStatements } from './statements.ts'

const DAY = 24 * 60 * 60_000

test('the letter that we write about a new date can be sent as it is', () =>
  expect(readLetter('new-date.md', launchDateWords.letter('2026'))).toMatchObject({ purpose: 'launch' }))

describe.each(ENGINES)('on %s', engine => {
  const { own, nights, join, keys } = withLaunchNights(engine)
  const until = noon(launch.until)

  describe('what the founder hears about the date on the page', () => {
    const alerts = async (now: number) => {
      const { alerts = [] } = await launchDate.serve({ database: own.database })
      const all = await Promise.all(alerts.map(({ watch }) => watch({ now, since: now - DAY })))
      return all.map((figures, i) => figures && alerts[i]!.words(figures).preview)
    }
    const monday = async (now: number) =>
      launchOnMonday.needs(await launchOnMonday.read(own.database, { now }))

    test('nothing while the date is far off', async () => {
      const now = until - 100 * DAY
      expect((await launchFinding.look(undefined, now)).state).toBe('met')
      expect(await monday(now)).toEqual([])
      expect(await launchToday(own.database, now)).toEqual([])
      for (let day = 0; day < 30; day++) expect(await alerts(now + day * DAY)).toEqual([undefined, undefined])
    })

    test.each([
      ['near', -20],
      ['past', 30],
    ])('from preflight, the Monday letter and Today, once it is %s', async (_, days) => {
      const now = until + days * DAY
      const finding = await launchFinding.look(undefined, now)
      expect(finding).toMatchObject({ state: 'not met', says: expect.stringContaining('launch.ts') })
      const [line, ...others] = await monday(now)
      expect(line).toContain(days < 0 ? 'stops being true in 20 days' : 'has been false for 30 days')
      expect(others).toEqual([])
      expect(await launchToday(own.database, now)).toMatchObject([{ isUrgent: true }])
    })

    test('from an alert, once a week', async () => {
      const told: string[] = []
      for (let day = -60; day < 31; day++)
        told.push(...((await alerts(until + day * DAY))[0] ?? '').split('\n').filter(Boolean))
      expect(told).toHaveLength(13)
      for (const preview of told) expect(preview).toContain('Launching')
      expect(told[0]).toContain('stops being true in')
      expect(told.at(-1)).toContain('no longer true')
    })

    test('that the list is about to end, each week from 60 days before, and after it has ended', async () => {
      const [year = 0, ...rest] = launch.until.split('-')
      const end = noon([Number(year) + 1, ...rest].join('-'))
      const day = (n: number) => new Date(end + n * DAY).toISOString().slice(0, 10)
      await nights(day(-80), day(-62))
      expect(await monday(end - 62 * DAY)).toHaveLength(1)
      await nights(day(-62), day(2))
      expect(await monday(end - 60 * DAY)).toEqual([
        expect.anything(),
        expect.stringContaining('The list ends on'),
      ])
      expect(await launchToday(own.database, end - DAY)).toMatchObject([
        {},
        { isUrgent: true, words: expect.stringContaining('The list ends on') },
      ])
      expect(await monday(end + DAY)).toEqual([
        expect.anything(),
        expect.stringContaining('The list ended on'),
      ])
      const told: string[] = []
      for (let n = -59; n < 1; n++) told.push(...[(await alerts(end + n * DAY))[1] ?? []].flat())
      expect(told.length).toBeGreaterThan(7)
      expect(told[0]).toMatch(/^In \d+ days everyone/)
    })
  })

  const announced = { said: 'spring 2027', until: '2027-05-31', came: '' }

  test('if the launch never comes, the list ends twelve months after its announced date', async () => {
    await join('early@x.uk', '2027-01-01')
    await join('late@x.uk', '2027-12-01')
    await nights('2028-03-30', '2028-05-31', announced)
    expect(await keys()).toEqual(['early@x.uk', 'late@x.uk'])
    await nights('2028-05-31', '2028-06-02', announced)
    // People who joined later stay for twelve months too.
    expect(await keys()).toEqual(['late@x.uk'])
    await nights('2028-11-28', '2028-12-03', announced)
    expect(await keys()).toEqual([])
    const [counter] = await own.database.query<{ n: number }>("select n from counter where name = 'waitlist'")
    expect(counter!.n).toBe(0)
    expect(await own.database.query("select why from erasure where why <> 'lapsed'")).toEqual([])
  })

  test('once we have launched, the list ends twelve months after that day, not after the announced one', async () => {
    await join('early@x.uk', '2027-01-01')
    await nights('2027-07-19', '2027-07-20', announced)
    const came = { ...announced, came: '2027-07-20' }
    await nights('2028-05-18', '2028-07-20', came)
    expect(await keys()).toEqual(['early@x.uk'])
    await nights('2028-07-20', '2028-07-22', came)
    expect(await keys()).toEqual([])
  })

  test('a date that is put off moves the end of the list, and each date is stored with the day it was first announced', async () => {
    await join('early@x.uk', '2027-01-01')
    await nights('2027-02-01', '2027-02-02', announced)
    const later = { ...announced, said: 'autumn 2027', until: '2027-11-30' }
    await nights('2027-05-20', '2027-05-21', later)
    await nights('2028-03-20', '2028-06-10', later)
    expect(await keys()).toEqual(['early@x.uk'])
    expect(await readStatements(own.database, noon('2028-06-10'), later)).toMatchObject([
      { day: '2027-05-20', ...later },
      { day: '2027-02-01', ...announced },
    ])
    await nights('2028-09-28', '2028-12-02', later)
    expect(await keys()).toEqual([])
  })

  test('a mistyped date deletes nobody before both warnings, which start again if it was corrected in between', async () => {
    await join('early@x.uk', '2025-01-01')
    await nights('2027-02-01', '2027-02-10', announced)
    const mistyped = { ...announced, until: '2025-05-31' }
    await nights('2027-02-10', '2027-04-10', mistyped)
    expect(await keys()).toEqual(['early@x.uk'])
    await nights('2027-04-10', '2027-04-13', announced)
    await nights('2027-04-13', '2027-06-11', mistyped)
    expect(await keys()).toEqual(['early@x.uk'])
    await nights('2027-06-11', '2027-06-14', mistyped)
    expect(await keys()).toEqual([])
  })

  test('after a site was off, or its clock jumped, nobody is deleted without new warnings', async () => {
    await join('early@x.uk', '2027-01-01')
    await nights('2027-02-01', '2027-02-10', announced)
    // There was no nightly run in the days before, so this clock is not trusted.
    await own.database.query('delete from nightly')
    await launchNight(own.database, { now: noon('2035-01-01'), mail: true }, announced)
    await nights('2029-01-01', '2029-02-28', announced)
    expect(await keys()).toEqual(['early@x.uk'])
    await nights('2029-02-28', '2029-03-04', announced)
    expect(await keys()).toEqual([])
  })

  test('an entry with an open complaint is kept', async () => {
    await join('complains@x.uk', '2027-01-01')
    await own.database.query(
      "insert into complaint (id, email_key, words, received_at, due_at) values ('1', 'complains@x.uk', 'w', 1, 2)",
    )
    await nights('2028-03-20', '2028-06-05', announced)
    expect(await keys()).toEqual(['complains@x.uk'])
  })
})
