import { count } from './in-words.ts'
import { alert, type Figures, over } from './news-parts.ts'

/** What the founder reads about backups. */
export const backupWords = {
  old: ({ hours = 0 }: Figures) =>
    alert(
      'The latest backup is old',
      `The latest backup that was opened and counted is ${count(hours, 'hour', 'hours')} old.`,
      'backup',
      'Make one by hand: it says what is wrong:',
    ),
  failed: {
    alert: (reason: string) =>
      alert(
        'The backup failed',
        `${reason}. The older ones are still there.`,
        'backup',
        'Put that right, then make one by hand:',
      ),
    over: over('Backups are made again'),
  },
  monday: {
    title: 'The last backup',
    counted: (day: string) => `Made, opened and counted on ${day}.`,
    none: 'There is none that can be read.',
  },
} as const
