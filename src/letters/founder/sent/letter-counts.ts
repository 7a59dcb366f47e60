import type { Database } from '#src/db/database.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import { tallyOf } from '#src/letters/sending/recipients.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'
import { stateInWords, tallyInWords } from './letter-in-words.ts'

/** Counting reads every recipient, so the next count waits this many times as long as the last one took. */
const RESTS = 20

export type LetterCount = Awaited<ReturnType<typeof countLetter>>

/** Keeps every letter's progress as it was last counted. */
export function createLetterCounts() {
  let known: Promise<LetterCount[]> | undefined
  let restsUntil = 0

  async function count(database: Database, perDay: number | undefined): Promise<LetterCount[]> {
    const start = performance.now()
    const letters = await createLetterStore(database).all()
    const counted = await Promise.all(letters.map(letter => countLetter(database, letter, perDay)))
    const end = performance.now()
    restsUntil = end + RESTS * (end - start)
    return counted
  }

  return {
    /** Returns the latest letter first. */
    read(database: Database, perDay: number | undefined): Promise<LetterCount[]> {
      if (!known || performance.now() > restsUntil) {
        const counting = count(database, perDay)
        known = counting
        counting.catch(() => {
          if (known === counting) known = undefined
        })
      }
      return known
    },

    outdated(): void {
      known = undefined
    },
  }
}

async function countLetter(database: Database, letter: StoredLetter, perDay: number | undefined) {
  const { name, state, starts_at } = letter
  const tally = await tallyOf(database, letter)
  // Once the recipients are forgotten, it cannot be resumed for anybody.
  const left = letter.tally === null ? tally.left + tally.ours : 0
  const people = state === 'going' ? tally.left : left
  return {
    letter,
    tally,
    doing: stateInWords(letter, tally, Date.now()),
    numbers: tallyInWords(tally),
    /** How many have not had it yet, and will if it carries on. */
    left,
    /** How long they take; empty if mail is off. */
    days:
      perDay === undefined || !people
        ? ''
        : await daysInWords(database, { people, perDay, but: name, at: starts_at }),
  }
}
