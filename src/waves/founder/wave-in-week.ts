import type { Database, Queryable } from '#src/db/database.ts'
import { lacksForEmail } from '#src/founder/mail-environment.ts'
import { SMALLEST, split } from '#src/waitlist/server/figures/small-groups.ts'
import { waveSent } from '../wave-figures.ts'
import { takeBack } from './waiting.ts'

/** The wave of an opening week, which has the week's name. */
export const waveInWeek = {
  id: 'wave',
  title: 'The wave',

  async read(session: Queryable, { name }: { name: string }) {
    const { at, invited, redeemed, returned } = await waveSent(session, name)
    // If one to four came back, there is no row. With the number of letters, even an empty one would give them away.
    const rows = [
      { name: 'Invited', n: invited },
      { name: 'Redeemed their code', n: split(redeemed, invited)?.yes ?? null },
      ...(returned >= SMALLEST ? [{ name: 'Invitations that came back', n: returned }] : []),
    ]
    return { at, rows: at === null ? [] : rows }
  },

  lacks: lacksForEmail,
  stop: (database: Database, { name }: { name: string }, now: number) => takeBack(database, name, now),
}
