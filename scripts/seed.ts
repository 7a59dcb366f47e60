import { migrate } from '#src/db/migrate.ts'
import { openStorage } from '#src/db/storage.ts'
import { readConfig, readEnvironment } from '#src/server/config.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { seedList } from '#test/support/list/seeded-list.ts'
import { seedSources } from '#test/support/list/seeded-sources.ts'
import { seedTopics } from '#test/support/list/seeded-topics.ts'

/**
 * `npm run seed`: fills an empty list with made-up entries (joins over three months, confirmations, friends) and
 * visitors' questions to Maeve, so that `dev`, `stats` and `report` have some data. Refuses to run if the list
 * already has entries.
 */
const ENTRIES = 5_000

const { storage } = readConfig(readEnvironment())
const database = openStorage(storage)
try {
  await migrate(database)
  const [first] = await database.query('select email_key from waitlist limit 1')
  if (first) {
    console.error(`${storage.shown} has entries already: made-up ones go into an empty list only`)
    process.exitCode = 1
  } else {
    await seedList(database, ENTRIES)
    await seedTopics(database, utcDay(Date.now()))
    await seedSources(database)
    console.log(`${ENTRIES} made-up entries are in ${storage.shown}`)
  }
} finally {
  await database.close()
}
