import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOBODY, whyNotAsNobody } from '#test/support/as-nobody.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'

let taken: Server
let port: number
beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  port = (taken.address() as { port: number }).port
})
afterAll(() => taken.close())

/**
 * Modules that a server without mail and without a model must not load: they would take a quarter of
 * its memory. Loading one fails the start.
 */
const NOT_AT_START =
  /knowledge\/knowledge|voice\/truth|letters\/(?:layout|text)|node_modules\/(?:ai|nodemailer|marked|age-encryption)\//
const guard = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (${NOT_AT_START}.test(url)) throw new Error('loaded at start: ' + url)
  return next(url, context)
} })`

/** Starts a server that cannot run; returns its exit code and error output. */
async function start(
  environment: Record<string, string>,
  watched = guard,
  uid?: number,
): Promise<[code: number | null, errors: string]> {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(watched)}`, 'src/server/main.js'],
    {
      env: { ...process.env, HOST: '127.0.0.1', METRICS_PORT: '0', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 100_000,
      ...(uid !== undefined && { uid }),
    },
  )
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return [code, errors]
}

test.each(ENGINES)('if its port is taken it exits at once with 1 and says why, on %s', async engine => {
  const own = await createTestDatabase(engine)
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-backups-'))
  const reason = `Kerbside cannot start: PORT is ${port}, which another program uses already: end that program, or set another number\n`
  expect(await start({ DATABASE_URL: own.url, PORT: String(port), BACKUP_DIR: folder })).toEqual([1, reason])
  await own.remove()
  rmSync(folder, { recursive: true })
})

/** In a container, every port may be open to every user. */
const isForRoot = () =>
  Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').trim()) > 80

test.skipIf(whyNotAsNobody() || !isForRoot())(
  'on a port that only root may use it exits with 1 and names the setting',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kerbside-ports-'))
    chownSync(folder, NOBODY, NOBODY)
    const settings = { DATABASE_URL: `sqlite:${join(folder, 'x.db')}`, PORT: '0' }
    for (const setting of ['PORT', 'METRICS_PORT'])
      expect(await start({ ...settings, [setting]: '80' }, '', NOBODY)).toEqual([
        1,
        expect.stringContaining(`cannot start: ${setting} is 80, which only root may use: set a number from`),
      ])
    rmSync(folder, { recursive: true })
  },
)

test('with a folder that cannot be made it exits with 1 and names the setting', async () => {
  expect(await start({ DATABASE_URL: 'sqlite:/dev/null/kerbside.db', PORT: '0' })).toEqual([
    1,
    'Kerbside cannot start: DATABASE_URL names the folder /dev/null, which cannot be made (EEXIST)\n',
  ])
})

test('with a mistyped public key it exits with 1 and names the setting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-backups-'))
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'x.db')}`, PORT: '0', BACKUP_DIR: folder }
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
  expect(await start({ ...settings, BACKUP_RECIPIENT }, '')).toEqual([
    1,
    'Kerbside cannot start: configuration: BACKUP_RECIPIENT is mistyped: it is not an age public key\n',
  ])
  rmSync(folder, { recursive: true })
})

test('with an unknown kind of storage it exits with 1 and lists the known kinds, but not the URL', async () => {
  const [code, errors] = await start({ DATABASE_URL: 'mysql://root:secret@localhost/list', PORT: '0' })
  expect(code).toBe(1)
  expect(errors).toMatch(/cannot start: configuration: DATABASE_URL must be sqlite:PATH or postgres:/)
  expect(errors).not.toContain('secret')
})
