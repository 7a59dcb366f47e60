import { readdirSync } from 'node:fs'

// Before a build: refuses, in one line, a Node on which npm leaves out the bundler's program without a word. Plain
// JavaScript, as the Node that it refuses could not read anything else.

/** Oldest releases, by major version, that the bundler's packages are installed on; others older than the last fail. */
const OLDEST = { 20: 19, 22: 12 }

/** Whether npm installs all that a build needs on this Node, such as `20.19.0`. */
function installs(version) {
  const [major, minor] = version.split('.').map(Number)
  return major in OLDEST ? minor >= OLDEST[major] : major > 22
}

// The project brings the Node that runs this, if it could be installed; npm itself runs on the system's.
const [, npms] = /\bnode\/v?(\d+\.\d+\.\d+)/.exec(process.env.npm_config_user_agent || '') || []
const tooOld = [npms, process.versions.node].find(version => version && !installs(version))
if (tooOld)
  refuse(
    `Kerbside cannot be built on Node ${tooOld}: install Node 24 (README.md says how; at least 20.19 or 22.12), then run "npm ci" again.`,
  )
if (!bundlerIsWhole())
  refuse(
    'Kerbside cannot be built: npm left out the bundler for this system. Run "npm ci" again, with nothing omitted.',
  )

function bundlerIsWhole() {
  try {
    return readdirSync('node_modules/@rolldown').some(name => name.startsWith('binding-'))
  } catch {
    return false
  }
}

function refuse(line) {
  console.error(line)
  process.exit(1)
}
