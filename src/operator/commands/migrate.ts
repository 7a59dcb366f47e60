import { parseArgs } from 'node:util'
import { migrate } from '#src/db/migrate.ts'
import { type Command, ownStorage, withStorage } from '../command.ts'

/** Applies pending migrations, as every start of the server does. */
export const migrateCommand: Command = {
  help: `Usage: npm run waitlist -- migrate

Brings the database of DATABASE_URL up to date: applies the migrations that it lacks, all or none. Safe at any time,
and as often as you like.`,

  async run(words, environment) {
    parseArgs({ args: words, options: {} })
    const storage = ownStorage(environment)
    const applied = await withStorage(storage, migrate)
    const what = applied.length ? `applied ${applied.join(', ')}` : 'nothing to apply'
    console.log(`${storage.shown}: ${what}`)
    return 0
  },
}
