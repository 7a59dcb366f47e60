import { MINUTE_MS } from '#src/time/durations.ts'

/**
 * How long a letter or a wave waits before it goes out, in milliseconds: stopping it within that time
 * stops all of it.
 */
export const REGRET_MS = 15 * MINUTE_MS

/** How long some actions can still be undone, in milliseconds. */
export const UNDO_MS = MINUTE_MS
