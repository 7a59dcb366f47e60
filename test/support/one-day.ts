import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'
import { MINUTE_MS } from '#src/time/durations.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { utcDay } from '#src/time/utc-day.ts'

/** The machine's clock, which no test has replaced yet. */
const { now } = Date
/** Longer than a test takes that goes by the machine's clock. */
const LONGEST_MS = 2 * MINUTE_MS

/** What is counted, sent or shown by the day would be split if midnight came during a test: it begins after that. */
beforeEach(async () => {
  while ([ukDay, utcDay].some(dayOf => dayOf(now()) !== dayOf(now() + LONGEST_MS))) await sleep(1_000)
})
