import type { Database } from '#src/db/database.ts'
import { readMonday } from '#src/founder-news/server/monday-letter.ts'
import { dueWeek } from '#src/founder-news/uk-week.ts'
import type { ReportFigures } from '#src/letters/bounces/report-figures.ts'
import type { ReportData } from '#src/report/report-data.ts'
import { FUNNEL, type SourceFigures } from '#src/sources/funnel.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import type { Stats } from '#src/waitlist/founder/figures/stats.ts'
import { createToday } from '#src/waitlist/founder/today.ts'
import { openTestDesk } from './desk-call.ts'

/** What `stats`, `stats --by source` and `report` print about a list; the report covers all days or some. */
type Told = {
  stats: Stats
  bySource: readonly Pick<SourceFigures, 'name' | 'counts'>[]
  report: (
    since?: string,
    until?: string,
  ) => Promise<Pick<ReportData, 'total' | 'areas' | 'confirmed' | 'sources' | 'spans' | 'unsubscribed'>>
}

/** The settings of a site that is not live. */
const SITE = {
  publicUrl: 'http://kerbside.test',
  operatorName: 'K',
  operatorContact: 'team@kerbside.test',
  mail: undefined,
  news: { email: undefined, notify: undefined, heartbeat: undefined },
}

/** Compares the desk's figures and the latest Monday letter's with the commands' output. For tests and benches. */
export async function figuresThatDiffer(database: Database, { stats, bySource, report }: Told, now: number) {
  const found = { compared: 0, differ: [] as string[] }
  const same = (what: string, ours: unknown, theirs: unknown) => {
    found.compared += 1
    const [one, other] = [ours, theirs].map(value => JSON.stringify(value))
    if (one !== other) found.differ.push(`${what}: ${one}, not ${other}`)
  }
  const sum = (days: Stats['byDay'], from: number, until: number) =>
    days.filter(({ name }) => name >= ukDay(from) && name < ukDay(until)).reduce((all, { n }) => all + n, 0)

  const today = await createToday(() => now)(database, {}, 0)
  const all = await report()
  for (const name of [
    'total',
    'today',
    'confirmed',
    'confirmedToday',
    'unsubscribed',
    'mails',
    'byForm',
  ] as const)
    same(`Today, ${name}`, today[name], stats[name])
  for (const { day, joined, confirmed } of today.days) {
    const of = (days: Stats['byDay']) => days.find(({ name }) => name === day)?.n ?? 0
    same(`Today, ${day}`, [joined, confirmed], [of(stats.byDay), of(stats.confirmedByDay)])
  }
  same(
    'Today, areas',
    today.areas.map(({ name, n }) => ({ name, n })),
    stats.byArea,
  )
  const joinedBy = new Map(bySource.map(({ name, counts }) => [name, counts.joined]))
  for (const { name, n } of today.lines.flatMap(({ rows = [] }) => rows))
    same(`Today, ${name}`, n, joinedBy.get(name))

  same('Report, total', all.total, stats.total)
  same(
    'Report, in all',
    all.spans.reduce((n, span) => n + span.n, 0),
    stats.total,
  )
  same('Report, confirmed', all.confirmed?.yes, stats.confirmed)
  same('Report, unsubscribed', all.unsubscribed?.yes, stats.unsubscribed)
  for (const { name, n } of all.areas.groups)
    same(`Report, ${name}`, n, today.areas.find(area => area.name === name)?.n)
  const { data } = await openTestDesk(database).act('source list', { input: {} })
  same(
    'Sources, which',
    data.brought.map(({ name }) => name),
    bySource.map(({ name }) => name),
  )
  for (const [i, { name, visits, joined, steps }] of data.brought.entries()) {
    const { counts } = bySource[i]!
    same(`Sources, ${name}`, [visits, joined], [counts.visit, counts.joined])
    const told = all.sources.find(source => source.name === name)
    for (const [step, n] of Object.entries(told?.counts ?? {}))
      if (n !== null) same(`Sources, ${name}, ${step}`, n, counts[step as keyof typeof counts])
    same(
      `Sources, ${name}, steps`,
      steps.map(step => step.n),
      FUNNEL.map(step => counts[step]),
    )
  }

  let at = now
  while (!dueWeek(at)) at -= DAY_MS
  const week = dueWeek(at)!
  const monday = await readMonday(database, SITE, { week, now })
  const days = (from: number, until: number) => report(ukDay(from), ukDay(until - DAY_MS / 2))
  const [last, before] = [await days(week.from, week.until), await days(week.before, week.from)]
  same('Monday, total', monday.total, stats.total)
  same('Monday, joined', monday.joined, { n: last.total, before: before.total })
  for (const [what, counted] of [
    ['joined', stats.byDay],
    ['confirmed', stats.confirmedByDay],
  ] as const)
    same(`Monday, ${what} by day`, monday[what], {
      n: sum(counted, week.from, week.until),
      before: sum(counted, week.before, week.from),
    })
  same(
    'Monday, areas',
    monday.areas.map(({ name, n }) => [name.split(', ').at(-1), n]),
    last.areas.groups.map(({ name, n }) => [name, n]),
  )
  for (const { name, before: n } of monday.areas) {
    const area = name.split(', ').at(-1)
    same(`Monday, ${area} the week before`, n, before.areas.groups.find(group => group.name === area)?.n)
  }
  for (const { name, n } of monday.sources) {
    const joined = last.sources.find(source => source.name === name)?.counts.joined
    if (joined) same(`Monday, ${name}`, n, joined)
  }
  same(
    'Monday, emails',
    [monday.mails.waiting, monday.mails.givenUp],
    [stats.mails.waiting, stats.mails.givenUp],
  )
  const recordsOf = ({ reports }: { reports: Pick<ReportFigures, 'sent'> }) => reports.sent
  same('Monday, records', recordsOf(monday), recordsOf(stats))
  return found
}
