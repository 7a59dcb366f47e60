import * as v from 'valibot'
import { vanWords as words } from '#src/content/first-van.ts'
import { action } from '#src/founder/action.ts'
import { field, pounds, wholeNumber } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { FURTHEST } from '../map.ts'
import { between, breakEven, readAsked, refusedThere, type Sum, wouldPay } from './break-even.ts'
import { readRounds } from './read-rounds.ts'

/** How many rounds to show. */
const SHOWN = 12
/** With more districts in a round the search would take too long. */
const MOST = 6

const amount = (description: string, label: string, schema: v.GenericSchema<string, number> = pounds) =>
  v.optional(field(schema, { placeholder: 'POUNDS', label }, description))
const price = (description: string, label: string) =>
  amount(
    description,
    label,
    v.pipe(
      pounds,
      v.check(pence => pence > 0, 'must be above £0'),
    ),
  )
const whole = (most: number, description: string, label: string) =>
  field(wholeNumber(most), { placeholder: 'N', label }, description)

export const placeVan = action({
  summary: 'where the first van would go: neighbouring districts that one van can serve, best first',
  help: words.help(FURTHEST),
  input: v.object({
    visits: whole(100, 'how many visits the van makes in a day', 'The visits'),
    days: whole(100, 'how many days the van is out; each person is visited once', 'The days'),
    most: v.optional(
      whole(MOST, `how many districts a round may have, up to ${MOST}; 4 if not given`, 'The districts'),
      4,
    ),
    cost: amount('what a day costs you', 'The cost'),
    price: price('the likely price of a visit', 'The likely price'),
    low: price('the lowest price it may come to', 'The lowest price'),
    high: price('the highest price it may come to', 'The highest price'),
  }),
  changes: 'nothing',
  // If a price is given, the result includes answers from the page Questions.
  showsPeople: true,

  async run({ visits, days, most, cost, price: likely, low, high }, { list }) {
    const price = readPrice(likely, low, high)
    const day = cost !== undefined && price ? { cost, price, ...breakEven(cost, price, visits) } : undefined
    const database = await list()
    const room = visits * days
    const [asked, found] = await Promise.all([
      // If even the highest price loses money, it does not matter how often people book.
      day && day.leaves.high >= 0 ? readAsked(database, day.price.likely) : undefined,
      readRounds(database, { room, most }, SHOWN + 1),
    ])
    const { refused } = asked ?? {}
    const rounds = found.slice(0, SHOWN).map(round => ({
      ...round,
      refused: refused === undefined ? refusedThere(asked?.figures ?? [], round) : undefined,
      pays:
        day && between(day.price.likely, asked?.figures.map(one => wouldPay(one, round, day.needed)) ?? []),
    }))
    return { visits, room, day, isAsked: asked !== undefined, refused, rounds, hasMore: found.length > SHOWN }
  },

  inWords: data => words.inTerminal(data),
})

/** Throws Misuse if the three prices are not in order. */
function readPrice(likely?: number, low = likely, high = likely): Sum | undefined {
  if (low === undefined && high === undefined) return undefined
  if (likely === undefined) throw new Misuse('is missing: type the one that you think likely', 'price')
  if (low! > likely) throw new Misuse('must not be above the likely price', 'low')
  if (high! < likely) throw new Misuse('must not be below the likely price', 'high')
  return { low: low!, likely, high: high! }
}
