import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Machine, startMachine, whyNoMachine } from './by-the-letter/machine.ts'
import { fromOldVersion } from './by-the-letter/old-version.ts'
import { A_YEAR } from './by-the-letter/year.ts'
import type { Finding } from './finding.ts'

/** Versions that, according to the documents, can be upgraded: 0.1, one in between, and 0.2. */
const OLD = ['d172ee2', '7def802', '341cef2']

/** Follows README.md and docs/deploy.md to the letter on a bare Debian 13, then upgrades old versions. */
export async function byTheLetter(): Promise<Finding[]> {
  const missing = whyNoMachine()
  if (missing) return [{ what: 'the documents on a bare Debian', outcome: missing, ok: true, skipped: true }]
  const machine = await startMachine()
  try {
    bringCommits(machine)
    const steps = [A_YEAR, ...OLD.map(fromOldVersion)].flatMap(Object.entries<string>)
    return steps.map(([what, lines]) => play(machine, what, lines))
  } finally {
    await machine.stop()
  }
}

/** Puts this version and the old ones into the repository that the machine is installed from. */
export function bringCommits({ root }: Machine) {
  const bare = join(root, 'srv/kerbside.git')
  const git = (...words: string[]) => {
    const { status, stderr } = spawnSync('git', words, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  git('init', '--quiet', '--bare', '--initial-branch=main', bare)
  git(
    'push',
    '--quiet',
    '--force',
    bare,
    'HEAD:refs/heads/main',
    'HEAD:refs/tags/this',
    ...OLD.map(commit => `${commit}:refs/tags/${commit}`),
  )
}

export function play(machine: Machine, what: string, lines: string): Finding {
  const start = performance.now()
  const { status, text } = machine.type(lines)
  const took = `${((performance.now() - start) / 1000).toFixed(0)} s`
  return { what, outcome: status === 0 ? `as it says, ${took}` : text.slice(-2_000), ok: status === 0 }
}
