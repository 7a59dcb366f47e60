import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWaitlist } from '#test/support/run-waitlist.ts'

test('a mistyped database is not created, and the error names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-moving-'))
  const [old, mistyped] = [join(folder, 'old.db'), join(folder, 'mistyped')]
  writeFileSync(old, '')
  const to = (url: string, from: string) => runWaitlist(url, 'restore', '--moving', from)
  expect(await to(`sqlite:${old}`, `sqlite:${mistyped}/x.db`)).toMatchObject({
    code: 1,
    stderr: `restore failed: there is no file ${mistyped}/x.db\n`,
  })
  expect(await to(`sqlite:${mistyped}/x.db`, `sqlite:${old}`)).toMatchObject({
    code: 1,
    stderr: `restore failed: DATABASE_URL names the folder ${mistyped}, which does not exist: correct it, or make the folder\n`,
  })
  expect(await to(`sqlite:${folder}/new.db`, 'postgres://me:s3cret@127.0.0.1:1/db')).toMatchObject({
    code: 1,
    stderr: 'restore failed: the database at postgres://127.0.0.1:1/db does not answer (ECONNREFUSED)\n',
  })
  expect(existsSync(mistyped)).toBe(false)
  rmSync(folder, { recursive: true })
})

test('exits with 2 and the help if it is misused, with 1 if something is missing; never shows passwords', async () => {
  const postgres = 'postgres://me:s3cret@127.0.0.1:1/db'
  expect(await runWaitlist('')).toMatchObject({ code: 2, stdout: expect.stringContaining('Usage:') })
  expect(await runWaitlist('', '--help')).toMatchObject({ code: 0 })
  expect(await runWaitlist('', 'restore', '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--moving'),
  })
  expect(await runWaitlist('', 'fly')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no command fly'),
  })
  expect(await runWaitlist('', 'migrate', '--fast')).toMatchObject({ code: 2 })
  const misused = await runWaitlist('sqlite:x.db', 'restore', '--moving', 'mysql://me:s3cret@host/db')
  expect(misused).toMatchObject({ code: 2, stderr: expect.stringContaining('--moving must be sqlite:PATH') })
  const same = await runWaitlist(postgres, 'restore', '--moving', postgres)
  expect(same).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^DATABASE_URL still names the old database: set it to the new one\n/),
  })
  const missing = await runWaitlist(postgres, 'restore', '--moving', 'sqlite:none.db')
  expect(missing).toMatchObject({ code: 1, stderr: 'restore failed: there is no file none.db\n' })
  const old = await runWaitlist(postgres, 'copy', '--from', 'sqlite:none.db', '--to', postgres)
  expect(old).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr:
      'There is no copy any more: set DATABASE_URL to the new database, then: restore --moving URL, with the URL of the old one\n',
  })
  expect(JSON.stringify([misused, same, missing, old])).not.toContain('s3cret')
})
