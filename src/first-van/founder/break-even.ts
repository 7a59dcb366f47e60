import type { Queryable } from '#src/db/database.ts'
import { type Asked, PRICE_ANSWERS } from '#src/features-districts.ts'
import { wilson } from '#src/statistics/wilson.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'

type Range = { low: number; high: number }
/** A range and the likely figure within it. */
export type Sum = Range & { likely: number }

/**
 * Returns what a day needs and leaves. The cost in whole pence, the prices too, above 0. `needed`: the visits that pay for a day, most
 * at the low price; `leaves`: what a full day brings in above its cost, negative if it costs more.
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

/** Puts the best figure first: the lowest that is at least the likely price, as a yes to it is also a yes to less. */
export const byUse = (asked: readonly Asked[], likely: number): Asked[] => [
  ...asked.filter(({ pence }) => pence >= likely).sort((a, b) => a.pence - b.pence),
  ...asked.filter(({ pence }) => pence < likely).sort((a, b) => b.pence - a.pence),
]

/**
 * Returns the answers to use: to the lowest figure that is at least the likely price and has some to show, and to the highest
 * below it; and the figure that was refused there or below, if one was. Undefined if the price was never asked. Rejects if
 * the database fails.
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

/** Returns the districts of a round where hardly anyone would pay what was asked. */
const refusing = ({ refusedIn = [] }: Asked, { districts }: Round) =>
  districts.map(({ name }) => name).filter(name => refusedIn.includes(name))

/** Returns the lowest of the figures asked that hardly anyone in some of a round’s districts would pay, and which those are. */
export function refusedThere(asked: readonly Asked[], round: Round) {
  const found = asked.map(one => ({ pence: one.pence, names: refusing(one, round) }))
  return found.filter(({ names }) => names.length).sort((a, b) => a.pence - b.pence)[0]
}

/**
 * Returns how many people of a round would pay what was asked, with the 95 % interval. If too few were asked there, it goes by
 * all districts (`here` is false); undefined if too few were asked anywhere, or hardly anyone there would pay it. `yes` is a range where small groups are hidden.
 * `every`: for a day to pay, each must book once in so many of the van's days, rounded down to be careful; 0 if even every day
 * is not enough.
 */
export function wouldPay(asked: Asked, round: Round, needed: Sum) {
  const { pence, groups } = asked
  const { people, districts } = round
  if (refusing(asked, round).length) return undefined
  for (const here of [true, false]) {
    const counted = groups.filter(({ place }) => !here || districts.some(({ name }) => name === place))
    const sum = (of: 'of' | 'least' | 'most') => counted.reduce((total, group) => total + group[of], 0)
    const [of, least, most] = [sum('of'), sum('least'), sum('most')]
    // Too few noes could give somebody away as much as too few yeses.
    if (least < SMALLEST || of - most < SMALLEST) continue
    const share = { low: wilson(least, of).low, high: wilson(most, of).high }
    const those = { low: people * share.low, high: people * share.high }
    return {
      ...{ pence, here, of, share, yes: { least, most } },
      people: { low: Math.floor(those.low), high: Math.ceil(those.high) },
      // A day that costs nothing needs nobody.
      ...(needed.low && {
        every: { low: Math.floor(those.low / needed.high), high: Math.floor(those.high / needed.low) },
      }),
    }
  }
  return undefined
}

type Pays = NonNullable<ReturnType<typeof wouldPay>>

/** Returns what figures on both sides of the likely price say of it: as few as said yes to more, as many as said yes to less. */
export function between(likely: number, [above, below]: readonly (Pays | undefined)[]) {
  if (!above || !below) return above ?? below
  const widest = (a: Range, b: Range) => ({ low: a.low, high: Math.max(a.high, b.high) })
  return {
    ...above,
    ...{ at: likely, also: below, people: widest(above.people, below.people) },
    ...(above.every && below.every && { every: widest(above.every, below.every) }),
  }
}
