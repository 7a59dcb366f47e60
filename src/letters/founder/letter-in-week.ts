import type { Database } from '#src/db/database.ts'
import { lacksForEmail } from '#src/founder/mail-environment.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { createLetterStore } from '../sending/letter-store.ts'
import { tallyOf } from '../sending/recipients.ts'

/** The letter of an opening week, which has the week's name. */
export const letterInWeek = {
  id: 'letter',
  title: 'The letter',

  async read(database: Database, { name }: { name: string }) {
    const letter = await createLetterStore(database).find(name)
    if (!letter) return { at: null, rows: [] }
    const { sent, bounced } = await tallyOf(database, letter)
    // If too few came back to show, the difference must not give their number away either.
    const back = bounced < SMALLEST ? 0 : bounced
    const got = { name: 'Got the letter', n: Math.max(0, sent - back) }
    const rows = back ? [got, { name: 'Letters that came back', n: back }] : [got]
    return { at: letter.decided_at, rows }
  },

  lacks: lacksForEmail,
  stop: (database: Database, { name }: { name: string }) =>
    createLetterStore(database).stop(name, 'stopped with its opening week'),
}
