import { join as joinPath } from 'node:path'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { type Finding, seconds, until } from './finding.ts'
import { audit } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { makeSmallDisk } from './small-disk.ts'
import { join } from './visitors.ts'

/** The disk fills up under SQLite: joins are refused, acknowledged ones stay, and freeing space is enough for recovery. */
export async function diskFull(): Promise<Finding[]> {
  const disk = makeSmallDisk()
  const file = joinPath(disk.folder, 'kerbside.db')
  const server = await startServerProcess(`sqlite:${file}`, { throughShell: disk.prelude ?? ':' })
  disk.fill()
  const acknowledged: string[] = []
  let refusals = 0
  let other = 0
  for (let i = 0; refusals < 50 && i < 5_000; i++) {
    const email = `full${i}@example.com`
    const status = await join(server.url, email)
    if (status === 201) acknowledged.push(email)
    else if (status === 503) refusals += 1
    else other += 1
  }
  const page = await fetch(server.url)
  disk.free(server.pid)
  const recovered = await until(async () => (await join(server.url, 'after@example.com')) === 201)
  acknowledged.push('after@example.com')
  const clean = (await server.end('SIGTERM')) === 0
  const database = openSqlite(file)
  const { lost, counted } = await audit({ url: '', database, remove: () => database.close() }, acknowledged)
  await database.close()
  disk.remove()
  return [
    {
      what: `disk full (${disk.kind})`,
      outcome: `${acknowledged.length} stored, then 503 ${refusals} times, ${lost} lost; page ${page.status}; stored again ${seconds(recovered)} after there was room`,
      ok: refusals === 50 && other === 0 && lost === 0 && counted && page.status === 200 && clean,
    },
  ]
}
