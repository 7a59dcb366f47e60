import { ambiguousPlaces, places, regions } from '#src/content/maeve/places.ts'
import { postcodeAreas } from '#src/content/maeve/postcode-areas.ts'
import { foldText } from '../text.ts'
import { editDistance } from './spelling.ts'

export type Place = {
  /** What to call it: a town, a region, or a postcode area's town. */
  name: string
  /** As asked, such as `LS6`, where a postcode was given. */
  outward?: string
  /** A Crown Dependency is not part of the UK. */
  uk: boolean
  /** False for letters that no UK postcode area has. */
  known: boolean
}

export type Slots = {
  place: Place | undefined
  /** The text with "my area" in the place's stead, to be read for what is asked about it. */
  rest: string
}

const HERE = 'my area'

/** Full postcodes: 1-2 letters, 1-2 digits, optional letter, optional space, a digit, 2 letters. */
const fullPostcode = /\b([a-z]{1,2})(\d{1,2}[a-z]?) ?(\d[a-z]{2})\b/
const outwardCode = /\b([a-z]{1,2})(\d{1,2}[a-z]?)\b/g
/** Read as an outward code only after a word such as "in": slang, motorways, fuels, car models. */
const doubtfulOutward =
  /^(?:m\d{1,2}|a\d{1,2}|b4|l8r?|w8|co2|e[0-9]|e10|n1|s[0-9]|g\d{1,2}|l\d|w\d{1,2}|ne1|me2|so2|cr7|b\d)$/
const before =
  /\b(?:in|to|near|around|round|from|at|for|cover|covering|of|outside|postcode|is|about|do|live|serve|visit|my)$/

const townNames = [...postcodeAreas.values()].flatMap(({ town }) => {
  const [name = town, alias] = town.split(/ \(|\)/)
  return alias && name !== 'London' ? [name, alias] : [name]
})
const shortNames: Record<string, string> = {
  newcastle: 'Newcastle upon Tyne',
  stoke: 'Stoke-on-Trent',
  southend: 'Southend-on-Sea',
  kingston: 'Kingston upon Thames',
  brum: 'Birmingham',
  manny: 'Manchester',
  'milton keynes': 'Milton Keynes',
  mk: 'Milton Keynes',
  notts: 'Nottinghamshire',
  pompey: 'Portsmouth',
  edinbrugh: 'Edinburgh',
  caerdydd: 'Cardiff',
  abertawe: 'Swansea',
  cymru: 'Wales',
}
const names = new Map(
  [...townNames, ...places, ...regions].map(name => [foldText(name).replace(/[^a-z]+/g, ' '), name] as const),
)
for (const [short, name] of Object.entries(shortNames)) names.set(short, name)
const ambiguous = new Set(ambiguousPlaces)
const crownDependencies = new Set([...postcodeAreas.values()].filter(area => !area.uk).map(area => area.town))

/** Finds the first postcode, else the first place, that a message names. */
export function findSlots(raw: string): Slots {
  const text = foldText(raw).replace(/\s+/g, ' ').trim()
  return findPostcode(text) ?? findName(text) ?? { place: undefined, rest: raw }
}

function findPostcode(text: string): Slots | undefined {
  const full = fullPostcode.exec(text)
  if (full) return postcodeSlots(text, full[0], full[1]!, full[2]!)
  for (const match of text.matchAll(outwardCode)) {
    const [code, letters = '', digits = ''] = match
    const lead = text.slice(0, match.index).trimEnd()
    const area = postcodeAreas.has(letters.toUpperCase())
    if (!area) continue
    if (doubtfulOutward.test(code) && lead !== '' && !before.test(lead)) continue
    return postcodeSlots(text, code, letters, digits)
  }
  return undefined
}

function postcodeSlots(text: string, found: string, letters: string, digits: string): Slots {
  const outward = `${letters}${digits}`.toUpperCase()
  const area = postcodeAreas.get(letters.toUpperCase())
  return {
    place: {
      name: area ? plainName(area.town) : outward,
      outward,
      uk: area?.uk ?? true,
      known: area !== undefined,
    },
    rest: text.replace(found, HERE),
  }
}

/** "London (East)" as "East London", "Medway (Rochester)" as "Medway". */
function plainName(town: string): string {
  const [name = town, detail] = town.split(/ \(|\)/)
  return name === 'London' && detail ? `${detail} London` : name
}

function findName(text: string): Slots | undefined {
  const words = [...text.matchAll(/[a-z']+/g)]
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(4, words.length - at); length >= 1; length--) {
      const span = words.slice(at, at + length)
      const key = span
        .map(word => word[0])
        .join(' ')
        .replaceAll("'", ' ')
        .replace(/ s$/, '')
      const name = names.get(key) ?? (length === 1 && key.length >= 7 ? nearName(key) : undefined)
      if (name === undefined) continue
      const start = span[0]!.index
      const end = span.at(-1)!.index + span.at(-1)![0].length
      const lead = text.slice(0, start).trimEnd()
      if (ambiguous.has(key) && !before.test(lead) && text !== key) continue
      return {
        place: { name, uk: !crownDependencies.has(name), known: true },
        rest: `${text.slice(0, start)}${HERE}${text.slice(end)}`,
      }
    }
  }
  return undefined
}

/** A long town name with one slip in it ("sheffeild", "manchestr"). */
function nearName(word: string): string | undefined {
  for (const [key, name] of names) {
    if (key.charAt(0) !== word.charAt(0) || Math.abs(key.length - word.length) > 1 || key.length < 6) continue
    if (editDistance(key, word, 1) <= 1) return name
  }
  return undefined
}
