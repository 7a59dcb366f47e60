import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { startServerProcess } from './server-process.ts'
import { startJoining } from './visitors.ts'

const LOCKED_MS = 8_000

/** Another process holds SQLite's lock; the file is deleted, or moved with its folder, under the running server. */
export async function sqliteFile(): Promise<Finding[]> {
  return [await foreignLock(), await deleted(), await moved()]
}

async function foreignLock(): Promise<Finding> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  const joining = startJoining([server.url], 8, 'locked')
  await until(() => joining.acknowledged.length > 20)
  const shell = new DatabaseSync(list.url.slice('sqlite:'.length), { timeout: 60_000 })
  shell.exec('begin immediate')
  const [before, end] = [joining.acknowledged.length, performance.now() + LOCKED_MS]
  let [pages, wellServed, longest] = [0, 0, 0]
  while (performance.now() < end) {
    const asked = performance.now()
    const page = await fetch(server.url)
    await page.arrayBuffer()
    longest = Math.max(longest, performance.now() - asked)
    pages += 1
    if (page.status === 200) wellServed += 1
    await sleep(20)
  }
  const meanwhile = joining.acknowledged.length - before
  const ready = (await fetch(`${server.url}/readyz`)).status
  shell.exec('rollback')
  shell.close()
  const healed = await until(() => joining.acknowledged.length > before + meanwhile)
  await joining.stop()
  const { lost, counted } = await audit(list, joining.acknowledged)
  await server.end('SIGTERM')
  await list.remove()
  return {
    what: `another process holds SQLite's lock for ${LOCKED_MS / 1_000} s`,
    outcome: `${wellServed} of ${pages} pages, the slowest ${Math.round(longest)} ms; readyz ${ready}; ${joining.refused} joins refused, stored again ${seconds(healed)} after it; ${lost} lost`,
    ok:
      wellServed === pages &&
      pages > LOCKED_MS / 1_000 &&
      ready === 503 &&
      lost === 0 &&
      counted &&
      meanwhile <= 8,
  }
}

async function deleted(): Promise<Finding> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  const joining = startJoining([server.url], 8, 'deleted')
  await until(() => joining.acknowledged.length > 20)
  rmSync(list.url.slice('sqlite:'.length))
  const stored = joining.acknowledged.length
  await until(() => joining.refused > 20)
  const after = joining.acknowledged.length - stored
  const ready = (await fetch(`${server.url}/readyz`)).status
  const page = (await fetch(server.url)).status
  await joining.stop()
  const told = server.output().includes('"code":"FILE_GONE"')
  const alive = server.running()
  await server.end('SIGTERM')
  await list.remove()
  return {
    what: "SQLite's file is deleted while the server runs",
    outcome: `${after} joins acknowledged after it, then 503; page ${page}, readyz ${ready}; the log ${told ? 'says' : 'does not say'} why`,
    // Each of eight visitors may have a join that was acknowledged before the deletion but received after it.
    ok: after <= 8 && ready === 503 && page === 200 && told && alive,
  }
}

async function moved(): Promise<Finding> {
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url)
  const joining = startJoining([server.url], 8, 'moved')
  await until(() => joining.acknowledged.length > 20)
  const folder = dirname(list.url.slice('sqlite:'.length))
  renameSync(folder, `${folder}-moved`)
  await until(() => joining.refused > 20)
  renameSync(`${folder}-moved`, folder)
  const before = joining.acknowledged.length
  const healed = await until(() => joining.acknowledged.length > before)
  await joining.stop()
  // This process has the file open too, and may see it again a moment after the server does.
  await until(() => list.database.query('select 1').then(Boolean, () => false))
  const { lost, counted } = await audit(list, joining.acknowledged)
  await server.end('SIGTERM')
  await list.remove()
  return {
    what: 'its folder is moved away and back',
    outcome: `joins 503 meanwhile; stored again ${seconds(healed)} after it was back; ${lost} of ${joining.acknowledged.length} lost`,
    ok: lost === 0 && counted,
  }
}
