import { districtWords, type Neighbours } from '#src/content/district.ts'
import { mailPageWords } from '#src/content/mail-pages.ts'
import type { SitePart } from '#src/feature.ts'
import { Html } from '#src/http/template.ts'
import type { StreetMarks } from '#src/waitlist/filled-pages.ts'
import type { Nameplate } from '#src/waitlist/nameplate.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import { drawSmallStreet } from '#src/waitlist/small-street.ts'
import type { ConfirmedIn } from '../figures/where.ts'

/**
 * Returns what may be shown of a district; undefined if too few have confirmed. Rejects with the database's error.
 */
export type NeighboursIn = (district: string) => Promise<(Neighbours & { before: number }) | undefined>

/** Adds the goal, which comes from a feature, to the day's count. */
export const createNeighbours =
  (confirmedIn: ConfirmedIn, parts: readonly SitePart[]): NeighboursIn =>
  async district => {
    const counted = await confirmedIn(district)
    if (counted === undefined) return undefined
    const goal = await parts.find(part => part.goalOf)?.goalOf?.(district.toUpperCase())
    return { ...counted, goal: goal ?? null }
  }

/**
 * Returns a page's text about a street; `link` leads to the site. `confirmedAt`: when the reader
 * confirmed, if they did. The day's count stays the same: if it does not include the reader yet, the
 * words next to it and one more window do.
 */
export async function streetMarks(
  plate: Nameplate | undefined,
  link: string,
  neighboursIn: NeighboursIn,
  confirmedAt: number | null = null,
): Promise<StreetMarks> {
  if (!plate) return { CODE: '', TOWN: '', BEGUN: '', AND_YOU: '', SHARE: link, ...goalMarks('', undefined) }
  const { code, town } = plate
  const near = await neighboursIn(code).catch(() => undefined)
  const isCounted = confirmedAt !== null && near !== undefined && confirmedAt < near.before
  const isNew = confirmedAt !== null && !isCounted && near !== undefined && near.confirmed < (near.goal ?? 0)
  // Without a goal, the words name the number of the next neighbour. A reader who is already counted
  // gets the latest number instead.
  const before = isCounted && near.goal === null ? { ...near, confirmed: near.confirmed - 1 } : near
  return {
    CODE: code,
    TOWN: town,
    BEGUN: districtWords.begun(code, before),
    AND_YOU: isNew ? mailPageWords.andYou : '',
    SHARE: neighbourLink(link, code),
    ...goalMarks(code, near, isNew),
  }
}

/**
 * Returns a district's small street, and what its goal means; both are empty if there is no goal. `isNew`: one more
 * window is lit, for the reader.
 */
export function goalMarks(code: string, near: Neighbours | undefined, isNew = false) {
  return {
    SMALL_STREET: new Html(drawSmallStreet(near, isNew)),
    PROMISE: near?.goal ? districtWords.promise(code, near.goal) : '',
  }
}
