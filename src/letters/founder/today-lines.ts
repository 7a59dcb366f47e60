import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { describeReports, readReportFigures } from '#src/letters/bounces/report-figures.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import { EMAILS, NEXT, NOW, type TodayLine } from '#src/waitlist/founder/today-line.ts'

/** Returns Today's lines on letters that are going out, stopped letters and mail servers' reports. */
export async function lettersToday(database: Queryable, now: number): Promise<TodayLine[]> {
  const letters = await createLetterStore(database).all()
  const reports = describeReports(await readReportFigures(database))
  return [
    ...letters
      .filter(({ state }) => ['preparing', 'going'].includes(state))
      .map(letter => goingLine(letter, now)),
    ...letters
      .filter(({ state }) => state === 'stopped')
      .map(({ name, reason }) => ({
        under: NEXT,
        title: `The letter ${name} has stopped`,
        words: reason ?? '',
        isUrgent: true,
      })),
    ...(reports ? [{ under: EMAILS, words: reports }] : []),
  ]
}

function goingLine(
  { subject, state, reason, starts_at, rest_at, recipients }: StoredLetter,
  now: number,
): TodayLine {
  const line = {
    under: NOW,
    title: `The letter “${subject}”`,
    link: { page: 'letters', words: 'See it, or stop it' },
  }
  const to = `to ${count(recipients, 'person', 'people')}`
  if (state === 'preparing') return { ...line, words: 'is being prepared.' }
  if (reason !== null) return { ...line, words: `waits: ${reason}.`, isUrgent: true }
  if (now < starts_at) return { ...line, words: `goes ${to}. Nobody has it yet. It begins`, at: starts_at }
  if (rest_at !== null && now < rest_at)
    return { ...line, words: `has gone to the first few, and goes ${to} in all. It goes on`, at: rest_at }
  return { ...line, words: `is going out ${to}.` }
}
