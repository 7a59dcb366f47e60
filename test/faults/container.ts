import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { freePort } from '#test/support/free-port.ts'
import { installPackages, isInstalled, pathOf } from '#test/support/install-packages.ts'
import { type Finding, seconds, until } from './finding.ts'
import { createList } from './list.ts'

/** The Dockerfile's base images, made here from Debian's packages and our Node and npm, not from a registry. */
const BASE = 'docker.io/library/debian:bookworm-slim'
const BUILD_BASE = 'docker.io/library/node:24-bookworm-slim'
const SECRET = randomUUID()
const ANSWER = `---
true until: 2999-12-31
asked as: would you wash it in a downpour
---
In rain we come all the same, **with an awning**.
`

/** Builds the image from deploy/Dockerfile, and runs it as Compose does. */
export async function container(): Promise<Finding[]> {
  const what = 'the image of deploy/Dockerfile'
  const missing = whyNoContainers()
  if (missing) return [{ what, outcome: missing, ok: true, skipped: true }]
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-container-'))
  const run = runIn(folder)
  try {
    makeBases(run, folder)
    run('sh', [
      '-ec',
      `mkdir context; git -C "$0" ls-files -z | (cd "$0"; xargs -0 tar -c) | tar -xC context
       echo SMTP_URL=${SECRET} | tee context/.env >context/deploy/.env`,
      process.cwd(),
    ])
    writeFileSync(join(folder, 'all'), `FROM ${BASE}\nCOPY . /all\n`)
    build(run, 'all', 'all')
    const secret = run('podman', ['run', ...ALONE, 'all', 'sh', '-c', `grep -rl ${SECRET} /all || true`])
    build(run, 'kerbside', 'context/deploy/Dockerfile')
    const [size, base] = ['kerbside', BASE].map(
      name => Number(run('podman', ['image', 'inspect', '--format', '{{.Size}}', name])) / 1e6,
    ) as [number, number]
    const inside = run('podman', [
      ...['run', ...ALONE, 'kerbside', 'sh', '-c'],
      'find / -xdev -type f -name node -perm /111; cd node_modules; ls -d typescript @typescript vite rolldown 2>/dev/null || true',
    ]).split('\n')
    return [
      {
        what: 'a file .env next to the sources or in deploy/',
        outcome: secret || 'in no layer',
        ok: !secret,
      },
      {
        what,
        outcome: `${(size - base).toFixed(0)} MB above its base; ${inside.join(', ')}`,
        ok: inside.length === 1,
      },
      ...(await served(run)),
    ]
  } finally {
    run('podman', ['rm', '--all', '--force'])
    run('buildah', ['rm', '--all'])
    rmSync(folder, { recursive: true })
  }
}

/** Runs the image as Compose does, but on this machine's network. */
async function served(run: Run): Promise<Finding[]> {
  const { kerbside } = parse(readFileSync('deploy/compose.yaml', 'utf8')).services
  const list = await createList('postgres')
  const [port, metrics] = [await freePort(), await freePort()]
  const settings = {
    ...kerbside.environment,
    DATABASE_URL: list.url,
    PORT: port,
    METRICS_PORT: metrics,
    PUBLIC_URL: 'https://example.co.uk',
    OPERATOR_NAME: 'A',
    OPERATOR_CONTACT: 'B',
  }
  run('podman', [
    ...[
      'run',
      '--detach',
      '--name',
      'served',
      '--network',
      'host',
      ...LIMITS,
      '--volume',
      'backups:/backups',
    ],
    ...(kerbside.read_only ? ['--read-only'] : []),
    ...kerbside.tmpfs.flatMap((path: string) => ['--tmpfs', path]),
    ...kerbside.cap_drop.flatMap((one: string) => ['--cap-drop', one]),
    ...kerbside.security_opt.flatMap((one: string) => ['--security-opt', one]),
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    'kerbside',
  ])
  try {
    const site = `http://127.0.0.1:${port}`
    const ready = await until(async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.ok === true)
    const memory = run('podman', ['exec', 'served', 'grep', 'VmRSS', '/proc/1/status'])
    const command = (words: string[], input?: string) =>
      run('podman', ['exec', '--interactive', 'served', 'kerbside', ...words], input)
    const stats = command(['stats'])
    command(['backup'])
    command(['maeve', 'answer', 'rain', '/dev/stdin', '--yes'], ANSWER)
    const ask = async () => {
      const response = await fetch(`${site}/api/maeve-chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'Do you wash cars when it rains?' }] }),
      })
      return (await response.json()).message as string
    }
    const taught = await until(async () => (await ask()).includes('awning'))
    // A server that listens only on 127.0.0.1 would not answer here.
    const figures = await (await fetch(`http://127.0.0.2:${metrics}/metrics`)).text()
    run('podman', ['stop', '--time', '30', 'served'])
    const code = run('podman', ['inspect', '--format', '{{.State.ExitCode}}', 'served'])
    return [
      {
        what: 'read-only, without capabilities',
        outcome: `serves after ${seconds(ready)}; ${memory.replace(/\s+/g, ' ')}`,
        ok: true,
      },
      { what: 'the founder’s commands in it', outcome: stats.split('\n')[0]!, ok: /on the list/.test(stats) },
      { what: 'an answer that Maeve is taught in it', outcome: `live after ${seconds(taught)}`, ok: true },
      {
        what: 'its metrics, from outside',
        outcome: `${figures.split('\n').length} lines`,
        ok: figures.includes('kerbside_'),
      },
      { what: 'stopped', outcome: `ends with ${code}`, ok: code === '0' },
    ]
  } finally {
    run('podman', ['rm', '--force', 'served'])
    await list.remove()
  }
}

type Run = ReturnType<typeof runIn>
/** Podman's default limits are higher than it may set within a container. */
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024']
const ALONE = ['--rm', '--network', 'none', ...LIMITS]

function whyNoContainers(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root, on Linux'
  const wanted = ['buildah', 'podman', 'runc', 'mmdebstrap'].filter(program => !isInstalled(program))
  if (
    wanted.length &&
    !installPackages(
      wanted.map(name => ({ 'apt-get': name })),
      console.log,
    )
  )
    return `it needs ${wanted.join(', ')}`
  return undefined
}

/** Runs programs in a folder that holds all images and containers. If one fails, throws what it printed. */
function runIn(folder: string) {
  return (program: string, words: string[], input = '') => {
    const own = /buildah|podman/.test(program)
      ? ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
      : []
    // crun, the default, refuses to run on a machine with both versions of cgroups.
    if (program === 'podman') own.push('--runtime', 'runc')
    const { status, stdout, stderr } = spawnSync(program, [...own, ...words], {
      cwd: folder,
      encoding: 'utf8',
      input,
      maxBuffer: 100_000_000,
    })
    if (status !== 0)
      throw new Error(`${program} ${words.join(' ')}: ${stdout.slice(-1_000)}${stderr.slice(-2_000)}`)
    return stdout.trim()
  }
}

function build(run: Run, name: string, file: string) {
  run('buildah', [
    'build',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--tag',
    name,
    '--file',
    file,
    'context',
  ])
}

function makeBases(run: Run, folder: string) {
  const tar = join(folder, 'base.tar')
  run('mmdebstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    tar,
    'http://deb.debian.org/debian',
  ])
  const make = (from: string, name: string, change: (image: string) => void) => {
    const image = run('buildah', ['from', from])
    change(image)
    run('buildah', ['commit', '--quiet', image, name])
    run('buildah', ['rm', image])
  }
  make('scratch', BASE, image => void run('buildah', ['add', image, tar, '/']))
  make(BASE, BUILD_BASE, image => {
    const npm = dirname(dirname(realpathSync(pathOf('npm')!)))
    const certificates = '/etc/ssl/certs/ca-certificates.crt'
    run('buildah', ['copy', image, realpathSync('node_modules/.bin/node'), '/usr/local/bin/node'])
    run('buildah', ['copy', image, npm, '/usr/local/lib/npm'])
    run('buildah', [
      'run',
      '--isolation',
      'chroot',
      image,
      'ln',
      '-s',
      '/usr/local/lib/npm/bin/npm-cli.js',
      '/usr/local/bin/npm',
    ])
    run('buildah', ['copy', image, certificates, certificates])
    run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, image])
  })
}
