import { brand } from './brand.ts'
import { number } from './in-words.ts'

/** Set it to true if it is so: the districts where most people wait open first. Until then it is not said. */
const mostWantedFirst: boolean = false

/**
 * What a district's goal commits you to: to look at the district first, or to open there. Preflight asks who agreed
 * to open.
 */
export const atGoal: 'look' | 'open' = 'look'

/** How many people of a district have confirmed, once they are enough to show, and the founder's goal for it. */
export type Neighbours = { confirmed: number; goal: number | null }

/** Below a form once its postcode is whole. */
export const districtLine = (district: string, n: number) =>
  `${district}: ${number(n)} waiting.${mostWantedFirst ? ' Most-wanted districts open first.' : ''}`

/** What is said to the people of a district about it. */
export const districtWords = {
  /** `near`: undefined if they are too few to show. */
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
  /** What a screen reader says of the small street. */
  street: (lit: number, windows: number) => `A small street with ${lit} of ${windows} windows lit.`,
  /** On the page of a district, whether there is a goal or not. */
  page: {
    title: (district: string) => `${brand.name} in ${district}`,
    waiting: (district: string, { confirmed }: Neighbours) =>
      `${number(confirmed)} neighbours in ${district} are waiting`,
  },
} as const
