import { HOUR_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import type { StoredLetter } from './letter-store.ts'

/** A letter that nobody had in hand, or that is late, for so long may be wrong by now. */
const MISSED_MS = HOUR_MS

/** Why a letter is not to go by itself; undefined where nothing speaks against it. */
export function waitsForPerson(
  { starts_at, alive_at, decided_at, home }: StoredLetter,
  /** When and where a server looks, and the latest time that the letter is known to have been in hand. */
  here: { now: number; home: string; seen: number },
): string | undefined {
  if (home !== here.home || alive_at < here.seen)
    return 'the database is another than the one that it was sent from, or an older copy: whoever got it since would get it twice'
  // A server had it in hand until its time, or it never had: the time itself was missed.
  if (alive_at < starts_at && here.now - starts_at >= MISSED_MS)
    return `its time, ${ukWords(starts_at)}, was missed by an hour or more`
  if (here.now - alive_at >= MISSED_MS)
    return `no server had it in hand from ${ukWords(Math.max(alive_at, decided_at))} for an hour or more`
  return undefined
}
