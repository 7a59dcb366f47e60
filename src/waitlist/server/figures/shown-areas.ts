import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { type Group, hideSmall, hideSmallParts, merge, type Shown } from './small-groups.ts'

/** Returns the area of a district, such as LS for LS6; empty if it does not begin with letters. */
export const areaOf = (district: string): string => /^[A-Z]*/.exec(district)![0]

/** Counts people by postcode area, without small groups. Postcodes whose area does not exist count as elsewhere. */
export function shownAreas(areas: readonly Group[]): Shown {
  const all = merge(areas.map(({ name, n }) => ({ name: postcodeAreas.has(name) ? name : '', n })))
  const shown = hideSmall(all)
  const elsewhere = shown.groups.find(({ name }) => name === '')?.n ?? 0
  return { groups: shown.groups.filter(({ name }) => name !== ''), rest: shown.rest + elsewhere }
}

/**
 * Counts people by district, largest first, without small groups, and without groups that together with the areas'
 * numbers would reveal a small one.
 */
export function shownDistricts(districts: readonly Group[], most = Number.POSITIVE_INFINITY): Group[] {
  const areas = shownAreas(districts.map(({ name, n }) => ({ name: areaOf(name), n })))
  return hideSmallParts(districts, areaOf, areas.groups, most)
}
