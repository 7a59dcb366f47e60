import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SqlValue } from '#src/db/database.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/store.ts'
import { backendCpu } from '../../testing/backend-cpu.ts'
import { seedList } from '../../testing/list/seeded-list.ts'
import { seedTopics } from '../../testing/list/seeded-topics.ts'
import { runWaitlist } from '../../testing/run-waitlist.ts'
import { readReport } from '../report/report-data.ts'
import { reportPage } from '../report/report-page.ts'

const AT = Date.parse('2026-05-28T20:00:00Z')
const LONGEST_MS = 3_000

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kerbside-report-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const people = (
    n: number,
    prefix: string,
    postcode: string,
    more: SqlValue[] = ['hero', null, null, null, null],
  ) =>
    own.database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: n }, (_, i) => [
        ...[`${prefix}${i}@x.uk`, `${prefix}${i}@x.uk`, postcode, AT - i * 86_400_000, '1', ...more],
      ]),
    )

  test('on 100,000 it takes less than 3 s of work', async () => {
    await seedList(own.database, 100_000, AT)
    await seedTopics(own.database)
    if (engine === 'postgres') await own.database.query('analyze waitlist')
    const runs = []
    for (let i = 0; i < 3; i++) {
      const before = performance.now()
      const run = await runWaitlist(own.url, 'report', '--out', join(folder, 'report.html'))
      expect(run).toMatchObject({ code: 0, stdout: '' })
      runs.push({ cpu: run.cpuMs, wall: performance.now() - before })
    }
    const median = runs.toSorted((a, b) => a.cpu - b.cpu)[1]!
    // The database's own work is a part of SQLite's process; PostgreSQL does it elsewhere.
    const counted = engine === 'postgres' ? await backendCpu(own.database, readReport) : 0
    const server = counted === undefined ? 'the server’s unseen' : `${counted} ms the server’s`
    console.log(
      `${engine}: ${Math.round(median.wall)} ms; work: ${Math.round(median.cpu)} ms its own, ${server}`,
    )
    expect(median.cpu + (counted ?? 0)).toBeLessThan(LONGEST_MS)
    const page = readFileSync(join(folder, 'report.html'), 'utf8')
    expect(page.length).toBeLessThan(150_000)
    expect(page).toContain('<dd>100,000</dd>')
  }, 90_000)

  test('no group under 5 is in the page or in its figures, nor can one be worked out', async () => {
    await people(20, 'leeds', 'LS6 2AB')
    await people(3, 'york', 'YO1 7AA')
    await people(7, 'bath', 'BA1 1AA', ['maeve', AT, null, null, null])
    await people(2, 'leedsb', 'LS7 1AA', ['banner', null, null, null, 'code'])
    const data = await readReport(own.database, AT)
    expect(data).toMatchObject({
      total: 32,
      areas: { groups: [{ name: 'LS', n: 22 }], rest: 10 },
      districts: [],
      forms: { groups: [{ name: 'hero', n: 23 }], rest: 9 },
      confirmed: { yes: 7, no: 25 },
      referred: { yes: 0, no: 7 },
    })
    const page = reportPage(data)
    expect(page).not.toMatch(/YO York: \d|BA Bath: \d/)
    expect(page).toContain('LS Leeds: 22')
  })

  test('by a friend’s link came who confirmed and was brought by another on the list; nobody else', async () => {
    const confirmed = (code: string | null, by: string) => ['hero', AT, null, code, by]
    await own.database.insertMissing(WAITLIST_INSERT, [
      ['host@x.uk', 'host@x.uk', 'LS6 2AB', AT, '1', ...confirmed('host', 'nobody-has-this')],
      ...Array.from({ length: 6 }, (_, i) => [
        ...[`friend${i}@x.uk`, `friend${i}@x.uk`, 'LS6 2AB', AT, '1', ...confirmed(`code-${i}`, 'host')],
      ]),
      ...Array.from({ length: 5 }, (_, i) => [
        ...[`self${i}@x.uk`, `self${i}@x.uk`, 'LS6 2AB', AT, '1', ...confirmed(`own-${i}`, `own-${i}`)],
      ]),
    ])
    await people(5, 'unsure', 'LS6 2AB', ['hero', null, null, null, 'host'])
    await people(5, 'variant', 'LS6 2AB', ['hero', AT, null, null, 'host'])
    expect(await readReport(own.database, AT)).toMatchObject({
      confirmed: { yes: 17, no: 5 },
      referred: { yes: 6, no: 11 },
    })
  })

  test('where three did not confirm, nothing tells how many did', async () => {
    await people(9, 'sure', 'LS6 2AB', ['hero', AT, null, null, null])
    await people(3, 'unsure', 'LS6 2AB')
    expect(await readReport(own.database, AT)).toMatchObject({ total: 12, confirmed: null, referred: null })
  })

  test('what is no postcode area counts as elsewhere; no topic under 5 is named', async () => {
    await people(9, 'leeds', 'LS6 2AB')
    await people(6, 'none', 'ZZ6 2AB')
    const add = (topic: string, n: number) =>
      own.database.query('insert into maeve_count values ($1, $2, $3, $4)', [
        '2026-05-01',
        'unknown',
        topic,
        n,
      ])
    await add('one', 9)
    await add('two', 3)
    await add('three', 1)
    await add('four', 5)
    const { areas, unknown } = await readReport(own.database, AT)
    expect(areas).toEqual({ groups: [{ name: 'LS', n: 9 }], rest: 6 })
    expect(unknown).toEqual({ groups: [{ name: 'one', n: 9 }], rest: 9 })
  })

  test('a list with nobody, and one with four, have a report', async () => {
    expect(reportPage(await readReport(own.database, AT))).toContain('<dd>0</dd>')
    await people(4, 'leeds', 'LS6 2AB')
    const data = await readReport(own.database, AT)
    expect(data).toMatchObject({ total: null, spans: [], areas: { groups: [], rest: 0 }, confirmed: null })
    expect(reportPage(data)).toContain('<dd>fewer than 5</dd>')
  })

  test('--json prints the same figures; without a file and --json it says what it needs', async () => {
    await people(20, 'leeds', 'LS6 2AB')
    const { stdout, code } = await runWaitlist(own.url, 'report', '--json')
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, total: 20, step: 'day' })
    expect(await runWaitlist(own.url, 'report')).toMatchObject({ code: 2 })
  })
})

describe('both engines', () => {
  const lists = ENGINES.map(engine => withTestDatabase(engine))

  test('say the same of one list', async () => {
    const said = []
    for (const { database } of lists) {
      await seedList(database, 3_000, AT)
      await seedTopics(database)
      said.push(reportPage(await readReport(database, AT)))
    }
    expect(said[0]).toBe(said[1])
    expect(said[0]).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<script|<link| style="|onload/)
  })
})
