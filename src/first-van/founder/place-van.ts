import * as v from 'valibot'
import { vanWords as words } from '#src/content/first-van.ts'
import type { Queryable } from '#src/db/database.ts'
import { DISTRICT_NOTES, PRICE_ANSWERS, type PriceAnswers } from '#src/features-districts.ts'
import { action } from '#src/founder/action.ts'
import { field, pounds, wholeNumber } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { confirmedByDistrict } from '#src/waitlist/server/figures/by-district.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { breakEven, type Sum } from '../break-even.ts'
import { FURTHEST, knownDistricts, neighboursOf, pointOf } from '../map.ts'
import { findRounds } from '../rounds.ts'
import { figureFor, wouldPay } from './would-pay.ts'

/** How many rounds to show. */
const SHOWN = 12
/** More districts in a round would take too long to look at. */
const MOST = 6

const amount = (description: string, label: string) =>
  v.optional(
    field(
      v.pipe(
        pounds,
        v.check(pence => pence > 0, 'must be more than nothing'),
      ),
      { placeholder: 'POUNDS', label },
      description,
    ),
  )
const whole = (most: number, description: string, label: string) =>
  field(wholeNumber(most), { placeholder: 'N', label }, description)

export const placeVan = action({
  summary: 'where the first van would go: neighbouring districts that one van can serve, best first',
  help: `Counts confirmed people, and takes it that each books once in the days that you type. A round is a few districts that hang
together through neighbours; the best has the most people that the van has room for, then the fewest districts, the nearest
together. The next shares no district with those before it. Fewer than five people in a district count as none, but it may lie on the
way. Neighbours are under ${FURTHEST} km apart as the crow flies: check water. With a cost and a price it says how many visits pay for a
day; with answers to the question of the price, how often people would have to book.`,
  input: v.object({
    visits: whole(100, 'how many visits the van makes in a day', 'The visits'),
    days: whole(100, 'in how many days each person is visited once', 'The days'),
    most: v.optional(
      whole(MOST, `the most districts in a round, up to ${MOST}; 4 if not given`, 'The districts'),
      4,
    ),
    cost: amount('what a day costs you', 'The cost'),
    price: amount('the price of a visit that you think likely', 'The likely price'),
    low: amount('the lowest price it may come to', 'The lowest price'),
    high: amount('the highest price it may come to', 'The highest price'),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ visits, days, most, cost, price: likely, low, high }, { list }) {
    const price = readPrice({ price: likely, low, high })
    const day = cost && price ? { cost, price, ...breakEven(cost, price, visits) } : undefined
    const database = await list()
    const asked = day && (await readAsked(database, day.price))
    return { visits, days, most, day, isAsked: asked !== undefined, ...(await readRounds(database)) }

    async function readRounds(database: Queryable) {
      const counted = (await confirmedByDistrict(database)).filter(({ n }) => n >= SMALLEST)
      const people = new Map(counted.map(({ name, n }) => [name, n]))
      const notes = await Promise.all(DISTRICT_NOTES.map(read => read(database)))
      const codes = [...new Set([...knownDistricts, ...people.keys()])]
      const neighbours = neighboursOf(codes)
      const stops = codes.map(name => ({
        name,
        people: people.get(name) ?? 0,
        ...(pointOf(name) ?? { x: 0, y: 0 }),
      }))
      const room = visits * days
      const found = findRounds(stops, neighbours, { room, most }, SHOWN + 1)
      const districtAt = (name: string) => ({
        name,
        people: people.get(name) ?? null,
        at: pointOf(name),
        next: neighbours.get(name) ?? [],
        note: notes.map(noteOf => noteOf(name)).join(''),
      })
      const rounds = found.slice(0, SHOWN).map(({ names, widest: _, ...round }) => ({
        ...round,
        districts: names.map(districtAt).sort((a, b) => (b.people ?? 0) - (a.people ?? 0)),
        around: [...new Set(names.flatMap(name => neighbours.get(name) ?? []))]
          .filter(name => !names.includes(name))
          .map(districtAt),
        // If even the highest price does not pay, how often people book changes nothing.
        pays: asked && day.leaves.high >= 0 ? wouldPay(asked, names, round.people, day.needed) : undefined,
      }))
      return { room, rounds, hasMore: found.length > SHOWN }
    }
  },

  inWords: data => words.inTerminal(data),
})

/** Throws Misuse if the three are not in order. */
function readPrice({
  price,
  low,
  high,
}: Record<'price' | 'low' | 'high', number | undefined>): Sum | undefined {
  if (price === undefined && (low ?? high) !== undefined)
    throw new Misuse('is missing: type the one that you think likely', 'price')
  if (price === undefined) return undefined
  if ((low ?? price) > price) throw new Misuse('must not be above the likely price', 'low')
  if ((high ?? price) < price) throw new Misuse('must not be below the likely price', 'high')
  return { low: low ?? price, likely: price, high: high ?? price }
}

async function readAsked(database: Queryable, price: Sum): Promise<PriceAnswers | undefined> {
  const all = await Promise.all(PRICE_ANSWERS.map(read => read(database, Date.now())))
  return figureFor(all.flat(), price.likely)
}
