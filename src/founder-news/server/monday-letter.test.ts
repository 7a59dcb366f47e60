import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backupName } from '#src/backups/backup-folder.ts'
import type { NewsPart } from '#src/content/news-parts.ts'
import { unmetWords } from '#src/content/preflight.ts'
import { insertRows } from '#src/db/rows.ts'
import { dueWeek } from '#src/founder-news/uk-week.ts'
import { readReport } from '#src/report/report-data.ts'
import { figuresBySource } from '#src/sources/founder/by-source.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { periodOf } from '#src/time/period.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { readStats } from '#src/waitlist/founder/figures/stats.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { figuresThatDiffer } from '#test/support/figures-that-differ.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { seedTopics } from '#test/support/list/seeded-topics.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { mondayLetter, readMonday } from './monday-letter.ts'

const NOON = Date.parse('2026-05-18T11:00Z')
const WEEK = dueWeek(NOON)!
const SITE = {
  publicUrl: 'http://kerbside.test',
  operatorName: 'K',
  operatorContact: 'team@kerbside.test',
  mail: undefined,
  news: { email: undefined, notify: undefined, heartbeat: undefined },
}

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const read = (countedAt?: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
    if (countedAt !== undefined) writeFileSync(backupName(folder, countedAt, false), '')
    const backups = countedAt === undefined ? undefined : { folder, recipient: undefined, command: undefined }
    const site = { ...SITE, backups }
    return readMonday(own.database, site, { week: WEEK, now: NOON }).finally(() =>
      rmSync(folder, { recursive: true }),
    )
  }
  const letter = async (countedAt?: number) => mondayLetter(await read(countedAt), WEEK, NOON)
  const part = (parts: readonly NewsPart[], title: string) => parts.find(one => one.title === title)

  test('every figure in the letter and on the desk equals the one in stats and in the report', async () => {
    await seedList(own.database, 4_000, NOON)
    await seedSources(own.database, NOON)
    await seedTopics(own.database, utcDay(NOON - 2 * DAY_MS))
    const figures = await read()
    const stats = await readStats(own.database, NOON)
    const report = (since?: string, until?: string) => readReport(own.database, NOON, periodOf(since, until))
    const told = { stats, bySource: await figuresBySource(own.database), report }
    const { compared, differ } = await figuresThatDiffer(own.database, told, NOON)
    expect(differ).toEqual([])
    expect(compared).toBeGreaterThan(100)
    expect(figures.areas.length).toBeGreaterThan(10)
    // The topics that the report lists as asked about but not published yet.
    const { unpublished } = await report()
    for (const { name, n } of unpublished.groups.filter(({ name }) => name === 'Rain and bad weather'))
      expect(figures.topics.find(({ title }) => title === name)?.asked).toBeGreaterThanOrEqual(n)
  })

  test('reveals no group of fewer than five, nor anything from which it could be worked out', async () => {
    const people = (area: string, n: number, at: number) =>
      Array.from({ length: n }, (_, i) =>
        testEntry(`${area}${i}.${at}@x.uk`, { postcode: `${area}1 1AA`, joined_at: at }),
      )
    const [now, before] = [WEEK.until - DAY_MS, WEEK.from - DAY_MS]
    const rows = [
      ...people('LS', 12, now),
      ...people('M', 6, now),
      ...people('EH', 3, now),
      ...people('LS', 9, before),
      ...people('M', 4, before),
    ].sort((a, b) => (a.email_key < b.email_key ? -1 : 1))
    await own.database.insertMissing(WAITLIST_INSERT, rows)
    await insertRows(
      own.database,
      'topic_wait',
      [
        ...rows.slice(0, 4).map(row => [row, 'price'] as const),
        ...rows.slice(0, 7).map(row => [row, 'launch'] as const),
      ].map(([{ email_key }, topic]) => ({ email_key, topic, notice: '1', asked_at: NOON })),
    )
    const figures = await read()
    // Only 3 are in Edinburgh, so Manchester is hidden too. The week before, only 4 were in Manchester, so
    // the figure for Leeds is hidden too.
    expect(figures.areas).toEqual([{ name: 'Leeds, LS', n: 12, before: undefined }])
    expect(figures.joined).toEqual({ n: 21, before: 13 })
    expect(figures.confirmed).toEqual({ n: 0, before: 0 })
    expect(figures.topics).toEqual([])
    expect(figures.waiting).toBe(11)
    const told = JSON.stringify(await letter())
    expect(told).not.toMatch(/Manchester|Edinburgh|@/)
    expect(told).toContain('11 people are waiting')
  })

  test('small numbers are only given as “fewer than 5”, for a week and in comparisons', async () => {
    const joined = (n: number, at: number) =>
      own.database.insertMissing(
        WAITLIST_INSERT,
        Array.from({ length: n }, (_, i) =>
          testEntry(`v${i}.${at}@x.uk`, { joined_at: at, confirmed_at: at }),
        ),
      )
    expect(await letter()).toMatchObject({ title: 'A quiet week: nobody joined' })
    await joined(2, WEEK.until - 1)
    await joined(1, WEEK.until)
    expect(await letter()).toMatchObject({
      subject: 'Your week: fewer than 5 joined Kerbside',
      title: 'Fewer than 5 people joined last week',
      words: 'Nobody the week before. From Monday 11 May to Sunday 17 May 2026.',
      headline: [{ figure: 'fewer than 5' }, { figure: 'fewer than 5' }],
    })
    await joined(3, WEEK.from)
    await joined(4, WEEK.from - 1)
    expect(await letter()).toMatchObject({
      title: '5 people joined last week',
      words: expect.stringMatching(/^Fewer than 5 the week before\./),
    })
  })

  test('what needs the founder comes first: complaints by date, what is not ready, and the last backup', async () => {
    const complaint = (id: string, due_at: number) => ({
      id,
      email_key: 'v@x.uk',
      words: 'w',
      received_at: due_at - 30 * DAY_MS,
      due_at,
      closed_at: null,
    })
    await insertRows(own.database, 'complaint', [
      complaint('a', NOON - DAY_MS),
      complaint('b', NOON + 9 * DAY_MS),
      { ...complaint('c', NOON), closed_at: NOON },
    ])
    const { parts } = await letter(NOON - 8 * HOUR_MS)
    expect(parts[0]).toEqual({
      title: 'What needs you',
      list: [
        '2 complaints are waiting to be acknowledged, by 17 May 2026 and 27 May 2026.',
        '1 of them is overdue.',
      ],
    })
    expect(parts[1]!.title).toBe(unmetWords.title)
    expect(parts[1]!.list).toContain('“Eco Certified”')
    expect(part(parts, 'The last backup')?.words).toBe('Made, opened and counted on 18 May 2026.')
  })

  test('sources have the names that the founder gave them, without any email address', async () => {
    const rows = Array.from({ length: 14 }, (_, i) =>
      testEntry(`v${String(i).padStart(2, '0')}@x.uk`, {
        joined_at: WEEK.from,
        source: i < 7 ? 'leaflet' : 'search',
      }),
    )
    await own.database.insertMissing(WAITLIST_INSERT, rows)
    await insertRows(own.database, 'source', [
      { code: 'leaflet', name: 'Leaflet of bob@x.uk', cost: null, made_at: 1 },
    ])
    expect((await read()).sources).toEqual([
      { name: 'Leaflet of …', n: 7, before: undefined },
      { name: 'Search engines', n: 7, before: undefined },
    ])
  })
})
