import type { Nation } from '#src/maeve/knowledge/places.ts'
import { readWordGroups } from '#src/maeve/knowledge/word-groups.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { foldText, wordsOf } from '../text.ts'
import type { Place } from './slots.ts'

/** What a visitor has said about themselves and their car, turn by turn. */
export type Visitor = {
  /** Other than an ordinary car: a facet's slot, such as `motorbike`. */
  vehicle?: string
  fuel?: string
  nation?: Nation
  /** When the vehicle was registered; the month from 1. */
  registered?: { year: number; month?: number; day?: number }
  /** The amount on a ticket, in pounds. */
  charge?: number
  /** What they suppose a month to cost, in pounds. */
  supposed?: number
  ticket?: Date
  runsOut?: Date
}

const vehicles = readWordGroups('words/vehicles.txt')
const fuels = readWordGroups('words/fuels.txt')
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = `(${months.join('|')})[a-z]*`
const LOOKED_AT = 200
/** A message longer than this says more than which vehicle it is about. */
const SHORT = 60

/** Adds what a turn says about the visitor. `today`: when it is read. */
export function hear(visitor: Visitor, message: string, place: Place | undefined, today: Date): Visitor {
  const folded = foldText(message.slice(0, LOOKED_AT))
  const text = ` ${wordsOf(folded).join(' ')} `.replace(OUR_VAN, ' ')
  const vehicle = groupsIn(vehicles, text)[0]?.name
  const [fuel, otherFuel] = groupsIn(fuels, text)
  const registered = registration(folded, today)
  const day = dayIn(folded, today)
  const ticket = TICKET.test(folded) ? day : undefined
  const runsOut = MOT_ENDS.test(folded) ? day : undefined
  const charge = CHARGE.exec(folded)
  const supposed = SUPPOSED.exec(folded)
  return {
    ...visitor,
    ...(vehicle && { vehicle: vehicle === 'car' ? undefined : vehicle }),
    ...(fuel && { fuel: otherFuel ? undefined : fuel.name }),
    ...(charge && { charge: Number(charge[1] ?? charge[2]) }),
    ...(supposed && { supposed: Number(supposed[1] ?? supposed[2]) }),
    ...(place?.nation && { nation: place.nation }),
    ...(registered && { registered }),
    ...(ticket && { ticket: ticket > today ? inYears(ticket, -1) : ticket }),
    ...(runsOut && { runsOut: runsOut < today ? inYears(runsOut, 1) : runsOut }),
  } as Visitor
}

function groupsIn(groups: typeof vehicles, text: string): { name: string; word: string }[] {
  return groups.flatMap(({ name, words }) => {
    const word = words.find(one => text.includes(` ${one} `))
    return word ? [{ name, word }] : []
  })
}

/** Returns a text without the vehicle that it names; undefined if it names none. */
export function withoutVehicle(message: string): string | undefined {
  if (message.length > SHORT) return undefined
  const text = ` ${wordsOf(foldText(message)).join(' ')} `
  const named = [...groupsIn(vehicles, text), ...groupsIn(fuels, text)]
  if (named.length === 0) return undefined
  return named.reduce((rest, { word }) => rest.replace(` ${word} `, ' '), text)
}

/** "march 24", "june 2022", "03/2021", "a 2021 plate", "21 plate". */
function registration(text: string, today: Date): Visitor['registered'] {
  const year = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))
  const sensible = (one: number) => one >= 1960 && one <= today.getUTCFullYear() + 1
  const named = new RegExp(
    `(?:\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?\\b${MONTH}\\.?,? (?:of )?'?((?:19|20)\\d{2}|\\d{2})\\b(?! ?(?:st|nd|rd|th))`,
  ).exec(text)
  const dated = (on: string | undefined) => (on && Number(on) <= 31 ? { day: Number(on) } : {})
  if (named && sensible(year(named[3]!)))
    return { year: year(named[3]!), month: months.indexOf(named[2]!) + 1, ...dated(named[1]) }
  const figures = /\b(?:(\d{1,2})[/.-])?(0?[1-9]|1[0-2])[/.-](20\d{2})\b/.exec(text)
  if (figures && sensible(Number(figures[3])))
    return { year: Number(figures[3]), month: Number(figures[2]), ...dated(figures[1]) }
  const plate = /\b(\d{2}) ?(?:plate|reg)\b/.exec(text)
  if (plate) {
    // From September on, a plate's number is the year plus 50.
    const number = Number(plate[1])
    const found = number > 50 ? 2000 + number - 50 : 2000 + number
    if (sensible(found)) return { year: found }
  }
  const bare =
    /\b(?:registered|reg|bought|new|made|built|from|in|its an?|it's an?|a|since)\b.{0,14}?\b(20\d{2}|19\d{2})\b/.exec(
      text,
    )
  return bare && sensible(Number(bare[1])) ? { year: Number(bare[1]) } : undefined
}

/** The van that comes to the visitor. */
const OUR_VAN =
  / (?:(?:your|ur|yer|ya) |(?:get|from|is|does|has|will|would|if|when|where|because|see|track) the )vans? /g

const TICKET = /\b(?:ticket\w*|pcn|fine[ds]?|notice|penalty|dated|issued|got (?:it|one)|came|it was)\b/
const MOT_ENDS =
  /\b(?:mot|test)\b.*\b(?:runs? out|due|expires?|ends?|up|till|until|ran out)\b|\b(?:runs? out|expires?)\b/

/** The full charge of a ticket, not what it costs to pay early. */
const CHARGE =
  /^(?!.*(?:if i pay|within|early|reduced)).*?(?:£ ?([4-9]\d|1\d\d)\b|\b([4-9]\d|1\d\d) ?(?:quid|pounds?)\b)/

/** A price that the visitor supposes, but not the beginning of a longer figure: "£1,200" is not £1. */
const SUPPOSED =
  /\b(?:say|if|pretend|suppose|supposing|imagine|quoted?)\b.*?(?:£ ?(\d{1,3}(?:\.\d\d)?)(?![.,]?\d)|(?<![.,\d])(\d{1,3}(?:\.\d\d)?) ?(?:quid|pounds?)\b)/

const inYears = (day: Date, years: number) =>
  new Date(Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()))

/** "today", "yesterday", "on 3 march", "the 5th of november", of this year. */
function dayIn(text: string, today: Date): Date | undefined {
  if (/\byesterday\b/.test(text)) return new Date(today.getTime() - DAY_MS)
  if (/\b(?:today|this morning|just now|this afternoon|tonight)\b/.test(text)) return today
  const day =
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\\b`).exec(text) ??
    new RegExp(`\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(text)
  if (!day) return undefined
  const [number, name] = /^\d/.test(day[1]!) ? [day[1]!, day[2]!] : [day[2]!, day[1]!]
  const month = months.indexOf(name.slice(0, 3))
  const found = new Date(Date.UTC(today.getUTCFullYear(), month, Number(number)))
  return found.getUTCMonth() === month ? found : undefined
}
