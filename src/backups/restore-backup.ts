import type { Database, MissingRow, Queryable, SqlValue, Transaction } from '#src/db/database.ts'
import { allMigrations, applyMigrations, hasMigrations, hasTable } from '#src/db/migrate.ts'
import { inParts, insertRows, places } from '#src/db/rows.ts'
import { AFTER_RESTORE } from '#src/features-restored.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { type Erasure, keepErasures, keyedHash } from '#src/waitlist/server/member/erasures.ts'
import { deleteEntries } from '#src/waitlist/server/member/gone-entries.ts'
import { BACKED_UP, LIST, SECRETS } from './backed-up-tables.ts'
import { BackupFault, type Batch, damaged, type Header, readBackup } from './read-backup.ts'

/** The most rows erased, or erasures written, in one statement. */
const AT_ONCE = 500
/** Tables that a server writes to before anyone has joined. */
const MAY_BE_FILLED =
  'secret counter nightly founder_news maeve_count maeve_tokens mail_domain source_count'.split(' ')

type Wanted = {
  identity: string | undefined
  /** By hash. */
  erasures: ReadonlyMap<string, Erasure>
  /** Whether to send emails that were waiting. */
  mails: boolean
  now?: number
}

/** Throws if a database holds anything, or if its list was moved to another one. */
export async function assertEmpty(session: Queryable, engine: Database['engine']): Promise<void> {
  await hasMigrations(session, engine)
  for (const { name } of BACKED_UP) {
    if (MAY_BE_FILLED.includes(name) || !(await hasTable(session, engine, name))) continue
    if ((await session.query(`select 1 from ${name} limit 1`)).length)
      throw new Refusal(
        'the database of DATABASE_URL holds a list already, and stays as it is: restore into an empty one',
      )
  }
}

/**
 * Puts a backup into an empty database, erases people who were erased since, and stops letters under way. It does all
 * of this or, if it rejects or is killed, none of it. Returns the number of entries, how many were erased again, and the features'
 * lines for the founder.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { identity, erasures, mails, now = Date.now() }: Wanted,
): Promise<{ entries: number; erased: number; more: string[] }> {
  const restored = await database.exclusively(async session => {
    let again: Again | undefined
    let madeAt = now
    for await (const part of fillEmpty(session, database.engine, file, readBackup(file, identity))) {
      if ('table' in part) {
        if (part.table !== SECRETS.name) await again!.look(part)
      } else {
        again = createAgain(session, erasures)
        madeAt = part.made_at
      }
    }
    const erased = await again!.erase()
    const entries = await countEntries(session)
    await session.query(`update counter set n = $1 where name = 'waitlist'`, [entries])
    await session.query(
      `update letter set state = 'stopped', reason = $1 where state in ('going', 'preparing')`,
      ['the database was restored from a backup: people who got it since would get it twice'],
    )
    if (!mails)
      await session.query(
        'update mail_outbox set failed_at = $1, leased_until = 0, fault = $2 where sent_at is null and failed_at is null',
        [now, 'it waited in a backup that was restored, and may have been sent before'],
      )
    const more: string[] = []
    for (const settle of AFTER_RESTORE) more.push(...(await settle(session, madeAt, now)))
    return { entries, erased, more }
  })
  await database.scrub()
  return restored
}

/**
 * Writes a list that was read from `from` into an empty database, applies later migrations, and yields each part once it
 * is written.
 */
export async function* fillEmpty(
  session: Transaction,
  engine: Database['engine'],
  from: string,
  parts: AsyncIterable<Header | Batch>,
): AsyncGenerator<Header | Batch> {
  for await (const part of parts) {
    if (!('table' in part)) await prepare(session, engine, from, part)
    else if (!isOurs(part)) throw damaged(from)
    else
      await insertRows(
        session,
        part.table,
        part.rows.map(row => rowOf(part, row)),
      )
    yield part
  }
  await applyMigrations(session, engine)
}

/** Returns whether the names are ours: they become part of a statement. */
function isOurs({ table, columns }: Batch): boolean {
  return BACKED_UP.some(({ name }) => name === table) && columns.every(name => /^[a-z_]+$/.test(name))
}

/** Creates the tables as they were when the backup was made; later migrations then also run on its rows. */
async function prepare(
  session: Transaction,
  engine: Database['engine'],
  file: string,
  { migrations }: Header,
) {
  const base = (name: string) => name.split('.')[0]!
  const ours = new Set(allMigrations().map(base))
  if (!migrations.every(name => ours.has(base(name))))
    throw new BackupFault(`${file} was made by a newer Kerbside: update this one`)
  await assertEmpty(session, engine)
  for (const { name } of [...BACKED_UP, { name: 'migration' }])
    await session.script(`drop table if exists ${name}`)
  const done = new Set(migrations.map(base))
  const newest = migrations.at(-1) ?? ''
  // A migration of this engine alone runs in order with the others.
  await applyMigrations(
    session,
    engine,
    name => done.has(base(name)) || (name.endsWith(`.${engine}.sql`) && name < newest),
  )
  for (const { name } of BACKED_UP)
    if (await hasTable(session, engine, name)) await session.script(`delete from ${name}`)
}

type Again = ReturnType<typeof createAgain>

/** Finds rows of people who were erased after they joined. `erasures`: by hash. */
function createAgain(session: Queryable, erasures: ReadonlyMap<string, Erasure>) {
  const found = new Map<string, { address_hash: string; referral_code: string | null }>()
  const joinedAgain = new Set<string>()
  let hash: ((email: string) => string) | undefined

  /** Returns erasures that the backup does not know, whenever it says it was made: a clock may have been wrong. */
  async function lacking(): Promise<Erasure[]> {
    const rows = await session.query<Erasure>('select address_hash, erased_at from erasure')
    const own = new Map(rows.map(({ address_hash, erased_at }) => [address_hash, erased_at]))
    return [...erasures.values()].filter(
      ({ address_hash, erased_at }) => erased_at > (own.get(address_hash) ?? -1),
    )
  }

  return {
    async look(batch: Batch) {
      if (!erasures.size || !batch.columns.includes('email_key')) return
      hash ??= await keyedHash(session)
      for (const values of batch.rows) {
        const row = rowOf(batch, values)
        const key = String(row.email_key)
        const erasure = erasures.get(hash(key))
        if (!erasure) continue
        const isEntry = batch.table === LIST.name
        if (isEntry && Number(row.joined_at) > erasure.erased_at) joinedAgain.add(key)
        else if (isEntry || !found.has(key))
          found.set(key, {
            address_hash: erasure.address_hash,
            referral_code: isEntry ? (row.referral_code as string | null) : null,
          })
      }
    },

    async erase(): Promise<number> {
      const since = await lacking()
      const hashes = new Set(since.map(({ address_hash }) => address_hash))
      const gone = [...found].flatMap(([email_key, { address_hash, referral_code }]) =>
        joinedAgain.has(email_key) || !hashes.has(address_hash) ? [] : [{ email_key, referral_code }],
      )
      let erased = 0
      for (const some of inParts(gone, AT_ONCE)) {
        const keys = some.map(({ email_key }) => email_key)
        const where = `email_key in (${places(keys.length)})`
        erased += (await deleteEntries(session, { where, values: keys }, some)).length
      }
      for (const some of inParts(since, AT_ONCE)) {
        await keepErasures(session, some)
        const asked = some.filter(({ why }) => why === 'asked')
        await insertRows(
          session,
          'suppression',
          asked.map(({ address_hash, erased_at }) => ({ address_hash, since: erased_at })),
          'on conflict do nothing',
        )
      }
      return erased
    },
  }
}

const rowOf = ({ columns }: Batch, values: readonly SqlValue[]): Record<string, SqlValue> & MissingRow =>
  Object.fromEntries(columns.map((name, i) => [name, values[i]!]))
