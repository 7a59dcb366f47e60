import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readServiceSettings, UNITS } from '../service-settings.ts'
import type { NextVersion } from './next-version.ts'
import { Refusal, run } from './run.ts'

export type Services = ReturnType<typeof servicesHere>

/** How long a server may take to answer after a start, in milliseconds. */
const PATIENCE_MS = 60_000
/** How long a proxy may take to send visitors to a restarted server again, in milliseconds. */
const PROXY_MS = 2_000
const STATE = '/var/lib/kerbside'
/** Before 0.2, a timer made the backups. */
const OLD_TIMER = '/etc/systemd/system/kerbside-backup.timer'
const WRAPPER = '/usr/local/bin/kerbside'

/** Returns the servers that systemd runs here. Throws a Refusal if there are none. */
export function servicesHere(next: NextVersion, say: (line: string) => void) {
  const listed = run('systemctl', [
    'list-units',
    '--plain',
    '--no-legend',
    'kerbside.service',
    'kerbside@*.service',
  ])
  const names = listed.split('\n').flatMap(line => line.trim().split(/\s+/)[0] || [])
  if (!names.length)
    throw new Refusal('no server runs here: systemctl start kerbside first, and check that it starts')
  const settings = () => readServiceSettings()

  /** Resolves once a server reports that it can read and write the list. Throws a Refusal if it never does. */
  async function answers(name: string) {
    const { variables } = settings()
    const [, port = variables.PORT || '3000'] = /@(\d+)\./.exec(name) ?? []
    const host = /^(0\.0\.0\.0|::)?$/.test(variables.HOST ?? '') ? '127.0.0.1' : variables.HOST
    const until = performance.now() + PATIENCE_MS
    while (!(await fetch(`http://${host}:${port}/readyz`).catch(() => undefined))?.ok) {
      const failed = run('systemctl', ['show', '--value', '--property', 'ActiveState', name]) === 'failed'
      if (failed || performance.now() > until)
        throw new Refusal(`${name} does not answer:\n${lastWords(name)}`)
      await sleep(200)
    }
  }

  return {
    settings,
    several: names.length > 1,
    stop: () => void run('systemctl', ['stop', ...names]),

    /** Starts the servers on the version in the folder, together or one by one, and checks that each answers. */
    async start(oneByOne: boolean) {
      run('systemctl', ['daemon-reload'])
      // A version that kept failing to start may have used up the starts in a row that systemd allows.
      run('systemctl', ['reset-failed', ...names])
      if (!oneByOne) run('systemctl', ['start', ...names])
      for (const name of names) {
        if (oneByOne) run('systemctl', ['restart', name])
        await answers(name)
        if (oneByOne) await sleep(PROXY_MS)
      }
    },

    /** Replaces the units, and creates what the new unit needs. Returns the function that puts the old units back. */
    fit() {
      const undo = replaceUnits(next, say)
      makeUserAndCommand(next.server, settings().user)
      return undo
    },

    /** Returns advice on settings that were right for earlier versions. */
    advice: () => [
      ...(existsSync(OLD_TIMER)
        ? [
            `The server makes the backups now: systemctl disable --now kerbside-backup.timer, then delete ${OLD_TIMER} and the backups that it made.`,
          ]
        : []),
      ...(settings().variables.UNDER_ATTACK === '0'
        ? [
            'UNDER_ATTACK=0 is in your settings, as in the example file of 0.1, so even a flood of joins would need no proof of work. Delete the line, unless you mean it.',
          ]
        : []),
    ],
  }
}

const lastWords = (name: string) =>
  run('journalctl', ['--unit', name, '--lines', '10', '--output', 'cat', '--no-pager'])

/** Replaces units that no one has edited. Returns the function that undoes this. */
function replaceUnits(next: NextVersion, say: (line: string) => void): () => void {
  const delivered = readFileSync(join(next.folder, 'deploy/kerbside.service'), 'utf8')
  const before: [unit: string, text: string][] = []
  for (const unit of UNITS.filter(existsSync)) {
    const text = readFileSync(unit, 'utf8')
    if (text === delivered) continue
    if (next.wasDelivered(text)) {
      before.push([unit, text])
      writeFileSync(unit, delivered)
    } else say(`${unit} was changed by hand, so it stays: compare it with deploy/kerbside.service.`)
  }
  return () => {
    for (const [unit, text] of before) writeFileSync(unit, text)
  }
}

/** Creates what the new unit needs: its user, who owns the list's folder, and the command `kerbside`. */
function makeUserAndCommand(server: string, user: string): void {
  if (user !== 'root') giveState(user)
  rmSync(WRAPPER, { force: true })
  symlinkSync(join(server, 'deploy/kerbside'), WRAPPER)
}

/** The unit of 0.1 had a new user at each start, and systemd kept the list's folder under another name. */
function giveState(user: string) {
  if (run('sh', ['-c', `id -u ${user} 2>/dev/null || true`]) === '')
    run('adduser', ['--system', '--group', '--no-create-home', '--home', STATE, user])
  if (existsSync(STATE) && lstatSync(STATE).isSymbolicLink()) {
    rmSync(STATE)
    renameSync('/var/lib/private/kerbside', STATE)
  }
  mkdirSync(STATE, { recursive: true, mode: 0o700 })
  run('chown', ['-R', `${user}:`, STATE])
}
