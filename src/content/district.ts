import { brand } from './brand.ts'
import { number } from './in-words.ts'

/**
 * Set this to true if the districts where most people are waiting will open first. Until then the page
 * does not say so.
 */
const mostWantedFirst: boolean = false

/**
 * What a district's goal commits you to: looking at the district first, or opening there. If opening, preflight asks
 * who agreed.
 */
export const atGoal: 'look' | 'open' = 'look'

/** How many people in a district have confirmed, if there are enough to show, and the founder's goal for it. */
export type Neighbours = { confirmed: number; goal: number | null }

/** Shown below a form once its postcode is complete. `goal`: the founder's, if it has not been reached yet. */
export const districtLine = (district: string, n: number, goal: number | null) =>
  `${district}: ${number(n)} ${goal ? `of ${number(goal)} neighbours` : 'waiting'}.${mostWantedFirst ? ' Most-wanted districts open first.' : ''}`

/** What people in a district read about it. */
export const districtWords = {
  /** `near`: undefined if there are too few people to show. */
  begun(district: string, near: Neighbours | undefined) {
    if (!near) return `${district} has begun`
    const { confirmed, goal } = near
    if (goal === null) return `${district}: neighbour no. ${number(confirmed + 1)}`
    return confirmed < goal
      ? `${district}: ${number(confirmed)} of ${number(goal)} neighbours`
      : `${district}: ${number(confirmed)} neighbours, and the goal was ${number(goal)}`
  },
  promise: (district: string, goal: number) =>
    ({
      look: `Once ${number(goal)} have confirmed, we look at ${district} first.`,
      open: `Once ${number(goal)} have confirmed, we open in ${district}.`,
    })[atGoal],
  /** What a screen reader reads out for the small street. */
  street: (lit: number, windows: number, isNew?: boolean) =>
    `A small street with ${lit} of ${windows} windows lit${isNew ? ', the last one yours' : ''}.`,
  /** On a district's own page, whether there is a goal or not. */
  page: {
    title: (district: string) => `${brand.name} in ${district}`,
    waiting: (district: string, { confirmed }: Neighbours) =>
      `${number(confirmed)} neighbours in ${district} are waiting`,
  },
} as const
