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

/** How long a server may take until it answers, in milliseconds. */
const PATIENCE_MS = 60_000
/** A proxy may take this long, in milliseconds, until it sends visitors to a server again. */
const PROXY_MS = 2_000
const STATE = '/var/lib/kerbside'
/** Before 0.2 was out a timer made backups. */
const OLD_TIMER = '/etc/systemd/system/kerbside-backup.timer'
const WRAPPER = '/usr/local/bin/kerbside'

/** The servers that systemd runs here. Throws a Refusal where there is none. */
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
    throw new Refusal('no server runs here: systemctl start kerbside first, and see that it does')
  const settings = () => readServiceSettings()

  /** Resolves once a server answers that it can read and write the list. Throws a Refusal where it does not. */
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

    /** Starts what is in the server's folder, together or one by one, and sees that each server answers. */
    async start(oneByOne: boolean) {
      run('systemctl', ['daemon-reload'])
      // A version that did not start has used up how often systemd starts a unit in a row.
      run('systemctl', ['reset-failed', ...names])
      if (!oneByOne) run('systemctl', ['start', ...names])
      for (const name of names) {
        if (oneByOne) run('systemctl', ['restart', name])
        await answers(name)
        if (oneByOne) await sleep(PROXY_MS)
      }
    },

    /** Makes what today's unit needs, and replaces the units. Returns the way back. */
    fit() {
      const undo = replaceUnits(next, say)
      makeUserAndCommand(next.server, settings().user)
      return undo
    },

    /** What is worth a look in settings that were right once. */
    advice: () => [
      ...(existsSync(OLD_TIMER)
        ? [
            `The server makes the backups now: systemctl disable --now kerbside-backup.timer, and delete what it wrote.`,
          ]
        : []),
      ...(settings().variables.UNDER_ATTACK === '0'
        ? [
            'UNDER_ATTACK=0 is in your settings, as the example of 0.1 had it: joins in masses then meet no work to do. Delete the line, unless you mean it.',
          ]
        : []),
    ],
  }
}

const lastWords = (name: string) =>
  run('journalctl', ['--unit', name, '--lines', '10', '--output', 'cat', '--no-pager'])

/** Replaces units that are as they were delivered once. Returns the way back. */
function replaceUnits(next: NextVersion, say: (line: string) => void): () => void {
  const delivered = readFileSync(join(next.folder, 'deploy/kerbside.service'), 'utf8')
  const before: [unit: string, text: string][] = []
  for (const unit of UNITS.filter(existsSync)) {
    const text = readFileSync(unit, 'utf8')
    if (text === delivered) continue
    if (next.wasDelivered(text)) {
      before.push([unit, text])
      writeFileSync(unit, delivered)
    } else say(`${unit} was changed by hand, and stays: compare it with deploy/kerbside.service.`)
  }
  return () => {
    for (const [unit, text] of before) writeFileSync(unit, text)
  }
}

/** Makes what a unit of today needs: its user, who has the list's folder, and the command `kerbside`. */
function makeUserAndCommand(server: string, user: string): void {
  if (user !== 'root') giveState(user)
  rmSync(WRAPPER, { force: true })
  symlinkSync(join(server, 'deploy/kerbside'), WRAPPER)
}

/** The unit of 0.1 had a user of its own for each start, and systemd kept the list's folder under another name. */
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
