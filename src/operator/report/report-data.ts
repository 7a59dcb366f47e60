import type { Queryable } from '#src/db/database.ts'
import { isUnpublished, topicCounts, topicTitle } from '#src/maeve/server/topic-counts.ts'
import { figuresBySource } from '#src/sources/founder/by-source.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { EVER, type Period } from '#src/time/period.ts'
import { type Figures, readFigures } from '#src/waitlist/server/figures/period-figures.ts'
import { shownAreas } from '#src/waitlist/server/figures/shown-areas.ts'
import {
  type Group,
  hideSmall,
  hideSmallParts,
  merge,
  type Shown,
  SMALLEST,
  type Span,
  spansOf,
} from '#src/waitlist/server/figures/small-groups.ts'
import { readWaves } from '../waves/waves.ts'
import { type ShownSource, shownSources } from './shown-sources.ts'

/** Districts that are named. */
const DISTRICTS = 12
/** Topics that are named, of each kind. */
const TOPICS = 8
/** A list older than this is drawn by weeks. */
const DAYS_BY_DAY = 45

/** Two parts of a whole, or null where one of them is too small to show. */
export type Split = { yes: number; no: number } | null

/** What the report shows, and nothing that it does not: small groups are gone from it. */
export type ReportData = {
  at: number
  /** The days that it is about, each null where it is open on that side. */
  since: string | null
  until: string | null
  total: number | null
  spans: Span[]
  step: 'day' | 'week'
  areas: Shown
  districts: Group[]
  /** What each source brought. */
  sources: ShownSource[]
  confirmed: Split
  /** Of the confirmed, those whom a friend's link brought. */
  referred: Split
  unsubscribed: Split
  unpublished: Shown
  unknown: Shown
  /** Waves of invitations, by their name, with the codes that were redeemed and those that were not. */
  waves: { name: string; codes: { yes: number; no: number } }[]
}

/**
 * Reads what the report shows, at a time in epoch milliseconds: those who joined in a period and what came of them since,
 * and the visits, questions and invitations of that period.
 */
export async function readReport(
  database: Queryable,
  now: number = Date.now(),
  period: Period = EVER,
): Promise<ReportData> {
  const figures = await readFigures(database, period)
  const topics = await topicCounts(database, period.since, period.until)
  const total = figures.days.reduce((sum, { n }) => sum + n, 0)
  const areas = shownAreas(figures.outwards.map(({ name, n }) => ({ name: areaOf(name), n })))
  const step = isYoung(figures) ? 'day' : 'week'
  const named = (rows: typeof topics) =>
    most(hideSmall(merge(rows.map(row => ({ name: topicTitle(row), n: row.n })))), TOPICS)
  return {
    at: now,
    since: period.since === EVER.since ? null : period.since,
    until: period.until === EVER.until ? null : period.until,
    total: total > 0 && total < SMALLEST ? null : total,
    spans: spansOf(figures.days, step === 'day' ? 1 : 7),
    step,
    areas,
    districts: hideSmallParts(figures.outwards, areaOf, areas.groups, DISTRICTS),
    sources: shownSources(await figuresBySource(database, period), step === 'day' ? 1 : 7),
    ...splits(figures, total),
    unpublished: named(topics.filter(row => row.what === 'answer' && isUnpublished(row))),
    unknown: named(topics.filter(({ what }) => what === 'unknown' || what === 'offer')),
    waves: (await readWaves(database, period)).flatMap(({ wave, invited, redeemed }) => {
      const codes = wave ? split(redeemed, invited) : null
      return codes ? [{ name: wave, codes }] : []
    }),
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
    // Its parts add up to all who confirmed.
    referred: confirmed && split(friend, friend + own),
    unsubscribed: split(unsubscribed, total),
  }
}

function split(yes: number, of: number): Split {
  const parts = { yes, no: of - yes }
  return [parts.yes, parts.no].every(n => n === 0 || n >= SMALLEST) ? parts : null
}

function most({ groups, rest }: Shown, n: number): Shown {
  const others = groups.slice(n).reduce((sum, group) => sum + group.n, 0)
  return { groups: groups.slice(0, n), rest: rest + others }
}
