import type { Queryable } from '#src/db/database.ts'
import { type FeaturesInReport, IN_REPORT } from '#src/features-report.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { EVER, type Period } from '#src/time/period.ts'
import { type Figures, readFigures } from '#src/waitlist/server/figures/period-figures.ts'
import { shownAreas } from '#src/waitlist/server/figures/shown-areas.ts'
import {
  type Group,
  hideSmallParts,
  type Shown,
  SMALLEST,
  type Span,
  type Split,
  spansOf,
  split,
} from '#src/waitlist/server/figures/small-groups.ts'

/** The most districts to name. */
const DISTRICTS = 12
/** A list older than this is drawn by weeks. */
const DAYS_BY_DAY = 45

/** What the report shows: small groups are already removed. */
export type ReportData = FeaturesInReport & {
  at: number
  /** The first and last day, each null if it is open. */
  since: string | null
  until: string | null
  total: number | null
  spans: Span[]
  step: 'day' | 'week'
  areas: Shown
  districts: Group[]
  confirmed: Split
  /** Of the confirmed, people whom a friend's link brought. */
  referred: Split
  unsubscribed: Split
}

/**
 * Reads what the report shows, at a time in epoch milliseconds: people who joined in a period and how far they have got
 * since, and the visits, questions and invitations of that period.
 */
export async function readReport(
  database: Queryable,
  now: number = Date.now(),
  period: Period = EVER,
): Promise<ReportData> {
  const figures = await readFigures(database, period)
  const total = figures.days.reduce((sum, { n }) => sum + n, 0)
  const areas = shownAreas(figures.outwards.map(({ name, n }) => ({ name: areaOf(name), n })))
  const step = isYoung(figures) ? 'day' : 'week'
  const features: object[] = []
  for (const { read } of IN_REPORT) features.push(await read(database, period, step === 'day' ? 1 : 7))
  return {
    at: now,
    since: period.since === EVER.since ? null : period.since,
    until: period.until === EVER.until ? null : period.until,
    total: total > 0 && total < SMALLEST ? null : total,
    spans: spansOf(figures.days, step === 'day' ? 1 : 7),
    step,
    areas,
    districts: hideSmallParts(figures.outwards, areaOf, areas.groups, DISTRICTS),
    ...splits(figures, total),
    ...(Object.assign({}, ...features) as FeaturesInReport),
  }
}

const areaOf = (outward: string) => /^[A-Z]+/.exec(outward)?.[0] ?? ''

function isYoung({ days }: Figures): boolean {
  const [first, last] = [days[0], days.at(-1)]
  return !first || !last || Date.parse(last.name) - Date.parse(first.name) < DAYS_BY_DAY * DAY_MS
}

function splits({ states: { friend, own }, unsubscribed }: Figures, total: number) {
  const confirmed = split(friend + own, total)
  return {
    confirmed,
    // The parts add up to everyone who confirmed.
    referred: confirmed && split(friend, friend + own),
    unsubscribed: split(unsubscribed, total),
  }
}
