import type { Database } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import type { Letter } from '#src/letters/letter.ts'
import { type Audience, prepareLetter } from '#src/letters/sending/letter-store.ts'
import { MINUTE_MS } from '#src/time/durations.ts'

/** In which `letter stop` prevents everything, in milliseconds. */
const REGRET_MS = 15 * MINUTE_MS

/**
 * Writes down who gets a letter that was checked, and lets the server begin: not before `at`, and not within the time in
 * which it can be stopped for all. Tells when it begins, and to how many it goes.
 */
export async function startLetter(
  database: Database,
  letter: Letter,
  { audience, at }: { audience: Audience; at: number },
  written?: (rows: number) => void,
): Promise<{ startsAt: number; rows: number }> {
  const startsAt = Math.max(at, Date.now() + REGRET_MS)
  const plan = { audience, startsAt, home: await createWitness(database, 'waitlist').home() }
  let rows = 0
  for await (rows of prepareLetter(database, letter, plan, () => Date.now())) written?.(rows)
  return { startsAt, rows }
}
