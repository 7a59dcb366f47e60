import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import lock from '../package-lock.json' with { type: 'json' }

type Locked = { version?: string; integrity?: string; os?: string | string[]; cpu?: string | string[] }
const locked: Record<string, Locked> = lock.packages

/** The package that holds this machine's Node, and the package's entry in the lockfile. */
const [nodeHere, nodeLine] = Object.entries(locked)
  .filter(([, { os, cpu }]) => os === process.platform && cpu === process.arch)
  .map(([path, line]) => [path.replace('node_modules/', ''), line] as const)
  .find(([name]) => name.startsWith('node-')) ?? ['', {}]

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

test('every package has its hash in the lock, and none has an install script', () => {
  const packages = Object.entries(locked).filter(([path]) => path)
  expect(packages.filter(([, { integrity }]) => !integrity)).toEqual([])
  expect(packages.filter(([, line]) => 'hasInstallScript' in line)).toEqual([])
  expect(manifest.allowScripts).toEqual({})
})

test('if the registry changed the Node, the installation stops, and nothing is run', async () => {
  const site = await openSite({ optionalDependencies: manifest.optionalDependencies }, nodeLine)
  const { code, output } = await site.npmCi()
  expect(code).not.toBe(0)
  expect(output).toMatch(/left out the Node .*npm ci/)
  expect(site.ran()).toBe(false)
  expect(existsSync(join(site.folder, 'node_modules/.bin/node'))).toBe(false)
})

test('if the registry changed a package, the installation stops', async () => {
  const { optional: _, ...line } = nodeLine as Locked & { optional?: boolean }
  const site = await openSite({ dependencies: { [nodeHere]: line.version! } }, line)
  const { code, output } = await site.npmCi()
  expect(code).not.toBe(0)
  expect(output).toContain('EINTEGRITY')
  expect(site.ran()).toBe(false)
})

test('`npm run` uses the Node that matches the lock, in every version of npm', async () => {
  const site = await openSite({ optionalDependencies: manifest.optionalDependencies }, nodeLine, 'as locked')
  await site.npmCi()
  expect(readFileSync(join(site.folder, 'node_modules/.bin/node'), 'utf8')).toContain('changed')
})

/** Makes a folder with our npm settings and one lockfile entry, and a local registry that serves a tampered package. */
async function openSite(wanted: object, line: Locked, as: 'changed' | 'as locked' = 'changed') {
  const root = mkdtempSync(join(tmpdir(), 'kerbside-'))
  closers.push(() => rmSync(root, { recursive: true, force: true }))
  const ran = join(root, 'ran')
  const packed = pack(root, ran)
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`

  const registry = createServer((request, response) => {
    if (request.url!.endsWith('.tgz')) return void response.end(packed)
    if (request.url !== `/${nodeHere}`) return void response.writeHead(404).end()
    const tarball = `http://${request.headers.host}/${nodeHere}.tgz`
    const version = {
      name: nodeHere,
      version: line.version,
      dist: { tarball, integrity },
      hasInstallScript: true,
    }
    response.end(JSON.stringify({ name: nodeHere, versions: { [line.version!]: version } }))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  closers.push(() => registry.close())

  const folder = join(root, 'site')
  mkdirSync(folder)
  cpSync('.npmrc', join(folder, '.npmrc'))
  cpSync('build/check-node.js', join(folder, 'build/check-node.js'))
  const site = { name: 'site', version: '1.0.0', ...wanted }
  const names = Object.values(wanted).flatMap(packages => Object.keys(packages))
  const packages = Object.fromEntries(
    names
      .map(name => `node_modules/${name}`)
      .map(path => [path, path.endsWith(nodeHere) ? line : locked[path]]),
  )
  if (as === 'as locked') packages[`node_modules/${nodeHere}`] = { ...line, integrity }
  const { postinstall } = manifest.scripts
  const { allowScripts } = manifest
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...site, scripts: { postinstall }, allowScripts }),
  )
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...site, lockfileVersion: 3, requires: true, packages: { '': site, ...packages } }),
  )
  return {
    folder,
    ran: () => existsSync(ran),
    async npmCi() {
      const { port } = registry.address() as AddressInfo
      const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', `--cache=${join(root, 'cache')}`], {
        cwd: folder,
        // `npm run --silent` would otherwise silence this npm too.
        env: {
          ...process.env,
          npm_config_loglevel: 'error',
          npm_config_registry: `http://127.0.0.1:${port}/`,
        },
      })
      let output = ''
      for (const stream of [npm.stdout, npm.stderr])
        stream.setEncoding('utf8').on('data', text => {
          output += text
        })
      const [code] = await once(npm, 'close')
      return { code, output }
    },
  }
}

/** Makes a package named and numbered like this machine's Node, with other contents and scripts that leave a file. */
function pack(root: string, ran: string): Buffer {
  const folder = join(root, 'changed')
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'bin/node'), '#!/bin/sh\necho changed\n', { mode: 0o755 })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: nodeHere,
      version: nodeLine.version,
      bin: { node: 'bin/node' },
      scripts: { preinstall: `touch ${ran}`, postinstall: `touch ${ran}` },
    }),
  )
  const { stdout } = spawnSync('npm', ['pack', '--silent', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return readFileSync(join(folder, stdout.trim()))
}
