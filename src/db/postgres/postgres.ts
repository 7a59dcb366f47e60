import pg from 'pg'
import { type CountedInsert, type Database, namesOf, type SqlValue, type Transaction } from '../database.ts'
import { alongText } from '../rows.ts'
import { StorageFault } from '../storage-fault.ts'
import { CHANNEL, createNotifier, followChanges } from './postgres-changes.ts'
import { primaryAmong } from './postgres-primary.ts'

/** Enough for two batches, a count and a NOTIFY at once; ten replicas stay far below PostgreSQL's default of 100. */
const CONNECTIONS = 4
/**
 * How long to wait for a free or new connection, in milliseconds; a tenth of the wait for an answer if
 * that is longer.
 */
const CONNECT_MS = 1_500
/** The default wait for an answer, in milliseconds. A visitor sees an error within 3 s. */
const ANSWER_MS = 2_500
/** How long exclusive work waits for an answer, in milliseconds: it may have to wait its turn. */
const EXCLUSIVE_MS = 60_000
/** How long an idle connection is kept, in milliseconds. */
const IDLE_MS = 60_000
/** Any number, as long as all replicas use the same: "kerb" in ASCII. */
const EXCLUSIVE_LOCK = 0x6b657262
/** Errors on a connection from a transaction pooler, where our prepared statement is missing, or is somebody else's. */
const FOREIGN_STATEMENT = new Set(['26000', '42P05'])
/** PostgreSQL cancelled our statement to break a deadlock: it changed nothing, and the other statement goes on. */
const DEADLOCK = '40P01'
const DEADLOCK_TRIES = 3
/** SQLSTATE classes whose messages quote stored values: data exceptions and broken constraints. */
const QUOTES_VALUES = /^2[23]/

const INT8 = pg.types.builtins.INT8
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Opens PostgreSQL, 15 or newer, by the URLs of its primary and any standbys. Connects only when it is used. */
export function openPostgres(urls: readonly string[], answerMs: number = ANSWER_MS): Database {
  const { Client, tryEach } = primaryAmong(urls)
  const settings = {
    application_name: 'kerbside',
    keepAlive: true,
    types,
    connectionTimeoutMillis: Math.max(CONNECT_MS, answerMs / 10),
  }
  const client = (patienceMs: number) => new Client({ ...settings, query_timeout: patienceMs })
  const pool = new pg.Pool({
    ...settings,
    Client,
    max: CONNECTIONS,
    query_timeout: answerMs,
    idleTimeoutMillis: IDLE_MS,
  })
  // An idle connection that breaks is replaced when one is next needed; without a listener its error
  // would end the process.
  pool.on('error', () => {})

  async function query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]> {
    for (let tries = 1; ; tries += 1)
      try {
        return await tryEach(() => ask<Row>(pool, text, values))
      } catch (error) {
        if ((error as pg.DatabaseError).code !== DEADLOCK || tries === DEADLOCK_TRIES) refuse(error)
      }
  }
  const notifier = createNotifier(() => query(`notify ${CHANNEL}`))
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  let unfollow: (() => Promise<void>) | undefined

  let prepares = true
  async function insert(name: string, text: string, values: unknown[]): Promise<{ key: string }[]> {
    try {
      const statement = { text, values, ...(prepares && { name }) }
      return (await tryEach(() => pool.query(statement))).rows
    } catch (error) {
      if (!prepares || !FOREIGN_STATEMENT.has((error as pg.DatabaseError).code ?? ''))
        throw withoutValues(error)
      prepares = false
      return insert(name, text, values)
    }
  }

  /** Runs `work` on a connection of its own, then closes it, which rolls back anything not committed. */
  async function inSession<Result>(begin: string, work: (session: Transaction) => Promise<Result>) {
    const session = await tryEach(() => client(EXCLUSIVE_MS).connect()).catch(refuse)
    const query = <Row>(text: string, values?: readonly SqlValue[]) =>
      ask<Row>(session, text, values).catch(refuse)
    const script = async (text: string) => void (await session.query(text).catch(refuse))
    try {
      await script(begin)
      return await work({ query, script })
    } finally {
      await session.end().catch(() => {})
    }
  }

  return {
    engine: 'postgres',
    file: undefined,
    query,

    exclusively: work =>
      inSession('begin', async session => {
        await session.query('select pg_advisory_xact_lock($1)', [EXCLUSIVE_LOCK])
        const result = await work(session)
        await session.query('commit')
        announce()
        notifier.notify()
        return result
      }),

    snapshot: work => inSession('begin isolation level repeatable read read only', work),

    async insertMissing(counted, rows) {
      const columns = namesOf(counted.columns).map(name => rows.map(row => row[name] ?? null))
      const values = [counted.counter, ...columns]
      const inserted = await insert(statementName(counted), insertText(counted), values)
      if (inserted.length) {
        announce()
        notifier.notify()
      }
      return new Set(inserted.map(({ key }) => key))
    },

    // Fails on a standby, and on a full disk.
    check: async counter => void (await query('update counter set n = n where name = $1', [counter])),

    async scrub() {},

    onChange(listener) {
      listeners.add(listener)
      unfollow ??= followChanges(() => client(ANSWER_MS), announce)
      return () => listeners.delete(listener)
    },

    async close() {
      await notifier.close()
      await unfollow?.()
      await pool.end()
    },
  }
}

function refuse(error: unknown): never {
  throw withoutValues(error)
}

/** Turns an error of `pg`, whose `detail` and `where` quote rows, into a fault without them. */
function withoutValues(error: unknown): StorageFault {
  const { code, message } = error as { code?: string; message: string }
  if (!(error instanceof pg.DatabaseError))
    return new StorageFault(code ?? 'UNREACHABLE', message || `${code}`)
  const quotes = QUOTES_VALUES.test(code ?? '')
  return new StorageFault(code ?? 'XX000', quotes ? `refused with SQLSTATE ${code}` : message)
}

async function ask<Row>(connection: pg.Pool | pg.Client, text: string, values: readonly SqlValue[] = []) {
  return (await connection.query(text, [...values])).rows as Row[]
}

// Locks the counter after all keys, so that batches with sorted keys cannot deadlock over it either. Writes it for
// known keys too, adding 0: they then wait for the disk as new ones do, and the response time reveals nothing.
function insertText({ table, key, columns, also }: CountedInsert): string {
  const arrays = Object.values(columns).map((type, i) => `$${i + 2}::${type.split(' ')[0]}[]`)
  return `with fresh as (
      insert into ${table} (${namesOf(columns).join(', ')})
      select * from unnest(${arrays.join(', ')})
      on conflict do nothing returning *
    )${also ? `, along as (${alongText(also, 'fresh')})` : ''}, counted as (
      update counter set n = n + (select count(*) from fresh) where name = $1
    )
    select ${key} as key from fresh`
}

function statementName({ table, columns, also }: CountedInsert): string {
  return ['insert', table, Object.keys(columns).length, also?.table].join(' ')
}
