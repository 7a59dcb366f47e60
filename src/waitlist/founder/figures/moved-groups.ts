import { figureWords } from '#src/content/figures.ts'
import { number } from '#src/content/in-words.ts'
import type { NewsPart } from '#src/content/news-parts.ts'
import type { Group } from '../../server/figures/small-groups.ts'

/** A group of five or more people, and how many there were the week before, if that may be shown. */
export type Moved = { name: string; n: number; before?: number | undefined }

export const MOST = 5

/**
 * Returns the groups that may be shown, each with its number from the week before if that may be shown too. Leaves
 * out groups without a name.
 */
export function movedGroups(
  { n: week, before }: { n: readonly Group[]; before: readonly Group[] },
  shown: (groups: readonly Group[]) => readonly Group[],
  title: (name: string) => string,
): Moved[] {
  const last = new Map(shown(before).map(({ name, n }) => [name, n]))
  const named = shown(week).filter(({ name }) => name !== '')
  return named.map(({ name, n }) => ({ name: title(name), n, before: last.get(name) }))
}

export function movedPart(part: { title: string; words: string }, groups: readonly Moved[]): NewsPart[] {
  const byChange = ({ n, before = 0 }: Moved) => Math.abs(n - before)
  const rows = groups
    .toSorted((a, b) => byChange(b) - byChange(a))
    .slice(0, MOST)
    .toSorted((a, b) => b.n - a.n)
    .map(({ name, n, before }) => ({
      name,
      figure: number(n),
      ...(before !== undefined && { note: figureWords.was(number(before)) }),
    }))
  return rows.length ? [{ ...part, rows }] : []
}
