import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { type Group, hideSmall, merge, type Shown } from './small-groups.ts'

/** Returns people by postcode area, without small groups. Postcodes of areas that do not exist count as elsewhere. */
export function shownAreas(areas: readonly Group[]): Shown {
  const all = merge(areas.map(({ name, n }) => ({ name: postcodeAreas.has(name) ? name : '', n })))
  const shown = hideSmall(all)
  const elsewhere = shown.groups.find(({ name }) => name === '')?.n ?? 0
  return { groups: shown.groups.filter(({ name }) => name !== ''), rest: shown.rest + elsewhere }
}
