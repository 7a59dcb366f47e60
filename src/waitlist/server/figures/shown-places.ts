import type { District } from './period-figures.ts'
import { areaOf, shownAreas, shownDistricts } from './shown-areas.ts'
import { type Group, largestFirst, merge, type Shown, SMALLEST, type Split } from './small-groups.ts'

/** The most districts to name. */
const DISTRICTS = 12

/** What may be shown of the people in some places. */
export type ShownPlaces = {
  /** Null if they are one to four. */
  total: number | null
  areas: Shown
  districts: Group[]
  confirmed: Split
  /** Of the confirmed, people who came by a friend's link. */
  referred: Split
  unsubscribed: Split
  /** Whether somebody in these places is left out: too few to show, or next to too few. */
  leavesOut: boolean
}

/** Districts that are only ever shown together. */
type Block = { name: string; area: string; districts: District[]; n: number }

/**
 * Returns what may be shown of the chosen districts. All views of a list are sums over the same blocks, each without small
 * groups, so nothing small follows from the difference of two views.
 */
export function shownPlaces(all: readonly District[], isChosen: (district: string) => boolean): ShownPlaces {
  const blocks = blocksOf(all)
  const chosen = blocks.filter(({ districts }) => districts.every(({ name }) => isChosen(name)))
  const isPartly = (block: Block) =>
    !chosen.includes(block) && block.districts.some(({ name }) => isChosen(name))
  const total = sumOf(chosen, ({ n }) => n)
  const isShown = total === 0 || total >= SMALLEST
  const split = (...parts: Part[]) => isShown && isWhole(blocks, chosen, parts)
  const parts = (yes: Part, no: Part) => ({ yes: sumOf(chosen, yes), no: sumOf(chosen, no) })
  const own: Part = ({ confirmed, friend }) => confirmed - friend
  const left: Part = ({ n, confirmed }) => n - confirmed
  const stayed: Part = ({ n, unsubscribed }) => n - unsubscribed
  const confirmed = split(({ confirmed }) => confirmed, left)
  return {
    total: isShown ? total : null,
    areas: {
      groups: largestFirst(
        merge(chosen.filter(({ area }) => area).map(({ area, n }) => ({ name: area, n }))),
      ),
      rest: isShown
        ? sumOf(
            chosen.filter(({ area }) => !area),
            ({ n }) => n,
          )
        : 0,
    },
    districts: largestFirst(chosen.filter(({ name }) => name))
      .slice(0, DISTRICTS)
      .map(({ name, n }) => ({ name, n })),
    confirmed: confirmed ? parts(({ confirmed }) => confirmed, left) : null,
    referred:
      confirmed && split(({ friend }) => friend, own, left) ? parts(({ friend }) => friend, own) : null,
    unsubscribed: split(({ unsubscribed }) => unsubscribed, stayed)
      ? parts(({ unsubscribed }) => unsubscribed, stayed)
      : null,
    leavesOut: blocks.some(isPartly),
  }
}

/** Each district that may be shown; the rest of each area that may; and all others. */
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
 * Returns whether each part may be shown of the chosen blocks. Blocks with a small part are shown together alone, with
 * the smallest of the others if that is still too few.
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
