import { launch, launchedOn, launchWords } from '#src/content/launch.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukLongDay, ukMidnight } from '#src/time/uk-time.ts'

/** The wording about the launch, by its placeholder in prerendered pages. */
export type LaunchSaid = Readonly<(typeof launchWords)['late']>

/**
 * Returns a function that gives what is said about the launch at a time in epoch milliseconds; it returns the same
 * object until that changes. Throws if `until` or `came` is not a day.
 */
export function createLaunchSaid({ until } = launch, came = launchedOn): (now?: number) => LaunchSaid {
  const comes = came ? midnight(came) : Number.POSITIVE_INFINITY
  // 24 hours after noon is always the next day.
  const ends = midnight(new Date(Date.parse(`${until}T12:00Z`) + DAY_MS).toISOString().slice(0, 10))
  const come = came && launchWords.come(ukLongDay(came))
  return (now = Date.now()) =>
    come && now >= comes ? come : now >= ends ? launchWords.late : launchWords.ahead
}

export const launchSaid = createLaunchSaid()

/** Returns a function that keeps the result of `make` until something else is said about the launch. */
export function untilLaunchTurns<Made>(make: () => Made): () => Made {
  let said: LaunchSaid | undefined
  let made: Made
  return () => {
    const now = launchSaid()
    if (said !== now) [said, made] = [now, make()]
    return made
  }
}

function midnight(day: string): number {
  const at = ukMidnight(day)
  if (at === undefined) throw new Error(`src/content/launch.ts: ${day} is not a date such as 2027-05-31`)
  return at
}
