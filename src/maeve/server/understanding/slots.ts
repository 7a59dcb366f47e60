import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { isNation, type Nation, type PlaceName } from '#src/maeve/knowledge/places.ts'
import { before, carWords, doubtfulOutward, surelyBefore } from '#src/maeve/knowledge/words/place-patterns.ts'
import { foldText } from '../text.ts'
import { mendableNames, placeKey, placeNames } from './place-names.ts'
import { remembering } from './remembering.ts'
import { editDistance } from './weighing/edit-distance.ts'

export type Place = {
  /** What to call it: a town, a region, or a postcode area's town. */
  name: string
  /** The outward code, such as `LS6`, if a postcode was given, and the town that its area is named after. */
  outward?: string
  areaTown?: string
  /** A Crown Dependency is not part of the UK. */
  uk: boolean
  nation?: Nation
  /** False for letters that no UK postcode area has. */
  known: boolean
}

type Slots = {
  place: Place | undefined
  /** The text with "my area" in place of the place's name, so that what is asked about it can be read. */
  rest: string
}

const HERE = 'my area'
const LONGEST_NAME = 4
/** How many words of a message to search for the name of a place. */
const MOST_WORDS = 80

/** Full postcodes: 1-2 letters, 1-2 digits, optional letter, optional space, a digit, 2 letters. */
const fullPostcode = /\b([a-z]{1,2})(\d{1,2}[a-z]?) ?(\d[a-z]{2})\b/
const outwardCode = /\b([a-z]{1,2})(\d{1,2}[a-z]?)\b/g
/** Finds the first postcode that a message names, otherwise the first place. Each text is searched only once. */
export const findSlots = remembering((raw: string): Slots => {
  const text = foldText(raw).replace(/\s+/g, ' ').trim()
  return findPostcode(text) ?? findName(raw) ?? { place: undefined, rest: raw }
})

function findPostcode(text: string): Slots | undefined {
  const full = fullPostcode.exec(text)
  if (full && postcodeAreas.has(full[1]!.toUpperCase()))
    return postcodeSlots(text, full[0], full[1]!, full[2]!)
  for (const match of text.matchAll(outwardCode)) {
    const [code, letters = '', digits = ''] = match
    if (!postcodeAreas.has(letters.toUpperCase())) continue
    if (doubtfulOutward.test(code) && !isMeantAsPlace(text, match.index, code)) continue
    return postcodeSlots(text, code, letters, digits)
  }
  if (full) return postcodeSlots(text, full[0], full[1]!, full[2]!)
  return undefined
}

/** A code that could be a road, a fuel or a car counts as a place if it is on its own, or comes after "in" and the like. */
function isMeantAsPlace(text: string, at: number, code: string): boolean {
  const lead = text.slice(0, at).trimEnd()
  const tail = text.slice(at + code.length)
  if (lead === '') return /^[\s?!.]*$/.test(tail)
  return !carWords.test(text) && before.test(lead)
}

function postcodeSlots(text: string, found: string, letters: string, digits: string): Slots {
  const outward = `${letters}${digits}`.toUpperCase()
  const area = postcodeAreas.get(letters.toUpperCase())
  const nation = area && isNation(area.nation) ? { nation: area.nation } : {}
  const areaTown = area ? plainName(area.town) : outward
  const rest = text.replace(found, HERE)
  // "Aberystwyth SY23": the town that was named, not the one its postcodes are named after.
  const beside = area?.uk ? findName(rest.replace(HERE, '')) : undefined
  const named = beside?.place?.uk ? beside.place.name : undefined
  return {
    place: {
      name: named ?? areaTown,
      outward,
      areaTown,
      uk: area?.uk ?? true,
      ...nation,
      known: area !== undefined,
    },
    rest: named === undefined ? rest : beside!.rest,
  }
}

/** "London (East)" as "East London", "Medway (Rochester)" as "Medway". */
function plainName(town: string): string {
  const [name = town, detail] = town.split(/ \(|\)/)
  return name === 'London' && detail ? `${detail} London` : name
}

function findName(raw: string): Slots | undefined {
  const words = [...raw.matchAll(/[\p{L}\p{M}’'`´]+/gu)].slice(0, MOST_WORDS)
  const keys = words.map(([word]) => placeKey(word.replace(/[’']s$/, '')))
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length--) {
      const key = keys.slice(at, at + length).join(' ')
      const known = placeNames.get(key) ?? (length === 1 && key.length >= 7 ? nearName(key) : undefined)
      if (!known) continue
      const span = words.slice(at, at + length)
      const start = span[0]!.index
      const end = span.at(-1)!.index + span.at(-1)![0].length
      if (known.wordLike && !isNamedAsPlace(raw, start, end, length)) continue
      // In "mk7 golf", MK7 does not mean Milton Keynes.
      if (key.length <= 3 && placeKey(raw) !== key && !afterPlaceWord(raw, start)) continue
      const { name, uk, nation } = known
      return {
        place: { name, uk, ...(nation && { nation }), known: true },
        rest: `${raw.slice(0, start)}${HERE}${raw.slice(end)}`,
      }
    }
  }
  return undefined
}

const afterPlaceWord = (raw: string, start: number) =>
  surelyBefore.test(foldText(raw.slice(0, start)).trimEnd())

/**
 * An everyday word counts as a place if it is on its own, or comes after "in" and the like; a longer name also if it is
 * capitalised.
 */
function isNamedAsPlace(raw: string, start: number, end: number, words: number): boolean {
  const tail = raw.slice(end)
  if (start === 0 && /^[\s?!.]*$/.test(tail)) return true
  if (!afterPlaceWord(raw, start)) return words > 1 && /^\p{Lu}/u.test(raw.slice(start))
  // “in reading the terms” and “to bath the dog” name no place.
  return (
    /^\p{Lu}/u.test(raw.slice(start)) ||
    /^\s*(?:[?!.,]|$|and\b|or\b|area\b|at all\b|please\b|yet\b|too\b|when\b)/.test(tail)
  )
}

const nearName = remembering((word: string): PlaceName | undefined => {
  const near = mendableNames.find(
    key =>
      key.charAt(0) === word.charAt(0) &&
      Math.abs(key.length - word.length) <= 1 &&
      editDistance(key, word, 1) <= 1,
  )
  return placeNames.get(near ?? '')
}, 2_000)
