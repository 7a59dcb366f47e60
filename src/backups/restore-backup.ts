import type { Database, MissingRow, Queryable, SqlValue, Transaction } from '#src/db/database.ts'
import { allMigrations, applyMigrations, hasMigrations, hasTable } from '#src/db/migrate.ts'
import { readRows } from '#src/db/read-rows.ts'
import { inParts, insertRows, places } from '#src/db/rows.ts'
import { StorageFault } from '#src/db/storage-fault.ts'
import { AFTER_RESTORE } from '#src/features/upkeep.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { type Erasure, keepErasures, keyedHash } from '#src/waitlist/server/member/erasures.ts'
import { deleteEntries } from '#src/waitlist/server/member/gone-entries.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { BACKED_UP, PERSONAL } from './backed-up-tables.ts'
import { BackupFault, type Batch, damaged, type Header, isNumber, readBackup } from './read-backup.ts'

/** The most rows erased, or erasures written, in one statement. */
const AT_ONCE = 500
/** Tables that a server writes to before anyone has joined. */
const MAY_BE_FILLED =
  'secret counter nightly founder_news maeve_count maeve_tokens mail_domain source_count'.split(' ')

type Wanted = {
  identity: string | undefined
  /** What to erase again, keyed by the address's hash. */
  erasures: ReadonlyMap<string, Erasure>
  /** Whether to send emails that were waiting. */
  mails: boolean
  now?: number
}

/** Throws if a database already has a list, or if its list was moved to another one. */
export async function assertEmpty(session: Queryable, engine: Database['engine']): Promise<void> {
  await hasMigrations(session, engine)
  for (const { name } of BACKED_UP) {
    if (MAY_BE_FILLED.includes(name) || !(await hasTable(session, engine, name))) continue
    if ((await session.query(`select 1 from ${name} limit 1`)).length)
      throw new Refusal(
        'the database in DATABASE_URL already has a list, and stays as it is: restore into an empty one',
      )
  }
}

/**
 * Puts a backup into an empty database, again erases everybody who was erased since, and stops letters under way. If
 * it rejects or is killed, it has done none of this. Returns the number of entries, how many were erased again, and
 * what the features have to tell the founder.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { identity, erasures, mails, now = Date.now() }: Wanted,
): Promise<{ entries: number; erased: number; more: string[] }> {
  const restored = await database.exclusively(async session => {
    let madeAt = now
    for await (const part of fillEmpty(session, database.engine, file, readBackup(file, identity)))
      if ('made_at' in part) madeAt = part.made_at
    const erased = await eraseAgain(session, erasures)
    const entries = await countEntries(session)
    await session.query(`update counter set n = $1 where name = 'waitlist'`, [entries])
    await session.query(
      `update letter set state = 'stopped', reason = $1 where state in ('going', 'preparing')`,
      [
        'the database was restored from a backup: if you resume the letter, people who got it after the backup was made would get it again',
      ],
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
 * Fills an empty database with a list that was read elsewhere (`from`, as errors name it), yielding each part once it
 * is written, and then applies later migrations.
 */
export async function* fillEmpty(
  session: Transaction,
  engine: Database['engine'],
  from: string,
  parts: AsyncIterable<Header | Batch>,
): AsyncGenerator<Header | Batch> {
  const refusing = (work: Promise<unknown>) =>
    work.catch(error => {
      throw isOfRows(error) ? damaged(from) : error
    })
  for await (const part of parts) {
    if (!('table' in part)) await refusing(prepare(session, engine, from, part))
    else {
      if (!(await isOurs(session, engine, part))) throw damaged(from)
      const rows = part.rows.map(row => rowOf(part, row))
      await refusing(insertRows(session, part.table, rows))
    }
    yield part
  }
  await refusing(applyMigrations(session, engine))
}

/** Returns whether an error means that the database refused our rows or tables, rather than that it failed. */
const isOfRows = (error: unknown) =>
  error instanceof StorageFault && /^(?:2[23]|42|SQLITE_(?:CONSTRAINT|1$))/.test(error.code)

const TYPES_SQL = {
  sqlite: 'select name, lower(type) as type from pragma_table_info($1)',
  postgres: `select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = $1`,
}
const HAS_TYPE: Record<string, (value: SqlValue) => boolean> = {
  text: value => typeof value === 'string',
  bigint: isNumber,
}

/**
 * Returns whether the names are ours (they become part of a statement) and each value has its column’s type (SQLite
 * accepts any).
 */
async function isOurs(session: Queryable, engine: Database['engine'], { table, columns, rows }: Batch) {
  if (!BACKED_UP.some(({ name }) => name === table)) return false
  const found = await session.query<{ name: string; type: string }>(TYPES_SQL[engine], [table])
  const types = new Map(found.map(({ name, type }) => [name, HAS_TYPE[type]]))
  const checks = columns.map(name => types.get(name))
  return rows.every(row => row.every((value, at) => checks[at] && (value === null || checks[at](value))))
}

/** Creates the tables as they were when the backup was made, so that later migrations also run on its rows. */
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
  // Also runs the migrations that exist only for this engine, each in its place among the others.
  await applyMigrations(
    session,
    engine,
    name => done.has(base(name)) || (name.endsWith(`.${engine}.sql`) && name < newest),
  )
  for (const { name } of BACKED_UP)
    if (await hasTable(session, engine, name)) await session.script(`delete from ${name}`)
}

/**
 * Again erases everybody who was erased after they joined, and records the erasures, which are keyed by the address's
 * hash. Every erasure that the backup lacks counts, whatever time the backup is from, as a clock may have been wrong.
 */
async function eraseAgain(session: Queryable, erasures: ReadonlyMap<string, Erasure>): Promise<number> {
  const known = await session.query<Erasure>('select address_hash, erased_at from erasure')
  const since = new Map(erasures)
  for (const { address_hash, erased_at } of known)
    if (erased_at >= (since.get(address_hash)?.erased_at ?? -1)) since.delete(address_hash)
  if (!since.size) return 0
  const hash = await keyedHash(session)
  const gone = new Map<string, Pick<Member, 'email_key' | 'referral_code'>>()
  const joinedAgain = new Set<string>()
  for (const table of PERSONAL)
    for await (const rows of readRows<Pick<Member, 'email_key'> & Partial<Member>>(session, table))
      for (const { email_key, joined_at = 0, referral_code = null } of rows) {
        const erasure = since.get(hash(email_key))
        if (!erasure) continue
        if (joined_at > erasure.erased_at) joinedAgain.add(email_key)
        else if (!joinedAgain.has(email_key) && !gone.has(email_key))
          gone.set(email_key, { email_key, referral_code })
      }
  let erased = 0
  for (const some of inParts([...gone.values()], AT_ONCE)) {
    const values = some.map(({ email_key }) => email_key)
    const where = `email_key in (${places(values.length)})`
    erased += (await deleteEntries(session, { where, values }, some)).length
  }
  for (const some of inParts([...since.values()], AT_ONCE)) {
    await keepErasures(session, some)
    const asked = some.filter(({ why }) => why === 'asked')
    const suppressed = asked.map(({ address_hash, erased_at }) => ({ address_hash, since: erased_at }))
    await insertRows(session, 'suppression', suppressed, 'on conflict do nothing')
  }
  return erased
}

const rowOf = ({ columns }: Batch, values: readonly SqlValue[]): Record<string, SqlValue> & MissingRow =>
  Object.fromEntries(columns.map((name, i) => [name, values[i]!]))
