import type { Database } from '#src/db/database.ts'
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
    // Too few to show must not follow from the difference either.
    const got = { name: 'Got the letter', n: Math.max(0, sent - (bounced < SMALLEST ? 0 : bounced)) }
    const rows = bounced ? [got, { name: 'Letters that came back', n: bounced }] : [got]
    return { at: letter.decided_at, rows }
  },

  stop: (database: Database, { name }: { name: string }) =>
    createLetterStore(database).stop(name, 'stopped with its opening week'),
}
