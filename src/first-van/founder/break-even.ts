import type { Queryable } from '#src/db/database.ts'
import { type Asked, PRICE_ANSWERS } from '#src/features/districts.ts'
import { wilson } from '#src/statistics/wilson.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'

type Range = { low: number; high: number }
/** A range and the likely figure within it. */
export type Sum = Range & { likely: number }

/**
 * Returns how many visits pay for a day (`needed`, the `high` number at the low price), and what a full day
 * leaves after its cost (`leaves`, negative if it costs more). The cost and the prices are in whole pence, the
 * prices above 0.
 */
export function breakEven(cost: number, price: Sum, visits: number): { needed: Sum; leaves: Sum } {
  const needed = (pence: number) => Math.ceil(cost / pence)
  const leaves = (pence: number) => visits * pence - cost
  return {
    needed: { low: needed(price.high), likely: needed(price.likely), high: needed(price.low) },
    leaves: { low: leaves(price.low), likely: leaves(price.likely), high: leaves(price.high) },
  }
}

type Round = { people: number; districts: readonly { name: string }[] }

/**
 * Sorts the figures by how much they say about the likely price. The lowest that is at least that price comes first,
 * as anyone who would pay it would also pay less.
 */
export const byUse = (asked: readonly Asked[], likely: number): Asked[] => [
  ...asked.filter(({ pence }) => pence >= likely).sort((a, b) => a.pence - b.pence),
  ...asked.filter(({ pence }) => pence < likely).sort((a, b) => b.pence - a.pence),
]

/**
 * Returns the answers to use. `figures`: the lowest figure, at least the likely price, that has answers to show or
 * was refused, if only in one district; and, unless that is the likely price itself, the highest figure below the
 * likely price that has answers to show. `refused`: the lowest refused figure that is not above the first of these,
 * or not above the likely price if there is no such figure. Undefined if the price was never asked. Rejects if the
 * database fails.
 */
export async function readAsked(database: Queryable, likely: number) {
  const read = await Promise.all(PRICE_ANSWERS.map(answers => answers(database, Date.now())))
  const asked = byUse(read.flat(), likely)
  if (!asked.length) return undefined
  const above = asked.find(
    one => one.pence >= likely && (one.groups.length || one.isRefused || one.refusedIn?.length),
  )
  const below = asked.find(one => one.pence < likely && one.groups.length)
  const refused = asked.filter(one => one.isRefused && one.pence <= (above?.pence ?? likely))
  return {
    figures: (above?.pence === likely ? [above] : [above, below]).filter(one => one !== undefined),
    ...(refused.length && { refused: Math.min(...refused.map(({ pence }) => pence)) }),
  }
}

/** Returns the districts of a round in which hardly anyone would pay this figure. */
const refusing = ({ refusedIn = [] }: Asked, { districts }: Round) =>
  districts.map(({ name }) => name).filter(name => refusedIn.includes(name))

/**
 * Returns the lowest figure that hardly anyone would pay in some district of a round, and the names of those
 * districts; undefined if there is none.
 */
export function refusedThere(asked: readonly Asked[], round: Round) {
  const found = asked.map(one => ({ pence: one.pence, names: refusing(one, round) }))
  return found.filter(({ names }) => names.length).sort((a, b) => a.pence - b.pence)[0]
}

/**
 * Returns how many people in a round would pay the figure that was asked, as a 95 % interval. If too few were
 * asked in the round, it uses the answers from all districts (`here` is false). Undefined if those are too
 * few as well, or if hardly anyone in one of its districts would pay. `yes`: a range, as small groups are
 * hidden. `every`: a day pays if each of these people books once in this many of the van's days, rounded down
 * to be careful; 0 if a booking every day is not enough.
 */
export function wouldPay(asked: Asked, round: Round, needed: Sum) {
  const { pence, groups } = asked
  const { people, districts } = round
  if (refusing(asked, round).length) return undefined
  for (const here of [true, false]) {
    const counted = groups.filter(({ place }) => !here || districts.some(({ name }) => name === place))
    const sum = (of: 'of' | 'least' | 'most') => counted.reduce((total, group) => total + group[of], 0)
    const [of, least, most] = [sum('of'), sum('least'), sum('most')]
    // Too few noes could give somebody away just as too few yeses could.
    if (least < SMALLEST || of - most < SMALLEST) continue
    const share = { low: wilson(least, of).low, high: wilson(most, of).high }
    const those = { low: people * share.low, high: people * share.high }
    return {
      ...{ pence, here, of, share, yes: { least, most } },
      people: { low: Math.floor(those.low), high: Math.ceil(those.high) },
      // A day that costs nothing pays without any bookings.
      ...(needed.low && {
        every: { low: Math.floor(those.low / needed.high), high: Math.floor(those.high / needed.low) },
      }),
    }
  }
  return undefined
}

type Pays = NonNullable<ReturnType<typeof wouldPay>>

/**
 * Combines the figures above and below the likely price: at least as many would pay it as said yes to the
 * higher one, and at most as many as said yes to the lower one.
 */
export function between(likely: number, [above, below]: readonly (Pays | undefined)[]) {
  if (!above || !below) return above ?? below
  const widest = (a: Range, b: Range) => ({ low: a.low, high: Math.max(a.high, b.high) })
  return {
    ...above,
    ...{ at: likely, also: below, people: widest(above.people, below.people) },
    ...(above.every && below.every && { every: widest(above.every, below.every) }),
  }
}
