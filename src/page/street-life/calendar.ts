export type PartOfDay = 'dawn' | 'day' | 'dusk' | 'night'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** When the sun rises and sets in the middle of Britain, halfway through each month, in hours of the clock there. */
const SUN = [
  [8.2, 16.4],
  [7.4, 17.3],
  [6.4, 18.2],
  [6.2, 20.1],
  [5.2, 20.9],
  [4.7, 21.5],
  [5, 21.4],
  [5.8, 20.5],
  [6.7, 19.4],
  [7.5, 18.2],
  [7.4, 16.3],
  [8.2, 15.9],
] as const

/** How long the sun colours the sky before it rises or after it has set, and while it is low: hours. */
const BELOW = 0.75
const LOW = 1.5

/** What the sky is like at an hour of the visitor's own clock. */
export function partOfDay(now: Date): PartOfDay {
  const [rise, set] = SUN[now.getMonth()]!
  const hour = now.getHours() + now.getMinutes() / 60
  if (hour < rise - BELOW || hour >= set + BELOW) return 'night'
  if (hour < rise + LOW) return 'dawn'
  return hour < set - LOW ? 'day' : 'dusk'
}

/** Seasons as the Met Office counts them: spring begins in March. */
export function seasonOf(now: Date): Season {
  return (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor(((now.getMonth() + 1) % 12) / 3)]!
}

/** Where the cat sits today: on the upper edge of the one, or at the lower edge of the other. Two weekdays share one. */
const PLACES = ['#wash', '#reminders', '.hero', '.app-card', '.steps .wrap', '.faq', '#reminders'] as const

export const catsPlace = (now: Date) => PLACES[now.getDay()]!
