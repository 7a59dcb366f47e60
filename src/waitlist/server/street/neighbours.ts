import type { Neighbours } from '#src/content/district.ts'
import type { SitePart } from '#src/feature.ts'
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
