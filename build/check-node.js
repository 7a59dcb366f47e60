import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'

// Runs after an installation and before a build. Refuses, in one line, any Node on which npm silently leaves out the
// bundler's program. Plain JavaScript, because such an old Node can run nothing else.

/** Oldest minor release, by major version, that npm installs the bundler's packages on; other majors below 23 fail. */
const OLDEST = { 20: 19, 22: 12 }

/** Whether npm installs everything that a build needs on this version of Node (such as `20.19.0`). */
function installs(version) {
  const [major, minor] = version.split('.').map(Number)
  return major in OLDEST ? minor >= OLDEST[major] : major > 22
}

/** The systems for which the project includes a Node: `optionalDependencies` in package.json. */
const BROUGHT = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']

// This runs on the project's own Node, if that could be installed; npm itself runs on the system's.
const [, npms] = /\bnode\/v?(\d+\.\d+\.\d+)/.exec(process.env.npm_config_user_agent || '') || []
const tooOld = [npms, process.versions.node].find(version => version && !installs(version))
if (tooOld)
  refuse(
    `Kerbside cannot be built on Node ${tooOld}: install Node 24 (README.md says how; at least 20.19 or 22.12), then run "npm ci" again.`,
  )
// npm silently leaves out any of these that it cannot fetch or whose hash differs from our lock.
if (!linkNode() && BROUGHT.includes(`${process.platform}-${process.arch}`))
  refuse(
    'Kerbside cannot be built: npm left out the Node that it runs on. Run "npm ci" again, with nothing omitted; if it says so again, the registry serves a different Node from the one that our lock names.',
  )
if (/^npm\/(9|10)\./.test(process.env.npm_config_user_agent || '')) keepLock()
if (!bundlerIsWhole())
  refuse(
    'Kerbside cannot be built: npm left out the bundler for this system. Run "npm ci" again, with nothing omitted.',
  )

/**
 * Links the Node that npm installed, so that `npm run` uses it. Returns whether there is one. When npm 10 removes the
 * packages for other systems, which have a link of the same name, it removes ours too.
 */
function linkNode() {
  const windows = process.platform === 'win32'
  const link = windows ? 'node_modules/.bin/node.exe' : 'node_modules/.bin/node'
  if (existsSync(link)) return true
  const [brought] = installed('node_modules').filter(name => /^node-(bin-)?(darwin|linux|win)-/.test(name))
  if (!brought) return false
  mkdirSync('node_modules/.bin', { recursive: true })
  // There may still be a link to a Node that is gone.
  rmSync(link, { force: true })
  if (windows) linkSync(`node_modules/${brought}/bin/node.exe`, link)
  else symlinkSync(`../${brought}/bin/node`, link)
  return true
}

/**
 * npm 9 and 10 drop what they do not know (`libc`) from the lock, and the next `git pull` would stop at that. If
 * `npm install` did not change package.json, the change to the lock is unintended; one by `npm update` or
 * `npm audit fix` may be intended.
 */
function keepLock() {
  const git = (...words) => spawnSync('git', words, { stdio: 'ignore' }).status === 0
  if (process.env.npm_command === 'install' && git('diff', '--quiet', '--', 'package.json'))
    git('checkout', '--', 'package-lock.json')
}

function bundlerIsWhole() {
  return installed('node_modules/@rolldown').some(name => name.startsWith('binding-'))
}

function installed(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function refuse(line) {
  console.error(line)
  process.exit(1)
}
