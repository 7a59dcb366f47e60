import type { Database } from '#src/db/database.ts'
import { createLetterStore } from '../sending/letter-store.ts'
import { tallyOf } from '../sending/recipients.ts'

/** The letter of an opening week, which has the week's name. */
export const letterInWeek = {
  id: 'letter',
  title: 'The letter',

  async read(database: Database, { name }: { name: string }) {
    const letter = await createLetterStore(database).find(name)
    if (!letter) return { at: null, rows: [] }
    const { sent } = await tallyOf(database, letter)
    return { at: letter.decided_at, rows: [{ name: 'Got the letter', n: sent }] }
  },

  stop: (database: Database, { name }: { name: string }) =>
    createLetterStore(database).stop(name, 'stopped with its opening week'),
}
