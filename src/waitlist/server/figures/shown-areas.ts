import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { type Group, hideSmall, merge, type Shown } from './small-groups.ts'

/** People by postcode area, without small groups. What has the shape of a postcode and is of no area that there is counts as elsewhere. */
export function shownAreas(areas: readonly Group[]): Shown {
  const all = merge(areas.map(({ name, n }) => ({ name: postcodeAreas.has(name) ? name : '', n })))
  const shown = hideSmall(all)
  const elsewhere = shown.groups.find(({ name }) => name === '')?.n ?? 0
  return { groups: shown.groups.filter(({ name }) => name !== ''), rest: shown.rest + elsewhere }
}
