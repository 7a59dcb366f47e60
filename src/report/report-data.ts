import type { Queryable } from '#src/db/database.ts'
import { type FeaturesInReport, IN_REPORT } from '#src/features/report.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { EVER, type Period } from '#src/time/period.ts'
import { isIn, type Places } from '#src/waitlist/founder/filters/places.ts'
import { type Figures, readFigures } from '#src/waitlist/server/figures/period-figures.ts'
import { shownPlaces } from '#src/waitlist/server/figures/shown-places.ts'
import { spansOf } from '#src/waitlist/server/figures/small-groups.ts'

/** If the first and last join are at least this many days apart, the report shows weeks. */
const DAYS_BY_DAY = 45

/** What the report shows: small groups are already removed. */
export type ReportData = Awaited<ReturnType<typeof readReport>>

/**
 * Reads what the report shows as of `now` (epoch milliseconds): people who joined in a period, how far they have got
 * since, and the visits, questions and invitations of that period. If places are chosen, it covers only the people
 * there, without a breakdown by day or week.
 */
export async function readReport(
  database: Queryable,
  now: number = Date.now(),
  period: Period = EVER,
  places?: Places,
) {
  const figures = await readFigures(database, period)
  const step: 'day' | 'week' = isYoung(figures) ? 'day' : 'week'
  const features: object[] = []
  for (const { read } of places ? [] : IN_REPORT)
    features.push(await read(database, period, step === 'day' ? 1 : 7))
  return {
    at: now,
    /** The first and last day; null for one that was not chosen. */
    since: period.since === EVER.since ? null : period.since,
    until: period.until === EVER.until ? null : period.until,
    /** The chosen places; null for all. */
    places: places?.words ?? null,
    spans: places ? [] : spansOf(figures.days, step === 'day' ? 1 : 7),
    step,
    ...shownPlaces(figures.districts, places ? isIn(places) : () => true),
    ...(Object.assign({}, ...features) as FeaturesInReport),
  }
}

function isYoung({ days }: Figures): boolean {
  const [first, last] = [days[0], days.at(-1)]
  return !first || !last || Date.parse(last.name) - Date.parse(first.name) < DAYS_BY_DAY * DAY_MS
}
