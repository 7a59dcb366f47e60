import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { isNation, nations, type PlaceName, readNicknames, readPlaces } from '#src/maeve/knowledge/places.ts'
import { foldText } from '../text.ts'

/** Folds a name to letters and single spaces, with plain letters in place of those that do not fold. */
export const placeKey = (text: string) =>
  foldText(text)
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replace(/\bsaint\b/g, 'st')
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

const names = new Map<string, PlaceName>()
const wellKnown: string[] = []

for (const nation of nations) names.set(placeKey(nation), { name: nation, uk: true, nation })
for (const { town, uk, nation } of postcodeAreas.values()) {
  const [name = town, alias] = town.split(/ \(|\)/)
  // "Medway (Rochester)" has two names, "London (East)" one.
  for (const one of alias && name !== 'London' ? [name, alias] : [name]) {
    names.set(placeKey(one), { name: one, uk, ...(isNation(nation) && { nation }) })
    wellKnown.push(placeKey(one))
  }
}
for (const { wellKnown: isWellKnown, ...place } of readPlaces()) {
  names.set(placeKey(place.name), place)
  if (isWellKnown) wellKnown.push(placeKey(place.name))
}
for (const [nickname, name] of readNicknames()) {
  const { wordLike: _, ...plain } = names.get(placeKey(name)) ?? { uk: true }
  names.set(placeKey(nickname), { ...plain, name })
}

export const placeNames: ReadonlyMap<string, PlaceName> = names

/** Names that are long and well known enough to be recognised with one mistake in them ("sheffeild", "manchestr"). */
export const mendableNames: readonly string[] = [...new Set(wellKnown)].filter(
  key => key.length >= 6 && !key.includes(' '),
)
