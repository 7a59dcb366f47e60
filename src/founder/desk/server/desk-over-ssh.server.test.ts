import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { whileItRuns } from '#test/support/while-it-runs.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import manifest from '../../../../package.json' with { type: 'json' }

/**
 * A stand-in for ssh runs the desk on this machine. `npm run test:faults -- desk-over-ssh` tests the same with
 * real ssh and a server that has a loopback interface of its own.
 */
const own = withTestDatabase('sqlite')
const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kerbside-ssh-'))
  program('kerbside', `exec '${process.execPath}' ${SCRIPT.join(' ')} "$@"`)
  program('sudo', 'exec "$@"')
  program('ssh', `printf '%s\\n' "$@" >'${folder}/words'; for command; do :; done; eval "exec $command"`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (name: string, script: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

function environment() {
  return { DATABASE_URL: own.url, PATH: `${folder}:${process.env.PATH}`, DISPLAY: '', WAYLAND_DISPLAY: '' }
}

test('the desk runs on the server; its links are passed on, and it ends when the command on this machine does', async () => {
  const child = spawn(process.execPath, [...SCRIPT, 'desk', '--on', 'root@example.co.uk'], {
    env: { ...process.env, ...environment() },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', text => {
      said += text
    })
  const links = () => said.match(/http:\S+(?=\s)/g) ?? []
  await whileItRuns(child, () => expect(links()).toHaveLength(1))
  const { origin, port } = new URL(links()[0]!)
  expect(await (await fetch(origin)).text()).toContain('the desk')
  const words = readFileSync(join(folder, 'words'), 'utf8').split('\n')
  expect(words).toContain(`127.0.0.1:${port}:127.0.0.1:${port}`)
  expect(words.slice(words.indexOf('--'))[1]).toBe('root@example.co.uk')
  child.stdin.write('\n')
  await whileItRuns(child, () => expect(links()).toHaveLength(2))
  expect(said).not.toContain('server elsewhere')
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  await expect(fetch(origin)).rejects.toThrow()
})

test.each([
  [255, 'the connection to example.co.uk failed or was cut: ssh says why in the lines above'],
  [127, 'example.co.uk has no command kerbside: “One machine” in docs/deploy.md sets it up'],
  [1, 'the desk on example.co.uk ended; it says why above'],
])('if ssh exits with %d, the command says what that means', async (code, words) => {
  program('ssh', `exit ${code}`)
  const outcome = await runWaitlistWith(environment(), 'desk', '--on', 'example.co.uk')
  expect(outcome).toMatchObject({ code: 1, stderr: `desk failed: ${words}\n` })
})

test('without ssh, one line says what to do', async () => {
  const none = { ...environment(), PATH: '/nowhere' }
  expect(await runWaitlistWith(none, 'desk', '--on', 'example.co.uk')).toMatchObject({
    code: 1,
    stderr:
      'desk failed: there is no ssh on this machine: install OpenSSH’s client, or log in to example.co.uk in another way and run there: kerbside desk\n',
  })
})

test.each(['-oProxyCommand=touch x', '-V', 'root@a b', ''])(
  '%j is not a server, so ssh is not started',
  async on => {
    program('ssh', `touch '${folder}/started'`)
    const { code, stderr } = await runWaitlistWith(environment(), 'desk', `--on=${on}`)
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(
        /^--on must be the server as you type it after ssh, such as root@example\.co\.uk\n/,
      ),
    })
    expect(() => readFileSync(join(folder, 'started'))).toThrow()
  },
)

test.each([
  ['typed', [], 'choose another with --port, or leave --port out'],
  ['chosen by --on', ['--tunnelled'], 'start it again, with another --port if you named this one'],
])('a port in use on the server is not reported as a defect: %s', async (_case, more, advice) => {
  const listening = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port) })`,
  ])
  const [port] = await once(listening.stdout, 'data')
  const words = ['desk', '--no-open', '--port', String(port).trim(), ...more]
  expect(await runWaitlistWith(environment(), ...words)).toMatchObject({
    code: 1,
    stderr: `desk failed: port ${String(port).trim()} is in use already: ${advice}\n`,
  })
  listening.kill()
})
