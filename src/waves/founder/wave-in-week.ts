import type { Database, Queryable } from '#src/db/database.ts'
import { waveSent } from '../wave-figures.ts'
import { takeBack } from './waiting.ts'

/** The wave of an opening week, which has the week's name. */
export const waveInWeek = {
  id: 'wave',
  title: 'The wave',

  async read(session: Queryable, { name }: { name: string }) {
    const { at, invited, redeemed } = await waveSent(session, name)
    const rows = [
      { name: 'Invited', n: invited },
      { name: 'Redeemed their code', n: redeemed },
    ]
    return { at, rows: at === null ? [] : rows }
  },

  stop: (database: Database, { name }: { name: string }, now: number) => takeBack(database, name, now),
}
