import {
  foreignTowns,
  foreignTownsLikeWords,
  ukTowns,
  ukTownsLikeWords,
} from '#src/content/maeve/gazetteer.ts'
import {
  ambiguousPlaces,
  foreignPlaces,
  moreRegions,
  nicknames,
  places,
  regions,
} from '#src/content/maeve/places.ts'
import { postcodeAreas } from '#src/content/maeve/postcode-areas.ts'
import { foldText } from '../text.ts'

export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland'
export type PlaceName = {
  name: string
  uk: boolean
  nation?: Nation
  /** Also an everyday word: a place only where the words before it say so. */
  wordLike?: true
}

/** Folded to letters and single spaces, with letters that do not fold to their plain ones. */
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
const add = (list: readonly string[], what: Omit<PlaceName, 'name'>) => {
  for (const name of list) names.set(placeKey(name), { name, ...what })
}

// Later ones win: what is best known stands last.
add(foreignTownsLikeWords, { uk: false, wordLike: true })
add(ukTownsLikeWords, { uk: true, wordLike: true })
add(foreignTowns, { uk: false })
for (const [nation, list] of Object.entries(ukTowns)) add(list, { uk: true, nation: nation as Nation })
add(foreignPlaces, { uk: false })
add(places, { uk: true })
for (const [nation, list] of Object.entries(moreRegions)) add(list, { uk: true, nation: nation as Nation })
add(regions, { uk: true })
for (const nation of ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const)
  add([nation], { uk: true, nation })

/** Town names of the postcode areas, "London (East)" as both of its names. */
const areaTowns: string[] = []
for (const { town, uk, nation } of postcodeAreas.values()) {
  const [name = town, alias] = town.split(/ \(|\)/)
  const both = alias && name !== 'London' ? [name, alias] : [name]
  areaTowns.push(...both)
  add(both, { uk, ...(uk && { nation: nation as Nation }) })
}
for (const key of ambiguousPlaces) {
  const known = names.get(placeKey(key))
  if (known) names.set(placeKey(key), { ...known, wordLike: true })
}
for (const [nickname, name] of Object.entries(nicknames)) {
  const known = names.get(placeKey(name)) ?? { uk: true }
  const { wordLike: _, ...plain } = known as PlaceName
  names.set(placeKey(nickname), { ...plain, name })
}

export const placeNames: ReadonlyMap<string, PlaceName> = names

/** Names that are long and well known enough to be known by one slip in them ("sheffeild", "manchestr"). */
export const mendableNames: readonly string[] = [
  ...new Set([...areaTowns, ...places, ...regions].map(placeKey)),
].filter(key => key.length >= 6 && !key.includes(' '))
