import pg from 'pg'
import { type Finding, seconds, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join } from './visitors.ts'

/** PostgreSQL answers but is read-only, like a standby: `/readyz` fails, with the reason in the log, until it takes writes again. */
export async function readOnly(): Promise<Finding[]> {
  const list = await createList('postgres')
  const server = await startServerProcess(list.url)
  const name = new URL(list.url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: list.url })
  await admin.connect()
  const write = async (on: boolean) => {
    await admin.query('set default_transaction_read_only = off')
    await admin.query(`alter database ${name} set default_transaction_read_only = ${on ? 'off' : 'on'}`)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    )
  }
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  const first = await ready()
  await write(false)
  await until(async () => (await ready()) === 503)
  const refused = await join(server.url, 'standby@example.com')
  const page = (await fetch(server.url)).status
  const says = async () => (await ready()) === 503 && server.output().includes('in a read-only transaction')
  const told = await until(says).then(
    () => true,
    () => false,
  )
  await write(true)
  const healed = await until(async () => (await ready()) === 200)
  const stored = await join(server.url, 'after@example.com')
  await admin.end()
  await server.end('SIGTERM')
  await list.remove()
  return [
    {
      what: 'PostgreSQL is read-only, like a standby',
      outcome: `page ${page}, join ${refused}, readyz 503, the log ${told ? 'says' : 'does not say'} why; ready ${seconds(healed)} after it writes`,
      ok: first === 200 && page === 200 && refused === 503 && told && stored === 201,
    },
  ]
}
