import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import {
  type Draft,
  NOW,
  quoting,
  type TodayLine,
  type Unfinished,
} from '#src/waitlist/founder/today-line.ts'
import { waitingWaves } from './waiting.ts'

/** Today's lines on invitations that have not been sent yet. */
export async function wavesToday(database: Queryable, now: number): Promise<TodayLine[]> {
  return (await waitingWaves(database)).map(({ wave, waiting, at }) => {
    const n = count(waiting, 'invitation is waiting', 'invitations are waiting')
    return {
      under: NOW,
      title: wave ? `The wave “${wave}”` : 'A wave',
      ...(at > now ? { words: `${n} to go. They begin`, at } : { words: `is going out: ${n} to go.` }),
      link: { page: 'letters', words: 'See it, or stop it' },
    }
  })
}

/** A wave that was begun, except one of an opening week, which the week lists itself. */
export const unfinishedWave = ({ kind, of, fields: { name } }: Draft): Unfinished | undefined =>
  kind === 'wave' && of === undefined
    ? { title: quoting('An unfinished wave', name), page: 'letters/wave' }
    : undefined
