import { HOUR_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import type { StoredLetter } from './letter-store.ts'

/** A letter that nobody had in hand, or that is late, for so long may be wrong by now. */
const MISSED_MS = HOUR_MS

/** Whether a letter is to be in people's hands by now; who let it go on since knows when it goes. */
export const shouldHaveBegun = (
  { starts_at, rest_at, counted_from, decided_at }: StoredLetter,
  now: number,
): boolean => now - starts_at >= MISSED_MS && rest_at === null && counted_from === decided_at

/** Why a letter is not to go by itself; undefined where nothing speaks against it. */
export function waitsForPerson(
  { starts_at, alive_at, home }: StoredLetter,
  /** When and where a server looks, the latest time that the letter is known to have been in hand, and whether it is late. */
  here: { now: number; home: string; seen: number; late: boolean },
): string | undefined {
  if (home !== here.home || alive_at < here.seen)
    return 'the database is another than the one that it was sent from, or an older copy: whoever got it since would get it twice'
  // An outage before its time is over by then.
  if (here.now < starts_at) return undefined
  if (here.late || (alive_at < starts_at && here.now - starts_at >= MISSED_MS))
    return `its time, ${ukWords(starts_at)}, was missed by an hour or more`
  if (here.now - alive_at >= MISSED_MS)
    return `no server had it in hand from ${ukWords(alive_at)} for an hour or more`
  return undefined
}
