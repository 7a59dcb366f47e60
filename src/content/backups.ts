import { count } from './in-words.ts'
import { alert, type Figures } from './news-parts.ts'

/** What the founder is told of backups. */
export const backupWords = {
  alert: ({ hours = 0 }: Figures) =>
    alert(
      'The backup failed',
      hours
        ? `The latest backup that was opened and counted is ${count(hours, 'hour', 'hours')} old.`
        : 'The latest backup could not be made, or not be copied away. The older ones are still there.',
      'backup',
      'The server’s log says why. Then make one by hand:',
    ),
  monday: {
    title: 'The last backup',
    counted: (day: string) => `Made, opened and counted on ${day}.`,
    none: 'There is none that can be read.',
  },
} as const
