import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'
import { MINUTE_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** The machine's clock, kept before a test can replace it. */
const { now } = Date
/** Longer than any test that uses the machine's clock. */
const LONGEST_MS = 2 * MINUTE_MS

/** If midnight is near, waits until it is past, because it would split what a test counts, sends or shows by day. */
beforeEach(async () => {
  while ([ukDay, utcDay].some(dayOf => dayOf(now()) !== dayOf(now() + LONGEST_MS))) await sleep(1_000)
})
