import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { seedList } from '#test/support/list/seeded-list.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { migrate } from '../../src/db/migrate.ts'
import type { Finding } from './finding.ts'
import { createList } from './list.ts'
import { makeSmallDisk } from './small-disk.ts'

/** Backs up and restores onto a full disk: each fails in one line and leaves what was there. */
export async function backupDiskFull(): Promise<Finding[]> {
  const disk = makeSmallDisk()
  const what = `a backup and a restore onto a full disk (${disk.kind})`
  if (disk.prelude) return [{ what, outcome: 'not tried: no small disk can be mounted here', ok: true }]
  const list = await createList('sqlite')
  await migrate(list.database)
  await seedList(list.database, 5_000)
  const folder = join(disk.folder, 'backups')
  const run = (url: string, ...words: string[]) =>
    runWaitlistWith({ DATABASE_URL: url, BACKUP_DIR: folder }, ...words)
  const first = await run(list.url, 'backup')
  const before = readdirSync(folder).sort()
  disk.fill(16 * 1024)
  const second = await run(list.url, 'backup')
  const after = readdirSync(folder).sort()
  disk.free(process.pid)
  disk.fill(400 * 1024)
  const target = `sqlite:${join(disk.folder, 'new.db')}`
  const file = join(folder, before.find(name => name.endsWith('.gz'))!)
  const third = await run(target, 'restore', file)
  disk.free(process.pid)
  const fourth = await run(list.url, 'restore', file)
  await list.remove()
  disk.remove()
  const oneLine = (text: string) => /^(backup|restore) failed: [^\n]*full\n$/.test(text)
  return [
    {
      what,
      outcome: `backup: ${second.stderr.trim()}; restore: ${third.stderr.trim()}`,
      ok:
        first.code === 0 &&
        oneLine(second.stderr) &&
        before.join() === after.join() &&
        oneLine(third.stderr) &&
        /already has a list/.test(fourth.stderr),
    },
  ]
}
