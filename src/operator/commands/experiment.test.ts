import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { latestExperiment } from '#src/sources/experiment/experiment-store.ts'
import { endOf, hourAt, versionOf } from '#src/sources/experiment/slots.ts'
import { seedList } from '#src/testing/list/seeded-list.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { DAY_MS, HOUR_MS, WEEK_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import type { Command } from '../command.ts'
import { readReport } from '../report/report-data.ts'
import { reportPage } from '../report/report-page.ts'
import { experimentCommand } from './experiment.ts'
import { statsCommand } from './stats.ts'

const NOW = Date.UTC(2026, 5, 3, 9, 56)
const file = join(mkdtempSync(join(tmpdir(), 'experiment-')), 'headlines.txt')
writeFileSync(
  file,
  `headline: Car care / that / comes / to you.
lead: Valeting, EV charging, air and water at your kerb.
---
headline: Clean car, / while / you are / out.
lead: A wash, a charge, air and water where your car is parked.
`,
)

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** Runs a part of the command at a time; what it printed, and the fault it ended with. */
  async function run(now: number, part: string, ...words: string[]) {
    return runCommand(await experimentCommand.parts![part]!(), now, ...words)
  }

  /** What the report of a time says of it; undefined where it says nothing. */
  const inReport = async (now: number) =>
    /<section id="experiment".*?<\/section>/s.exec(reportPage(await readReport(own.database, now)))?.[0]

  async function runCommand(command: Command, now: number, ...words: string[]) {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const said: string[] = []
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation(line => void said.push(String(line)))
    await command.run(words, { DATABASE_URL: own.url }).catch((error: Error) => said.push(error.message))
    vi.restoreAllMocks()
    return said.join('\n')
  }

  test('how long it must run is told from the traffic so far, and without that asked for', async () => {
    expect(await run(NOW, 'start', 'headline', file)).toContain('too few visits were counted so far')
    await seedList(own.database, 900, NOW)
    const counted = Array.from({ length: 28 }, (_, day) => ({
      ...{ day: ukDay(NOW - (day + 1) * DAY_MS), source: 'direct', step: 'visit', n: 300 },
    }))
    await insertRows(own.database, 'source_count', counted)
    const told = await run(NOW, 'start', 'headline', file, '--hope', '30%')
    expect(told).toMatch(
      /^In the last 28 days: 300 visits and [\d.]+ joins a day, [\d.]+ of 100 visitors\.\nTo find/,
    )
    expect(told).toMatch(
      /takes [\d,]+ visits\.\nThat is \d weeks\.\n\nNothing was started: say --yes to do it\.$/,
    )
    expect(await run(NOW, 'start', 'headline', file, '--hope', '2')).toMatch(
      /more than 26 weeks\. So long shows a difference of \d+% or more\.\nnothing was started/,
    )
    expect(await run(NOW, 'status')).toBe('No experiment yet: experiment start makes one.')
  })

  test('one is started, tells nothing of either version before its end, and then which is better', async () => {
    const begun = await run(NOW, 'start', 'headline', file, '--expect', '400/48', '--yes')
    // Too little is left of this hour to have every server know of it.
    expect(begun).toContain('Experiment 1 begins at 2026-06-03 12:00 and ends at 2026-06-17 12:00.')
    expect(await run(NOW, 'start', 'headline', file, '--expect', '400/48', '--yes')).toContain(
      'there is an experiment already',
    )
    const experiment = (await latestExperiment(own.database))!
    const hours = Array.from({ length: (2 * WEEK_MS) / HOUR_MS }, (_, hour) => hour)
    await insertRows(
      own.database,
      'experiment_count',
      hours.flatMap(hour => {
        const joins = versionOf(experiment, hour) === 'b' ? 3 + (hour % 2) : 1 + (hour % 3)
        return [
          { experiment: '1', hour: String(hour), step: 'visit', n: 20 },
          { experiment: '1', hour: String(hour), step: 'join', n: joins },
        ]
      }),
    )
    const early = await run(NOW + WEEK_MS, 'status')
    expect(early).toMatch(
      /^Experiment 1 runs from 2026-06-03 12:00 to 2026-06-17 12:00\. So far 6,720 visits and [\d,]+ joins/,
    )
    expect(early).not.toMatch(/better by|Clean car/)
    expect(await inReport(NOW + WEEK_MS)).toMatch(/So far 6,720 visits(?!.*Clean car)/s)
    expect((await runCommand(statsCommand, NOW + WEEK_MS)).endsWith(`\n\n${early}`)).toBe(true)
    expect(await run(NOW + WEEK_MS, 'status', '--json')).not.toContain('result')
    // Who opened the page in the last hour may take one to join.
    expect(await run(endOf(experiment) + HOUR_MS - 1, 'status')).toContain('So far')
    const verdict = await run(endOf(experiment) + HOUR_MS, 'status')
    expect(verdict).toMatch(/ {2}A {2}Car care that comes to you\. {2}\d+ joins in 3,360 visits \(\d+\.\d%\)/)
    expect(verdict).toMatch(
      /\nB is better\. A visitor joined on B 1\.\d\d times as often as on A; the truth is likely between 1\.\d\d and \d\.\d\d\./,
    )
    const shown = await inReport(endOf(experiment) + HOUR_MS)
    expect(shown).toContain(verdict.split('\n').find(line => line.startsWith('B is better.'))!)
    expect(shown).toMatch(
      /<th scope="row">A: Car care that comes to you\.<\/th><td>3,360<\/td><td>\d+<\/td><td>\d+\.\d%<\/td>/,
    )
    expect(shown).not.toContain('landing.ts')
    expect(hourAt(experiment, endOf(experiment))).toBe(336)
    expect(await run(endOf(experiment) + HOUR_MS, 'stop')).toBe('no experiment is on')
  })

  test('one that was stopped before it began makes way for another in the same hour', async () => {
    const start = () => run(NOW, 'start', 'headline', file, '--expect', '400/48', '--yes')
    await start()
    expect(await run(NOW, 'stop')).toMatch(/^Experiment 1 was stopped/)
    expect(await start()).toContain('Experiment 2 begins at 2026-06-03 12:00')
    expect(await run(NOW, 'status')).toMatch(/^Experiment 2 begins/)
    expect(await run(NOW, 'stop')).toMatch(/^Experiment 2 was stopped/)
    expect(await start()).toContain('Experiment 3 begins')
  })

  test('with too little traffic it says that it cannot be told, and one that was stopped has no verdict', async () => {
    await run(NOW, 'start', 'headline', file, '--expect', '400/48', '--yes')
    const { begins_at } = (await latestExperiment(own.database))!
    await insertRows(own.database, 'experiment_count', [
      { experiment: '1', hour: '3', step: 'visit', n: 40 },
      { experiment: '1', hour: '3', step: 'join', n: 4 },
    ])
    expect(await run(begins_at + 3 * WEEK_MS, 'status')).toContain('cannot be told with your traffic')
    // Four joins are too few for a paper that others see.
    expect(await inReport(begins_at + 3 * WEEK_MS)).toBeUndefined()
    await run(begins_at + 3 * WEEK_MS, 'start', 'headline', file, '--expect', '400/48', '--yes')
    expect(await run(begins_at + 4 * WEEK_MS, 'stop')).toMatch(/^Experiment 2 was stopped/)
    expect(await run(begins_at + 8 * WEEK_MS, 'status')).toMatch(
      /^Experiment 2, .* before its end: there is no verdict\.$/,
    )
  })
})

const own = withTestDatabase('sqlite')

test.each([
  [['start'], 'say headline, and one FILE'],
  [['start', 'picture', file], 'say headline, and one FILE'],
  [['start', 'headline', '/nowhere'], '/nowhere cannot be read: there is no such file or folder'],
  [['start', 'headline', file, '--hope', 'much'], '--hope must be whole per cent from 1 to 400, such as 30%'],
  [
    ['start', 'headline', file, '--expect', '10/12'],
    '--expect must be visits and joins a day, such as 150/12',
  ],
  [['stop'], 'no experiment is on'],
])('what cannot be meant is said in a line: %j', async ([part, ...words], said) => {
  const command = await experimentCommand.parts![part!]!()
  await expect(async () => command.run(words, { DATABASE_URL: own.url })).rejects.toThrow(said)
})
