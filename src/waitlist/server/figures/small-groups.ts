import type { People } from '#src/content/in-words.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** Smaller groups are never shown. */
export const SMALLEST = 5

export type Group = { name: string; n: number }

/** Groups that may be shown, largest first. `rest`: how many people are in none of them; 0 if too few to show. */
export type Shown = { groups: Group[]; rest: number }

/** Two parts of a whole, or null if one of them is too small to show. */
export type Split = { yes: number; no: number } | null

export type Span = { from: string; until: string; n: number }

/** Leaves out groups that are too small, and further groups if the total would reveal what was left out. */
export function hideSmall(all: readonly Group[]): Shown {
  const sorted = largestFirst(all.filter(({ n }) => n > 0))
  const groups = sorted.filter(({ n }) => n >= SMALLEST)
  let rest = sum(sorted) - sum(groups)
  while (rest > 0 && rest < SMALLEST && groups.length) rest += groups.pop()!.n
  return { groups, rest: rest < SMALLEST ? 0 : rest }
}

/** Splits a whole into people who did something and people who did not. */
export function split(yes: number, of: number): Split {
  const parts = { yes, no: of - yes }
  return [parts.yes, parts.no].every(n => n === 0 || n >= SMALLEST) ? parts : null
}

/**
 * Returns the largest parts of the shown groups, up to `most` of them, leaving no group with a remainder that is
 * too small.
 */
export function hideSmallParts(
  parts: readonly Group[],
  groupOf: (part: string) => string,
  shown: readonly Group[],
  most: number,
): Group[] {
  const names = new Set(shown.map(({ name }) => name))
  const large = parts.filter(({ name, n }) => n >= SMALLEST && names.has(groupOf(name)))
  const candidates = Map.groupBy(largestFirst(large).slice(0, most), ({ name }) => groupOf(name))
  return largestFirst(
    shown.flatMap(group => {
      const own = [...(candidates.get(group.name) ?? [])]
      let rest = group.n - sum(own)
      while (rest > 0 && rest < SMALLEST && own.length) rest += own.pop()!.n
      return own
    }),
  )
}

/** Returns stretches of at least `length` days, each with enough people; empty if there are too few in all. */
export function spansOf(days: readonly Group[], length: 1 | 7): Span[] {
  const starts = merge(days.map(({ name, n }) => ({ name: startOf(name, length), n })))
  const spans: Span[] = []
  let open: Span | undefined
  for (const { name, n } of starts.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    open = { from: open?.from ?? name, until: addDays(name, length), n: (open?.n ?? 0) + n }
    if (open.n < SMALLEST) continue
    spans.push(open)
    open = undefined
  }
  const last = spans.at(-1)
  if (open && last) spans[spans.length - 1] = { ...last, until: open.until, n: last.n + open.n }
  return spans
}

function startOf(day: string, length: 1 | 7): string {
  return length === 1 ? day : addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function addDays(day: string, n: number): string {
  return utcDay(Date.parse(day) + n * DAY_MS)
}

export const largestFirst = <Of extends Group>(groups: readonly Of[]): Of[] =>
  groups.toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))

export function merge(groups: readonly Group[]): Group[] {
  const sums = new Map<string, number>()
  for (const { name, n } of groups) sums.set(name, (sums.get(name) ?? 0) + n)
  return [...sums].map(([name, n]) => ({ name, n }))
}

export const sum = (groups: readonly { n: number }[]) => groups.reduce((total, { n }) => total + n, 0)

/** Returns a number of people; null if they are so few that one could be identified. */
export const unlessFew = (n: number): People => (n > 0 && n < SMALLEST ? null : n)
