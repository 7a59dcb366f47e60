import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { installPackages, isInstalled } from '#test/support/install-packages.ts'
import { until } from '../finding.ts'

export type Machine = Awaited<ReturnType<typeof startMachine>>
type Said = { status: number | null; text: string }

/** A bare Debian 13, kept for the next run. */
const BARE = join(tmpdir(), 'kerbside-debian-13')
/** Packages of a fresh installation that mmdebstrap's smallest variant lacks. */
const INCLUDED = 'systemd,systemd-sysv,dbus,adduser,ca-certificates'
/** Shell functions that the steps use besides the documents' own lines. */
const WORDS = readFileSync(join(import.meta.dirname, 'words.sh'), 'utf8')
const MIRROR = 'http://deb.debian.org/debian'

/** Returns why such a machine cannot run here; undefined if it can. */
export function whyNoMachine(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root, on Linux'
  const wanted = { mmdebstrap: 'mmdebstrap', 'systemd-nspawn': 'systemd-container' }
  const missing = Object.entries(wanted).filter(([program]) => !isInstalled(program))
  if (
    missing.length &&
    !installPackages(
      missing.map(([, name]) => ({ 'apt-get': name })),
      console.log,
    )
  )
    return 'it needs mmdebstrap and systemd-container'
  if (existsSync(BARE)) return undefined
  const made = `${BARE}.${process.pid}`
  const words = ['--variant=minbase', `--include=${INCLUDED}`, 'trixie', made, MIRROR]
  const { status, stderr } = spawnSync('mmdebstrap', words, { encoding: 'utf8' })
  if (status !== 0) return `mmdebstrap: ${stderr.trim().split('\n').at(-1)}`
  renameSync(made, BARE)
  return undefined
}

/** Starts the machine with systemd and with this machine's network, certificates and npm cache. */
export async function startMachine() {
  const root = mkdtempSync(join(tmpdir(), 'kerbside-by-the-letter-'))
  spawnSync('cp', ['-a', `${BARE}/.`, root])
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'), {
    dereference: true,
  })
  // Syncing each file of five hundred packages takes minutes and proves nothing here.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n')
  const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim()
  const container: ChildProcess = spawn(
    'systemd-nspawn',
    [
      ...['--directory', root, '--register=no', '--keep-unit', '--resolv-conf=copy-host', '--boot'],
      ...(existsSync(cache) ? [`--bind=${cache}:/root/.npm`] : []),
    ],
    { stdio: 'ignore' },
  )
  // Free ports instead of 3000, because the machine shares this one's network.
  const ports = await Promise.all(
    ['PORT', 'FIRST', 'SECOND', 'METRICS'].map(async name => `${name}=${await freePort()}`),
  )
  const init = () =>
    spawnSync('pgrep', ['--parent', String(container.pid)], { encoding: 'utf8' }).stdout.trim()

  /** Runs a document's lines as root, in order; stops at the first that fails. */
  function type(lines: string): Said {
    const enter = ['--target', init(), '--mount', '--uts', '--ipc', '--pid', '--root']
    const environment = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']
    const { status, stdout, stderr } = spawnSync(
      // Without a terminal, so that a program that asks for a password reads it from its input.
      'setsid',
      [
        ...[
          '--wait',
          'nsenter',
          ...enter,
          '--',
          ...environment,
          'HOME=/root',
          'TERM=dumb',
          'DEBIAN_FRONTEND=noninteractive',
        ],
        ...[
          'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
          'bash',
          '-ec',
          `cd /root\n${ports.join('\n')}\n${WORDS}${lines}`,
        ],
      ],
      { encoding: 'utf8', input: '' },
    )
    return { status, text: `${stdout}${stderr}` }
  }

  await until(
    () => init() !== '' && /running|degraded/.test(type('systemctl is-system-running || true').text),
  )
  return {
    root,
    type,
    async stop() {
      const gone = new Promise(resolve => container.once('close', resolve))
      type('systemctl poweroff --force')
      await gone
      rmSync(root, { recursive: true, force: true })
    },
  }
}
