import { districtWords, type Neighbours } from '#src/content/district.ts'
import type { SitePart } from '#src/feature.ts'
import { Html } from '#src/http/template.ts'
import type { StreetMarks } from '#src/waitlist/filled-pages.ts'
import type { Nameplate } from '#src/waitlist/nameplate.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import { drawSmallStreet } from '#src/waitlist/small-street.ts'
import type { ConfirmedIn } from '../figures/where.ts'

/** Returns what a district's people may see; undefined if too few have confirmed. Rejects with the database's error. */
export type NeighboursIn = (district: string) => Promise<Neighbours | undefined>

/** Adds the goal, which a feature knows, to the count of the day. */
export const createNeighbours =
  (confirmedIn: ConfirmedIn, parts: readonly SitePart[]): NeighboursIn =>
  async district => {
    const confirmed = await confirmedIn(district)
    if (confirmed === undefined) return undefined
    const goal = await parts.find(part => part.goalOf)?.goalOf?.(district.toUpperCase())
    return { confirmed, goal: goal ?? null }
  }

/** Returns a page's text about a street; `link` leads to the site. */
export async function streetMarks(
  plate: Nameplate | undefined,
  link: string,
  neighboursIn: NeighboursIn,
): Promise<StreetMarks> {
  if (!plate) return { CODE: '', TOWN: '', BEGUN: '', SHARE: link, ...goalMarks('', undefined) }
  const { code, town } = plate
  const near = await neighboursIn(code).catch(() => undefined)
  return {
    CODE: code,
    TOWN: town,
    BEGUN: districtWords.begun(code, near),
    SHARE: neighbourLink(link, code),
    ...goalMarks(code, near),
  }
}

/** Returns the small street of a district, and what its goal means; both empty without a goal. */
export function goalMarks(code: string, near: Neighbours | undefined) {
  return {
    SMALL_STREET: new Html(drawSmallStreet(near)),
    PROMISE: near?.goal ? districtWords.promise(code, near.goal) : '',
  }
}
