import { tallyWords } from '#src/content/letters.ts'
import type { Database } from '#src/db/database.ts'
import { FIRST_FEW } from '#src/letters/sending/letter-preparing.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import { type Tally, tallyOf } from '#src/letters/sending/recipients.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'

/** Counting reads every recipient, so the next count waits this many times as long as the last one took. */
const RESTS = 20

export type LetterCount = Awaited<ReturnType<typeof countLetter>>

/** Caches every letter's progress as it was last counted. */
export function createLetterCounts() {
  let known: Promise<LetterCount[]> | undefined
  let knownAt = ''
  let restsUntil = 0

  async function count(database: Database, perDay: number | undefined): Promise<LetterCount[]> {
    const start = performance.now()
    const letters = await createLetterStore(database).all()
    const counted = await Promise.all(letters.map(letter => countLetter(database, letter, perDay)))
    const end = performance.now()
    restsUntil = end + RESTS * (end - start)
    return counted
  }

  /**
   * Returns the latest letter first. Counts again at once if the founder has changed anything, or if a letter
   * has changed.
   */
  return async (database: Database, perDay: number | undefined, changes: number): Promise<LetterCount[]> => {
    const at = JSON.stringify([changes, await createLetterStore(database).standing()])
    if (!known || at !== knownAt || performance.now() > restsUntil) {
      knownAt = at
      known = count(database, perDay)
      known.catch(() => {
        known = undefined
      })
    }
    return known
  }
}

async function countLetter(database: Database, letter: StoredLetter, perDay: number | undefined) {
  const { name, state, starts_at } = letter
  const tally = await tallyOf(database, letter)
  // Once its recipients are forgotten, a letter cannot be resumed for anybody.
  const left = letter.tally === null ? tally.left + tally.ours : 0
  const people = state === 'going' ? tally.left : left
  // Empty if mail is off.
  const days =
    perDay && people ? await daysInWords(database, { people, perDay, but: name, at: starts_at }) : ''
  // `left` people would get it if the letter carried on.
  return {
    letter,
    tally,
    doing: stateInWords(letter, tally, Date.now()),
    numbers: tallyInWords(tally),
    left,
    days,
  }
}

/** Returns the tally in words: the numbers above 0, and always how many were sent and how many are left. */
const tallyInWords = (tally: Tally): { n: number; what: string }[] =>
  Object.entries(tallyWords)
    .map(([name, what]) => ({ n: tally[name as keyof Tally], what }))
    .filter(({ n }, at) => n || at < 2)

/** Returns what a letter is doing. */
export function stateInWords(
  { state, reason, starts_at, rest_at, done_at, put_away_at }: StoredLetter,
  { sent }: Tally,
  now: number,
): string {
  if (state === 'preparing') return 'being prepared; if that never finishes, send it again'
  if (state === 'stopped') return `Stopped: ${reason}${put_away_at === null ? '' : '; put away'}`
  if (state === 'done') return `out since ${ukShort(done_at ?? 0)}`
  if (now < starts_at) return `begins ${ukShort(starts_at)}`
  const waits = reason === null ? '' : `; it waits: ${reason}`
  if (rest_at === null) return `sending the first ${FIRST_FEW}: ${sent} so far${waits}`
  return now < rest_at ? `the first were sent; the rest follow ${ukShort(rest_at)}` : `being sent${waits}`
}
