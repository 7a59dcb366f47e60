import { describe, expect, test } from 'vitest'
import { figureWords } from '#src/content/figures.ts'
import type { SqlValue } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { periodOf } from '#src/time/period.ts'
import { readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { seedTopics } from '#test/support/list/seeded-topics.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { readReport } from '../report-data.ts'
import { reportPage } from '../report-page.ts'

const AT = Date.parse('2026-05-28T20:00:00Z')
const ENTRIES = 20_000

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  const people = (n: number, prefix: string, postcode: string, more: Partial<Member> = {}) =>
    own.database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: n }, (_, i) =>
        testEntry(`${prefix}${i}@x.uk`, { postcode, joined_at: AT - i * DAY_MS, ...more }),
      ),
    )

  test('takes only a few queries, however long the list is, and reads groups instead of entries', async () => {
    await seedList(own.database, ENTRIES, AT)
    await seedTopics(own.database)
    let [queries, rows] = [0, 0]
    const page = reportPage(
      await readReport({
        async query<Row>(text: string, values?: readonly SqlValue[]) {
          const found = await own.database.query<Row>(text, values)
          queries += 1
          rows += found.length
          return found
        },
      }),
    )
    expect(queries).toBeLessThan(10)
    expect(rows).toBeLessThan(ENTRIES / 4)
    expect(page.length).toBeLessThan(150_000)
    expect(page).toContain('<dd>20,000</dd>')
  })

  test('shows no group under 5 in the page or in its figures, and none can be worked out', async () => {
    await people(20, 'leeds', 'LS6 2AB')
    await people(3, 'york', 'YO1 7AA')
    await people(7, 'bath', 'BA1 1AA', { form: 'maeve', confirmed_at: AT })
    await people(2, 'leedsb', 'LS7 1AA', { form: 'banner', referred_by: 'code' })
    const data = await readReport(own.database, AT)
    expect(data).toMatchObject({
      total: 32,
      areas: { groups: [{ name: 'LS', n: 22 }], rest: 10 },
      districts: [],
      confirmed: { yes: 7, no: 25 },
      referred: { yes: 0, no: 7 },
    })
    const page = reportPage(data)
    expect(page).not.toMatch(/YO York: \d|BA Bath: \d/)
    expect(page).toContain('LS Leeds: 22')
  })

  test('counts people as referred only if they confirmed and somebody else on the list brought them', async () => {
    const confirmed = (email: string, referral_code: string, referred_by: string) =>
      testEntry(email, { confirmed_at: AT, referral_code, referred_by })
    await own.database.insertMissing(WAITLIST_INSERT, [
      confirmed('host@x.uk', 'host', 'nobody-has-this'),
      ...Array.from({ length: 6 }, (_, i) => confirmed(`friend${i}@x.uk`, `code-${i}`, 'host')),
      ...Array.from({ length: 5 }, (_, i) => confirmed(`self${i}@x.uk`, `own-${i}`, `own-${i}`)),
    ])
    await people(5, 'unsure', 'LS6 2AB', { referred_by: 'host' })
    await people(5, 'variant', 'LS6 2AB', { confirmed_at: AT, referred_by: 'host' })
    expect(await readReport(own.database, AT)).toMatchObject({
      confirmed: { yes: 17, no: 5 },
      referred: { yes: 6, no: 11 },
    })
  })

  test('when only three did not confirm, the number who did is hidden too', async () => {
    await people(9, 'sure', 'LS6 2AB', { confirmed_at: AT })
    await people(3, 'unsure', 'LS6 2AB')
    expect(await readReport(own.database, AT)).toMatchObject({ total: 12, confirmed: null, referred: null })
  })

  test('counts unknown postcode areas as elsewhere; names no topic with fewer than 5 questions', async () => {
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

  test('reports on an empty list, and on one with four people', async () => {
    expect(reportPage(await readReport(own.database, AT))).toContain('<dd>0</dd>')
    await people(4, 'leeds', 'LS6 2AB')
    const data = await readReport(own.database, AT)
    expect(data).toMatchObject({ total: null, spans: [], areas: { groups: [], rest: 0 }, confirmed: null })
    expect(reportPage(data)).toContain('<dd>fewer than 5</dd>')
  })

  test('for chosen days, shows who joined then, and the visits, questions and invitations of those days', async () => {
    await people(20, 'leeds', 'LS6 2AB', { source: 'van' })
    const days = ['2026-05-09', '2026-05-10', '2026-05-19', '2026-05-20']
    await insertRows(
      own.database,
      'source_count',
      days.map((day, i) => ({ day, source: 'van', step: 'visit', n: 40 + i })),
    )
    await insertRows(
      own.database,
      'maeve_count',
      days.map((day, i) => ({ day, what: 'unknown', topic: 'price', n: 10 + i })),
    )
    await insertRows(
      own.database,
      'perk_code',
      Array.from({ length: 12 }, (_, i) => ({
        code: `c${i}`,
        email_key: `leeds${i}@x.uk`,
        terms: '1',
        wave: i < 6 ? 'early' : 'late',
        invited_at: i < 6 ? AT - 9 * DAY_MS : AT,
      })),
    )
    const period = periodOf('2026-05-10', '2026-05-19')
    const data = await readReport(own.database, AT, period)
    expect(data).toMatchObject({
      total: 10,
      since: '2026-05-10',
      until: '2026-05-19',
      sources: [{ name: 'van', counts: { visit: 83, joined: 10 } }],
      unknown: { groups: [{ n: 23 }] },
      waves: [{ name: 'early' }],
    })
    expect(reportPage(data)).toContain('Only people who joined from 10 May 2026 to 19 May 2026.')
    const { code, stdout } = await runCommand(
      own.url,
      'report',
      '--json',
      '--since',
      '10 May 2026',
      '--until',
      '19/5/26',
    )
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, total: 10, until: '2026-05-19' })
  })

  test('for chosen places, shows only the people there, as stats does, without visits or growth by day', async () => {
    await people(20, 'leeds', 'LS6 2AB', { confirmed_at: AT })
    await people(9, 'york', 'YO1 7AA')
    await people(2, 'yorkb', 'YO2 7AA')
    await people(8, 'bath', 'BA1 1AA')
    const run = async (...words: string[]) =>
      JSON.parse((await runCommand(own.url, ...words, '--json')).stdout)
    const report = await run('report', '--area', 'ls 6 and YO')
    expect(report).toMatchObject({
      places: 'LS6, YO',
      total: 31,
      areas: { groups: [{ name: 'LS' }, { name: 'YO', n: 11 }] },
      confirmed: { yes: 20, no: 11 },
      spans: [],
    })
    expect(report.sources).toBeUndefined()
    const { total, districts, leavesOut } = await run('stats', '--area', 'LS6, YO1 7AA')
    expect({ total, districts, leavesOut }).toEqual({
      total: 20,
      districts: [{ name: 'LS6', n: 20 }],
      leavesOut: true,
    })
    const page = reportPage(await readReport(own.database, AT, undefined, readPlaces('LS6, YO1')))
    expect(page).toContain('Only people in LS6, YO1.</strong> Places with fewer than 5 people')
    const { stdout } = await runCommand(own.url, 'stats', '--area', 'YO1')
    expect(stdout).toBe(`        0  on the list in YO1\n${figureWords.leavesOut}\n`)
  })

  test('--json prints the same figures; without a file or --json it says what it needs', async () => {
    await people(20, 'leeds', 'LS6 2AB')
    const { stdout, code } = await runCommand(own.url, 'report', '--json')
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, total: 20, step: 'day' })
    expect(await runCommand(own.url, 'report')).toMatchObject({ code: 2 })
  })
})

describe('both engines', () => {
  const lists = ENGINES.map(engine => withTestDatabase(engine))

  test('report the same about a list', async () => {
    const said = []
    for (const { database } of lists) {
      await seedList(database, 3_000, AT)
      await seedTopics(database)
      await seedSources(database, AT)
      said.push(reportPage(await readReport(database, AT)))
    }
    expect(said[0]).toBe(said[1])
    expect(said[0]).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<script|<link| style="|onload/)
  })
})
