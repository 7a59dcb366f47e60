import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '#test/support/install-packages.ts'
import manifest from '../../package.json' with { type: 'json' }
import { type Finding, seconds, until } from './finding.ts'

const WHAT = 'desk --on SERVER, through a real ssh'
const SSHD = '/usr/sbin/sshd'
const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')

/** Ways in which the desk ends, each with the exit code of the command on this machine. */
const ENDS: [string, (child: ChildProcess, folder: string) => void, number][] = [
  ['Ctrl-C', child => child.stdin!.write('\x03'), 0],
  ['the command here gets SIGTERM', child => child.kill('SIGTERM'), 0],
  ['the connection is lost', (_, folder) => process.kill(pidIn(folder, 'sshd'), 'SIGKILL'), 1],
]

/** The desk on a server, reached by OpenSSH: the page and the link after Enter come through, and nothing outlives the connection. */
export async function deskOverSsh(): Promise<Finding[]> {
  const why = whyNoServer()
  if (why) return [{ what: WHAT, outcome: `left out: ${why}`, ok: true, skipped: true }]
  const folder = makeServer()
  const findings: Finding[] = []
  for (const [how, end, expected] of ENDS) {
    const { child, link } = startDesk(folder)
    const first = await link(0)
    const { status } = await fetch(new URL('/', first))
    child.stdin!.write('\r')
    const next = await link(1)
    const ended = once(child, 'exit')
    end(child, folder)
    const after = await until(() => !runs(pidIn(folder, 'desk')))
    const [code] = await ended
    findings.push({
      what: `${WHAT}: ${how}`,
      outcome: `page ${status}, ${next === first ? 'the same link' : 'a new link'} after Enter; the desk there ended ${seconds(after)} later, the command with ${code}`,
      ok: status === 200 && next !== first && code === expected,
    })
  }
  rmSync(folder, { recursive: true })
  return findings
}

function whyNoServer(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root, on Linux'
  const names = ['openssh-server', 'openssh-client', 'iproute2']
  const wanted = names.map(name => ({ 'apt-get': name }))
  if (!existsSync(SSHD)) {
    if (!installPackages(wanted, console.log)) return 'it needs openssh-server'
    // Debian starts sshd as soon as it is installed, open to everybody.
    spawnSync('systemctl', ['disable', '--now', 'ssh'])
  }
  const { status } = spawnSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up'])
  return status === 0 ? undefined : 'it needs to make a network of its own'
}

/** Makes a server that ssh reaches without a network. It has its own loopback, so both ends can use the same port. */
function makeServer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-over-ssh-'))
  const at = (name: string) => join(folder, name)
  const program = (name: string, script: string) =>
    writeFileSync(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  mkdirSync('/run/sshd', { recursive: true })
  for (const key of ['key', 'host']) spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(key)])
  const kerbside = `DATABASE_URL='sqlite:${at('list.db')}' exec '${process.execPath}' ${SCRIPT.join(' ')} "$@"`
  program('kerbside', `echo $$ >'${at('desk')}'; cd '${process.cwd()}'; ${kerbside}`)
  const { status } = spawnSync(at('kerbside'), ['migrate'])
  if (status !== 0) throw new Error('the list cannot be made')
  program('ssh', `exec /usr/bin/ssh -F '${at('config')}' "$@"`)
  program('connect', `echo $$ >'${at('sshd')}'; ip link set lo up; exec ${SSHD} -i -f '${at('sshd_config')}'`)
  writeFileSync(
    at('sshd_config'),
    `HostKey ${at('host')}
AuthorizedKeysFile ${at('key.pub')}
StrictModes no
UsePAM no
PermitRootLogin yes
SetEnv PATH=${folder}:/usr/sbin:/usr/bin:/bin
`,
  )
  writeFileSync(
    at('config'),
    `Host server
  User root
  IdentityFile ${at('key')}
  IdentitiesOnly yes
  UserKnownHostsFile ${at('known')}
  StrictHostKeyChecking accept-new
  ProxyCommand unshare --net ${at('connect')}
`,
  )
  return folder
}

function startDesk(folder: string) {
  const PATH = `${folder}:${process.env.PATH}`
  const child = spawn(process.execPath, [...SCRIPT, 'desk', '--on', 'server', '--no-open'], {
    env: { ...process.env, PATH },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text
  })
  return {
    child,
    async link(nth: number): Promise<string> {
      const links = () => said.match(/http:\S+(?=\s)/g) ?? []
      await until(() => links().length > nth)
      return links()[nth]!
    },
  }
}

const pidIn = (folder: string, name: string) => Number(readFileSync(join(folder, name), 'utf8'))

/** Returns whether a process runs: one that has ended has an empty command line until its parent has noticed. */
const runs = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`).length > 0
