import { number } from './in-words.ts'

/** How far a district has moved, in the order of moving. */
export const stages = ['watching', 'next', 'inviting', 'open'] as const
export type Stage = (typeof stages)[number]

/** What the founder reads about districts. */
export const districtsWords = {
  /** Where a goal is reached, and the district has not moved beyond next. */
  reached: (district: string, confirmed: number, goal: number, stage: Stage) =>
    `${district} has reached its goal: ${number(confirmed)} have confirmed, of ${number(goal)}. It is ${stage === 'next' ? 'next' : 'only watched'}.`,
  more: (n: number) => `${number(n)} more districts have reached their goals.`,
} as const
