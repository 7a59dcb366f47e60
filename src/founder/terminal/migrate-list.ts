import * as v from 'valibot'
import { migrate } from '#src/db/migrate.ts'
import { action } from '../action.ts'
import { openPatiently, ownStorage } from '../own-list.ts'

export const migrateList = action({
  summary: 'bring the database up to date, as every start of the server does',
  help: `Applies pending migrations to the database of DATABASE_URL, all or none. Safe at any time, and as often as you like.`,
  input: v.object({}),
  changes: 'settings',
  showsPeople: false,

  async run(_input, { environment }) {
    const storage = ownStorage(environment)
    const database = openPatiently(storage)
    try {
      return { database: storage.shown, applied: await migrate(database) }
    } finally {
      await database.close()
    }
  },

  inWords: ({ database, applied }) =>
    `${database}: ${applied.length ? `applied ${applied.join(', ')}` : 'nothing to apply'}`,
})
