import { MINUTE_MS } from '#src/time/durations.ts'

/** How long nothing goes out after a letter or a wave was sent, in milliseconds: stopping it then prevents all of it. */
export const REGRET_MS = 15 * MINUTE_MS

/** How long a press that asked first can still be undone, in milliseconds. */
export const UNDO_MS = MINUTE_MS
