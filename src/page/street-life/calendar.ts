import sun from './sun.json' with { type: 'json' }

export type PartOfDay = 'dawn' | 'day' | 'dusk' | 'night'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** Sunrise and sunset in the middle of Britain in the middle of each month, in hours of local time. */
const SUN = sun as [number, number][]

/** How long the sun colours the sky before rising and after setting, and how long it stays low, in hours. */
const BELOW = 0.75
const LOW = 1.5

/** Returns what the sky is like at the visitor's local time. */
export function partOfDay(now: Date): PartOfDay {
  const [rise, set] = SUN[now.getMonth()]!
  const hour = now.getHours() + now.getMinutes() / 60
  if (hour < rise - BELOW || hour >= set + BELOW) return 'night'
  if (hour < rise + LOW) return 'dawn'
  return hour < set - LOW ? 'day' : 'dusk'
}

/** Returns the season as the Met Office defines it: spring begins in March. */
export function seasonOf(now: Date): Season {
  return (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor(((now.getMonth() + 1) % 12) / 3)]!
}

/**
 * Where the cat sits on each weekday: on the top edge of an element or at its bottom edge. Two weekdays share a
 * place.
 */
const PLACES = ['#wash', '#reminders', '.hero', '.app-card', '.steps .wrap', '.faq', '#reminders'] as const

export const catsPlace = (now: Date) => PLACES[now.getDay()]!
