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

/** What the founder reads in an opening week. */
export const weekWords = {
  who: 'Who is there',
  few: 'Fewer than five people here, so we show no number.',
  nobody: 'Nobody has joined yet.',
  room: (n: number) => `The van has room for ${number(n)}.`,
  comesFirst: (step: string) => `“${step}” comes first: it isn’t done yet.`,
  stopped: 'Stopped. Nothing was sent.',
  stoppedSome: 'Stopped. What has gone, or was just going, can’t be called back; nothing more will go.',
} as const
