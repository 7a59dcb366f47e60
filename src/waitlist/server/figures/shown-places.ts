import type { District } from './period-figures.ts'
import { areaOf, shownAreas, shownDistricts } from './shown-areas.ts'
import { type Group, largestFirst, merge, type Shown, SMALLEST, type Split } from './small-groups.ts'

const DISTRICTS = 12

/** Districts that are only ever shown together. */
type Block = { name: string; area: string; districts: District[]; n: number }

/**
 * Returns what may be shown about the chosen districts. All views of a list are sums over the same blocks, each
 * without small groups, so the difference between two views reveals no small group.
 */
export function shownPlaces(all: readonly District[], isChosen: (district: string) => boolean) {
  const blocks = blocksOf(all)
  const chosen = blocks.filter(({ districts }) => districts.every(({ name }) => isChosen(name)))
  const isPartly = (block: Block) =>
    !chosen.includes(block) && block.districts.some(({ name }) => isChosen(name))
  const total = sumOf(chosen, ({ n }) => n)
  const isShown = total === 0 || total >= SMALLEST
  /** Splits the chosen people in two, if that may be shown. `another`: parts that are shown besides these two. */
  const split = (yes: Part, no: Part, ...another: Part[]): Split =>
    isShown && isWhole(blocks, chosen, [yes, no, ...another])
      ? { yes: sumOf(chosen, yes), no: sumOf(chosen, no) }
      : null
  const unconfirmed: Part = ({ n, confirmed }) => n - confirmed
  const confirmed = split(({ confirmed }) => confirmed, unconfirmed)
  const inAreas = chosen.filter(({ area }) => area)
  return {
    /** Null for one to four people. */
    total: isShown ? total : null,
    areas: {
      groups: largestFirst(merge(inAreas.map(({ area, n }) => ({ name: area, n })))),
      rest: isShown ? total - sumOf(inAreas, ({ n }) => n) : 0,
    } satisfies Shown,
    districts: largestFirst(chosen.filter(({ name }) => name))
      .slice(0, DISTRICTS)
      .map(({ name, n }) => ({ name, n })),
    confirmed,
    /** Of the confirmed, those who came through a friend's link. */
    referred:
      confirmed &&
      split(
        ({ friend }) => friend,
        ({ confirmed, friend }) => confirmed - friend,
        unconfirmed,
      ),
    unsubscribed: split(
      ({ unsubscribed }) => unsubscribed,
      ({ n, unsubscribed }) => n - unsubscribed,
    ),
    /** Whether people in these places are left out, because showing them would reveal a small group. */
    leavesOut: blocks.some(isPartly),
  }
}

export type ShownPlaces = ReturnType<typeof shownPlaces>

/**
 * Returns blocks: each district that may be shown, the rest of each area that may be shown, and everything
 * else.
 */
function blocksOf(all: readonly District[]): Block[] {
  const named = new Set(shownDistricts(all).map(({ name }) => name))
  const areas = new Set(
    shownAreas(all.map(({ name, n }) => ({ name: areaOf(name), n }))).groups.map(({ name }) => name),
  )
  const keyOf = ({ name }: Group) => (named.has(name) ? name : areas.has(areaOf(name)) ? areaOf(name) : '')
  return [
    ...Map.groupBy(
      all.filter(({ n }) => n > 0),
      keyOf,
    ),
  ].map(([key, districts]) => ({
    name: named.has(key) ? key : '',
    area: key && areaOf(key),
    districts,
    n: districts.reduce((sum, { n }) => sum + n, 0),
  }))
}

type Part = (district: District) => number

/**
 * Returns whether these parts of the chosen blocks may be shown. Blocks with a small part are shown only together,
 * along with larger blocks if together they are still too small.
 */
function isWhole(blocks: readonly Block[], chosen: readonly Block[], parts: readonly Part[]): boolean {
  const isFine = (some: readonly Block[]) =>
    parts.map(part => sumOf(some, part)).every(n => n === 0 || n >= SMALLEST)
  const [fine, together] = [blocks.filter(block => isFine([block])), blocks.filter(block => !isFine([block]))]
  const spare = largestFirst(fine)
  while (!isFine(together) && spare.length) together.push(spare.pop()!)
  const n = together.filter(block => chosen.includes(block)).length
  return n === 0 || (n === together.length && isFine(together))
}

const sumOf = (blocks: readonly Block[], part: Part) =>
  blocks.reduce((sum, { districts }) => districts.reduce((all, district) => all + part(district), sum), 0)
