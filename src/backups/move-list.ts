import type { Database, Queryable } from '#src/db/database.ts'
import { hasMigrations, MOVED, migrate } from '#src/db/migrate.ts'
import { createWitness } from '#src/db/witness.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { BACKED_UP, checksumOf, LIST } from './backed-up-tables.ts'
import { fillEmpty } from './restore-backup.ts'
import { readList } from './take-backup.ts'

/** A database, and the name that the founder sees for it. */
type Place = { database: Database; shown: string }

/**
 * Moves a whole list into another database, which must be empty, compares the two, and makes the old one unusable for
 * servers and commands. If this fails or is killed, the old database is as it was and the new one is empty (unless it
 * is killed between the two commits: then both have the list). Calls `wrote` with the number of rows written so far.
 */
export async function moveList(
  from: Place,
  to: Place,
  wrote: (rows: number) => void,
): Promise<{ entries: number; checksum: string }> {
  const [{ engine }, other] = [from.database, to.database]
  if (!(await hasMigrations(from.database, engine))) throw new Refusal(`there is no list at ${from.shown}`)
  await migrate(from.database)
  return from.database.exclusively(async source => {
    // A server left running on PostgreSQL waits here, and finds no tables once this has committed.
    if (engine === 'postgres')
      await source.script(`lock table ${BACKED_UP.map(({ name }) => name).join(', ')} in exclusive mode`)
    return other.exclusively(async target => {
      let [entries, rows] = [0, 0]
      const parts = readList(source, engine, Date.now())
      for await (const part of fillEmpty(target, other.engine, from.shown, parts)) {
        if ('table' in part) rows += part.rows.length
        else entries = part.rows[LIST.name]!
        wrote(rows)
      }
      const checksum = await checksumOf(source, BACKED_UP)
      if ((await checksumOf(target, BACKED_UP)) !== checksum)
        throw new Refusal(`${to.shown} did not keep every row as it was: nothing was moved`)
      await settleLetters({ ...from.database, ...source }, { ...other, ...target })
      for (const { name } of BACKED_UP) await source.script(`alter table ${name} rename to ${name}_moved`)
      const moved = `${MOVED}${to.shown} on ${ukWords(Date.now())}`
      await source.query('insert into migration (name, applied_at) values ($1, $2)', [moved, Date.now()])
      return { entries, checksum }
    })
  })
}

type Home = Queryable & Pick<Database, 'file'>

/** Lets letters carry on in the new database, except any that were waiting for a person. */
async function settleLetters(source: Home, target: Home): Promise<void> {
  const [there, here] = [createWitness(source, 'waitlist'), createWitness(target, 'waitlist')]
  const [oldHome, newHome] = [await there.home(), await here.home()]
  const letters = await target.query<{ name: string; home: string; alive_at: number }>(
    'select name, home, alive_at from letter',
  )
  for (const { name, home, alive_at } of letters) {
    const goesOn = home === oldHome && alive_at >= there.seen(name)
    await target.query('update letter set home = $1 where name = $2', [goesOn ? newHome : '', name])
  }
}
