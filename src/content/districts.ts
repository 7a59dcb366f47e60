import { number } from './in-words.ts'

/** The stages of a district, in order. */
export const stages = ['watching', 'next', 'inviting', 'open'] as const
export type Stage = (typeof stages)[number]

/** What the founder reads about districts. */
export const districtsWords = {
  /** When a goal is reached and the founder has not moved the district past next. */
  reached: (district: string, confirmed: number, goal: number, stage: Stage) =>
    `${district} has reached its goal of ${number(goal)}: ${number(confirmed)} have confirmed. Its stage is still ${stage === 'next' ? 'next' : 'watching'}.`,
  more: (n: number) => `${number(n)} more districts have reached their goals.`,
} as const
