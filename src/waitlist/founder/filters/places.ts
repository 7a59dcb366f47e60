import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { districtsOf, isPostcodeDistrict } from '#src/content/postcode-districts.ts'
import type { SqlValue } from '#src/db/database.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { AREA_SQL, OUTWARD_SQL } from '#src/waitlist/server/figures/by-district.ts'
import { areaOf } from '#src/waitlist/server/figures/shown-areas.ts'

/** Postcode areas and districts, such as LS and M1. `words`: both, as they were understood. */
export type Places = { areas: string[]; districts: string[]; words: string }

/** Letters and digits that look alike; those that look less alike are only suggested. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', 0: 'O', 1: 'L' }
const PERHAPS: Readonly<Record<string, string>> = { S: '5', 5: 'S', B: '8', G: '6', Z: '2' }
const LONGEST_RANGE = 30

/** An area; a district, spaced in any way; or a postcode or the beginning of one, which means its district. */
const PLACE = /([A-Z]{1,2})(?:[ .–-]*(?:0(?=\d(?!\d)))?(\d[A-Z\d]?)(?: *\d[A-Z]{2}| \d)?)?(?: +|$)/y
const SEPARATOR = /[,;/&+\r\n]+|\bAND\b/

/**
 * Reads what was typed, such as “ls 6, 7 and LS8 3AB”. Throws a Misuse that names the field and suggests what may
 * have been meant.
 */
export function readPlaces(text: string, field = 'area'): Places {
  const parts = text.normalize('NFKC').toUpperCase().split(SEPARATOR).map(withArea).filter(Boolean)
  const found = parts.map(part => inPart(part) ?? mended(part))
  const wrong = parts
    .filter((_, i) => !found[i])
    .map(part => `there is no area or district ${part}${meant(part)}`)
  if (wrong.length || !parts.length)
    throw new Misuse(
      `must name postcode areas or districts such as LS6, M${wrong.length ? `: ${wrong.join('; ')}` : ''}`,
      field,
    )
  const places = [...new Set(found.flatMap(all => all!))]
  return {
    areas: places.filter(place => postcodeAreas.has(place)),
    districts: places.filter(place => !postcodeAreas.has(place)),
    words: places.join(', '),
  }
}

/** Removes quotes and the like around a part. A number alone, as in “LS6, 7”, takes the area before it. */
function withArea(part: string, i: number, all: readonly string[]): string {
  const bare = part.replace(/^[\s"'‘’“”(•*–-]+|[\s"'‘’“”).]+$/g, '')
  const before = all.slice(0, i).findLast(other => !/^\s*\d/.test(other))
  return /^\d{1,2}$/.test(bare) ? (/[A-Z]{1,2}(?=[ .–-]*\d)/.exec(before ?? '')?.[0] ?? '') + bare : bare
}

/** Returns SQL for whether an entry is in one of the places. `place` adds a value and returns its placeholder. */
export function placesSql({ areas, districts }: Places, place: (value: SqlValue) => string): string {
  const among = (sql: string, names: readonly string[]) =>
    names.length ? [`${sql} in (${names.map(place).join(', ')})`] : []
  return `(${[...among(AREA_SQL, areas), ...among(OUTWARD_SQL, districts)].join(' or ')})`
}

/** Returns SQL for an entry's area, or for its district if some places were asked for. */
export const placeSql = (asked: string | undefined): string => (asked === undefined ? AREA_SQL : OUTWARD_SQL)

export const isIn =
  ({ areas, districts }: Places) =>
  (district: string): boolean =>
    districts.includes(district) || areas.includes(areaOf(district))

/**
 * Returns the places that a part names: one, several such as “LS6 LS7”, or a range; undefined if any of it is not a
 * place.
 */
function inPart(part: string): string[] | undefined {
  const places: string[] = []
  PLACE.lastIndex = 0
  while (PLACE.lastIndex < part.length) {
    const [, area, number = ''] = PLACE.exec(part) ?? []
    if (!area || !(number ? isPostcodeDistrict(area + number) : postcodeAreas.has(area))) return rangeOf(part)
    places.push(area + number)
  }
  // “L S 6” means LS6, not L and S6.
  const areSure = places.length === 1 || !places.some(place => postcodeAreas.has(place))
  return places.length && areSure ? places : undefined
}

/**
 * Returns the places that are meant if letters were typed for digits, or digits for letters; undefined
 * if there are several possibilities.
 */
function mended(part: string): string[] | undefined {
  if (!/\d/.test(part)) return undefined
  const found = swapped(part, ALIKE).flatMap(guess => inPart(guess)?.join() ?? [])
  return new Set(found).size === 1 ? found[0]!.split(',') : undefined
}

const swapped = (text: string, others: Readonly<Record<string, string>>) =>
  [...text].flatMap((sign, i) => (others[sign] ? text.slice(0, i) + others[sign] + text.slice(i + 1) : []))

/** Suggests what was meant by a mistyped code, a town's name or its beginning, or “Leeds 6”. */
function meant(typed: string): string {
  const towns = inTowns(typed)
  const past = [typed, ...towns].flatMap(numbersPast)[0] ?? ''
  const mistyped = [
    [typed.replace(/[^A-Z\d]/g, ''), typed.replace(/ +/g, ',')],
    [typed.replace(/^(\d{1,2}) *([A-Z]{1,2})$/, '$2$1'), typed.replace(/([A-Z])\1/, '$1')],
    // One digit too many, or the number after the last district's.
    [
      ...[...typed.matchAll(/\d/g)].map(({ index }) => typed.slice(0, index) + typed.slice(index + 1)),
      typed.replace(/\d+$/, digits => String(Number(digits) - 1)),
    ],
    [...swapped(typed, ALIKE), ...swapped(typed, PERHAPS)],
    typed.split(/[^A-Z\d]+/),
    [/^[A-Z]{1,2} *\d{1,2}/, /^[A-Z]{1,2}(?=\d)/].flatMap(begin => begin.exec(typed)?.[0] ?? []).slice(0, 1),
  ]
  for (const guesses of towns.length ? [towns] : mistyped) {
    const found = guesses.map(guess => guess.split(',').map(inPart)).filter(places => places.every(Boolean))
    const words = found
      .map(places => places.flatMap(some => some!))
      .map(places => `${places.join(',')} (${[...new Set(places.map(areaOf).map(townIn))].join(', ')})`)
    if (words.length) return `${past}; did you mean ${[...new Set(words)].join(' or ')}?`
  }
  return past
}

/** Says which districts an area has, if the number after it is not one of them, as in LS99. */
function numbersPast(typed: string): string[] {
  const [, area = '', number] = /(?<![A-Z])([A-Z]{1,2})[ .–-]*(\d+)/.exec(typed) ?? []
  const isOne = !number || isPostcodeDistrict(area + number)
  return isOne || !postcodeAreas.has(area) ? [] : [`: ${townIn(area)} has ${districtsOf(area)}`]
}

const townIn = (area: string): string => postcodeAreas.get(area)!.town

/** Returns the areas of towns of that name, with the number that may follow it. */
function inTowns(typed: string): string[] {
  const [, name, number] = /^(.*?) *(\d{0,2})$/.exec(typed)!
  if (!/^[A-Z]{3}/.test(name!)) return []
  const isNamed = (town: string) => ` ${town.toUpperCase().replace(/[()]/g, '')}`.includes(` ${name}`)
  return [...postcodeAreas.values()].filter(({ town }) => isNamed(town)).map(({ area }) => area + number)
}

function rangeOf(part: string): string[] | undefined {
  const [, area, from, other, to] =
    /^([A-Z]{1,2}) *(\d{1,2}) *(?:-|–|\.\.+|TO|UNTIL) *([A-Z]{1,2})? *(\d{1,2})$/.exec(part) ?? []
  const length = Number(to) - Number(from) + 1
  if (!area || (other ?? area) !== area || !(length > 1 && length <= LONGEST_RANGE)) return undefined
  const districts = Array.from({ length }, (_, i) => area + (Number(from) + i))
  return districts.every(isPostcodeDistrict) ? districts : undefined
}
