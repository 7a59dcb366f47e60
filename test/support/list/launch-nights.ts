import { launchNight } from '#src/launch-date/launch-night.ts'
import type { Said } from '#src/launch-date/statements.ts'
import { createWaitlistStore } from '#src/waitlist/server/join/waitlist-store.ts'
import { knownNights } from '#test/support/list/known-nights.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import type { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const DAY = 24 * 60 * 60_000
export const noon = (day: string) => Date.parse(`${day}T12:00Z`)

/** A list, and the nightly task that is run on it. */
export function withLaunchNights(engine: (typeof ENGINES)[number]) {
  const own = withTestDatabase(engine)

  /** Runs the nightly task once for each day from `from` until the day before `before`. */
  async function nights(from: string, before: string, announced?: Said) {
    for (let at = noon(from); at < noon(before); at += DAY) {
      await knownNights(own.database, at)
      await launchNight(own.database, { now: at, mail: true }, announced)
    }
  }
  const join = (email: string, day: string) =>
    createWaitlistStore(own.database, { confirms: true }).addMissing([
      testEntry(email, { joined_at: noon(day) }),
    ])
  const keys = async () =>
    (await own.database.query<{ k: string }>('select email_key as k from waitlist order by 1')).map(
      ({ k }) => k,
    )

  return { own, nights, join, keys }
}
