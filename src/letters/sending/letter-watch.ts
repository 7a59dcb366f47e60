import type { Database } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import type { Log } from '#src/mail/sending/pause.ts'
import { HOUR_MS } from '#src/time/durations.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { createLetterStore, type StoredLetter } from './letter-store.ts'
import { limitPassed } from './reactions.ts'
import { createRecipients } from './recipients.ts'

/** How often to check letters, in milliseconds. Not at every turn, as counting reads all recipients. */
export const WATCH_MS = 10_000

/** A letter this late may be out of date, as may one that no server has worked on for this long. In milliseconds. */
const MISSED_MS = HOUR_MS

type Parts = { database: Database; log: Log; now: () => number }

/** Stops letters that need a person, and records that the others are being sent. */
export function createLetterWatch({ database, log, now }: Parts) {
  const store = createLetterStore(database)
  const witness = createWitness(database, 'waitlist')
  let watched = new Set<string>()
  let watchedAt = 0

  async function stop(name: string, reason: string) {
    if (await store.stop(name, reason, now()))
      log.warn({ letter: name, reason }, 'a letter has stopped itself')
  }

  async function whyItStops(letter: StoredLetter, here: { now: number; home: string }) {
    const recipients = createRecipients(database, letter.name)
    const late = shouldHaveBegun(letter, here.now) && !(await recipients.someTried())
    const reason = waitsForPerson(letter, { ...here, seen: witness.seen(letter.name), late })
    return reason ?? limitPassed(recipients, letter)
  }

  return {
    stop,

    /** Returns the letters that may continue. */
    async look(letters: StoredLetter[]): Promise<StoredLetter[]> {
      if (Math.abs(now() - watchedAt) < WATCH_MS && letters.every(({ name }) => watched.has(name)))
        return letters
      watched = new Set(letters.map(({ name }) => name))
      if (!letters.length) return []
      const here = { now: now(), home: await witness.home() }
      const reasons = await Promise.all(letters.map(letter => whyItStops(letter, here)))
      for (const [i, reason] of reasons.entries()) if (reason) await stop(letters[i]!.name, reason)
      const fine = letters.filter((_, i) => !reasons[i])
      const names = fine.map(({ name }) => name)
      watchedAt = here.now
      if (names.length) {
        await store.alive(names, here.now)
        witness.saw(names, here.now)
      }
      return fine
    },

    /** Records outside the database that a letter has gone out, in case an older copy of the database is restored. */
    sawDone: (name: string) => witness.saw([name], now()),
  }
}

/** Returns whether a letter should have begun by now, unless it was resumed by a person, who knows how late it is. */
const shouldHaveBegun = (
  { starts_at, rest_at, counted_from, decided_at }: StoredLetter,
  now: number,
): boolean => now - starts_at >= MISSED_MS && rest_at === null && counted_from === decided_at

/**
 * Returns why a letter is waiting for a person; undefined if it may be sent. `seen`: when a server last
 * worked on it, as recorded outside the database.
 */
function waitsForPerson(
  { starts_at, alive_at, home }: StoredLetter,
  here: { now: number; home: string; seen: number; late: boolean },
): string | undefined {
  if (home !== here.home || alive_at < here.seen)
    return 'the database is not the one that it was sent from, or is an older copy: if you resume the letter, people who got it after the copy was made would get it again'
  // An outage before the letter starts changes nothing.
  if (here.now < starts_at) return undefined
  if (here.late || (alive_at < starts_at && here.now - starts_at >= MISSED_MS))
    return `its time, ${ukWords(starts_at)}, was missed by an hour or more`
  if (here.now - alive_at >= MISSED_MS)
    return `no server was sending it from ${ukWords(alive_at)} for an hour or more`
  return undefined
}
