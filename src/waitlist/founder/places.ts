import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { SqlValue } from '#src/db/database.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { AREA_SQL, OUTWARD_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'

/** Postcode areas and districts, such as LS and M1. `words` has both, as they were understood. */
export type Places = { areas: string[]; districts: string[]; words: string }

/** The areas in which a district may end in a letter, as in SW1A. */
const LETTERED = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']
/** Characters that one types for another. */
const CONFUSED: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', 0: 'O', 1: 'L', 5: 'S' }
const LONGEST_RANGE = 30

/** An area; a district, spaced in any way; or a postcode or the beginning of one, which means its district. */
const PLACE = /([A-Z]{1,2})(?:[ .–-]*0*(\d[A-Z\d]?)(?: *\d[A-Z]{2}| \d)?)?(?: +|$)/y
const SEPARATOR = /[,;/&+\n]|\bAND\b/

/** Reads what was typed, such as “ls 6, 7 and LS8 3AB”. Throws Misuse, which says what may have been meant. */
export function readPlaces(text: string): Places {
  const parts = text.normalize('NFKC').toUpperCase().split(SEPARATOR).map(withArea)
  const found = parts.map(inPart)
  const wrong = parts.find((_, i) => !found[i])
  if (wrong !== undefined) {
    const what = wrong ? `there is no area or district ${wrong}${meant(wrong)}` : 'there is an extra comma'
    throw new Misuse(`must name postcode areas or districts such as LS,M1: ${what}`, 'area')
  }
  const places = [...new Set(found.flatMap(all => all!))]
  return {
    areas: places.filter(place => postcodeAreas.has(place)),
    districts: places.filter(place => !postcodeAreas.has(place)),
    words: places.join(', '),
  }
}

/** Removes quotes and the like around a part. A number alone, as in “LS6, 7”, takes the area before it. */
function withArea(part: string, i: number, all: readonly string[]): string {
  const bare = part.replace(/^[\s"'‘’“”(]+|[\s"'‘’“”).]+$/g, '')
  const before = all.slice(0, i).findLast(other => !/^\s*\d/.test(other))
  return /^\d{1,2}$/.test(bare) ? (/[A-Z]{1,2}(?=[ .–-]*\d)/.exec(before ?? '')?.[0] ?? '') + bare : bare
}

/** Returns SQL for whether an entry is in one of the places. `place` adds a value and returns its placeholder. */
export function placesSql({ areas, districts }: Places, place: (value: SqlValue) => string): string {
  const among = (sql: string, names: readonly string[]) =>
    names.length ? [`${sql} in (${names.map(place).join(', ')})`] : []
  return `(${[...among(AREA_SQL, areas), ...among(OUTWARD_SQL, districts)].join(' or ')})`
}

/** Returns SQL for an entry's area; its district if some places were asked for. */
export const placeSql = (asked: string | undefined): string => (asked === undefined ? AREA_SQL : OUTWARD_SQL)

/** Returns whether a district is one of the places, or in one. */
export const isIn =
  ({ areas, districts }: Places) =>
  (district: string): boolean =>
    districts.includes(district) || areas.includes(areaOf(district))

/** Returns the place that a part without commas names, or several districts, such as “LS6 LS7”; undefined if it does not. */
function inPart(part: string): string[] | undefined {
  const places: string[] = []
  PLACE.lastIndex = 0
  while (PLACE.lastIndex < part.length) {
    const [, area, number = ''] = PLACE.exec(part) ?? []
    if (!area || !postcodeAreas.has(area)) return undefined
    if (/[A-Z]$/.test(number) && !LETTERED.includes(area)) return undefined
    places.push(area + number)
  }
  // “L S 6” means one place.
  const areSure = places.length === 1 || !places.some(place => postcodeAreas.has(place))
  return places.length && areSure ? places : undefined
}

/** Suggests what was meant by a mistyped code, a range, a town's name or its beginning, or “Leeds 6”. */
function meant(typed: string): string {
  const towns = inTowns(typed)
  const mistyped = [
    rangeOf(typed),
    typed.replace(/[^A-Z\d]/g, ''),
    typed.replace(/(.)\1/, '$1'),
    ...[...typed].map((sign, i) => typed.slice(0, i) + (CONFUSED[sign] ?? sign) + typed.slice(i + 1)),
    typed.replace(/^(\d{1,2}) *([A-Z]{1,2})$/, '$2$1'),
    typed.replace(/ +/g, ','),
    ...[2, 1].map(digits => new RegExp(`[A-Z]{1,2} *\\d{${digits}}`).exec(typed)?.[0] ?? ''),
    /^[A-Z]{1,2}(?=.*\d)/.exec(typed)?.[0] ?? '',
  ]
  const guesses = (towns.length ? towns : mistyped).map(guess => guess.split(',').map(inPart))
  const all = guesses.filter(places => places.every(Boolean)).map(places => places.flatMap(some => some!))
  const words = (towns.length ? all : all.slice(0, 1)).map(
    places => `${places.join(',')} (${postcodeAreas.get(areaOf(places[0]!))!.town})`,
  )
  return words.length ? `; did you mean ${words.join(' or ')}?` : ''
}

/** Returns the areas of towns of that name, with the number that may follow it. */
function inTowns(typed: string): string[] {
  const [, name, number] = /^(.*?) *(\d{0,2})$/.exec(typed)!
  if (!/^[A-Z]/.test(name!)) return []
  const isNamed = (town: string) => ` ${town.toUpperCase().replace(/[()]/g, '')}`.includes(` ${name}`)
  return [...postcodeAreas.values()].filter(({ town }) => isNamed(town)).map(({ area }) => area + number)
}

/** Returns the districts of a range such as LS1-6. */
function rangeOf(typed: string): string {
  const [, area, from, other, to] =
    /^([A-Z]{1,2}) *(\d{1,2}) *(?:-|–|\.\.+|TO|UNTIL) *([A-Z]{1,2})? *(\d{1,2})$/.exec(typed) ?? []
  const length = Number(to) - Number(from) + 1
  if (!area || (other ?? area) !== area || !(length > 1 && length <= LONGEST_RANGE)) return ''
  return Array.from({ length }, (_, i) => area + (Number(from) + i)).join()
}
