import { DAY_MS } from '#src/time/durations.ts'
import { smallestFound, visitsNeeded } from './sample-size.ts'
import { FORTNIGHT_MS } from './slots.ts'

/** The longest that an experiment may run, in fortnights: half a year. After that the page is another one anyway. */
export const LONGEST = 13

/** How many visits and joins a page has in a day. */
export type Traffic = { visits: number; joins: number }

/** `visits`: how many it takes. Without `fortnights` it would take too long; then `found` is what the longest one finds. */
export type Plan = { visits: number; fortnights?: number; found?: number | undefined }

/** How long an experiment must run to find that one version is better by `hope` per cent, in 80 of 100 experiments. */
export function planOf({ visits, joins }: Traffic, hope: number): Plan {
  const rate = joins / visits
  const needed = visitsNeeded(rate, 1 + hope / 100)
  const inFortnight = visits * (FORTNIGHT_MS / DAY_MS)
  const fortnights = Math.ceil(needed / inFortnight)
  if (fortnights <= LONGEST) return { visits: needed, fortnights }
  return { visits: needed, found: smallestFound(rate, inFortnight * LONGEST) }
}
