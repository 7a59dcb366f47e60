import { findPrograms } from '#test/support/postgres/find-postgres.ts'
import { startThrowawayCluster } from '#test/support/postgres/throwaway-cluster.ts'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { type Finding, seconds, until } from './finding.ts'
import { audit } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { join, startJoining } from './visitors.ts'

const VISITORS = 8

/**
 * A primary with a synchronous standby fails, in one of two ways, while visitors join. The server, whose DATABASE_URL
 * names both, finds the promoted standby, and every acknowledged join is there.
 */
export async function standby(how: 'crashes' | 'falls silent'): Promise<Finding[]> {
  const programs = findPrograms()
  const primary = await startThrowawayCluster(programs, { settings: { wal_level: 'replica' } })
  const other = await startThrowawayCluster(programs, { standbyOf: primary })
  const proxy = await openDatabaseProxy(primary.url)
  const hosts = `${new URL(proxy.url).host},127.0.0.1:${other.port}`
  const server = await startServerProcess(`postgres://postgres@${hosts}/postgres`)

  const admin = openPostgres([primary.url])
  await admin.query("alter system set synchronous_standby_names = '*'")
  await admin.query('select pg_reload_conf()')
  const synchronous = async () =>
    (await admin.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1
  await until(synchronous)
  await admin.close()

  const joining = startJoining([server.url], VISITORS, 'standby')
  await until(() => joining.acknowledged.length > 500)
  if (how === 'crashes') await primary.crash()
  else proxy.hold()
  other.promote()
  const healed = await until(async () => (await join(server.url, 'after@example.com')) === 201)
  const before = joining.acknowledged.length
  await until(() => joining.acknowledged.length > before + 100)
  await joining.stop()

  const database = openPostgres([other.url])
  const { lost, counted } = await audit({ url: other.url, database, remove: () => database.close() }, [
    ...joining.acknowledged,
    'after@example.com',
  ])
  await database.close()
  const clean = (await server.end('SIGTERM')) === 0
  await proxy.close()
  await other.stop()
  await primary.stop()
  return [
    {
      what: `primary ${how} during joins, its synchronous standby is promoted`,
      outcome: `found in ${seconds(healed)}; ${lost} of ${joining.acknowledged.length} acknowledged lost, ${joining.refused} refused meanwhile`,
      ok: lost === 0 && counted && clean,
    },
  ]
}
