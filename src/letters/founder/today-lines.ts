import type { Queryable } from '#src/db/database.ts'
import { describeReports, readReportFigures } from '#src/letters/bounces/report-figures.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { EMAILS, NEXT, type TodayLine } from '#src/waitlist/founder/today-line.ts'

/** Returns Today's lines on stopped letters and mail servers' reports. */
export async function lettersToday(database: Queryable): Promise<TodayLine[]> {
  const letters = await createLetterStore(database).all()
  const reports = describeReports(await readReportFigures(database))
  return [
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
