import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { blocksOf } from './by-the-letter/blocks.ts'
import { type Machine, startMachine, whyNoMachine } from './by-the-letter/machine.ts'
import { blockOf } from './by-the-letter/plan.ts'
import type { Finding } from './finding.ts'

/** Versions that the documents promise an upgrade from: 0.1, one between, and 0.2. */
const OLD = ['d172ee2', '7def802', '341cef2']
/** Not 3000: the machine has this one's network. */
const PORT = 3977
const REPOSITORY = '/srv/kerbside.git'
const HEALTH = `timeout 120 sh -c 'until curl -sf -o /dev/null http://127.0.0.1:${PORT}/readyz; do sleep 0.2; done'`
const join_ = (email: string) =>
  `curl -sf -X POST -H 'content-type: application/json' -d '{"email":"${email}","postcode":"LS6 2AB"}' http://127.0.0.1:${PORT}/api/waitlist`

/** Follows README.md and docs/deploy.md word for word on a bare Debian 13 with systemd, and the upgrade from old versions. */
export async function byTheLetter(): Promise<Finding[]> {
  const missing = whyNoMachine()
  if (missing) return [{ what: 'the documents on a bare Debian', outcome: missing, ok: true, skipped: true }]
  const machine = await startMachine()
  try {
    const findings = [
      play(machine, 'Node and git', blockOf('One machine, SQLite: apt-get update').split('\n')[0]!),
    ]
    offer(machine, git('rev-parse', 'HEAD'))
    return [...findings, ...aYear(machine), ...OLD.map(commit => upgraded(machine, commit))]
  } finally {
    await machine.stop()
  }
}

/** From the installation to a downgrade. */
function aYear(machine: Machine): Finding[] {
  const steps: Record<string, string> = {
    'README: installed and started': `git clone -q ${REPOSITORY} site; cd site
      systemd-run --quiet --unit=site --same-dir -E HOME -E NODE_EXTRA_CA_CERTS -E PORT=${PORT} \\
        sh -ec '${blockOf('Kerbside: npm install && npm start').split('\n')[0]}'
      ${HEALTH}; systemctl stop site; test -z "$(git status --porcelain)"; ! journalctl -u site | grep -i warn`,
    'one machine, as a service': installation(blockOf('One machine, SQLite: adduser')),
    'behind Caddy': `cd /opt/kerbside
      ${blockOf('The proxy, and its certificate: apt-get install -y caddy')}
      sleep 2; test "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' --resolve example.co.uk:80:127.0.0.1 http://example.co.uk/)" = '308 https://example.co.uk/'
      systemctl disable --now caddy`,
    'the founder’s commands': `${join_('a@example.com')}; ${blockOf("The founder's commands: kerbside stats")}; grep a@example.com list.csv`,
    'a key for backups': `${blockOf('Back up and restore: kerbside backup --new-key').split('\n')[0]} | grep '^BACKUP_RECIPIENT=' >>/etc/kerbside.env
      test -s /root/kerbside.key; systemctl restart kerbside
${HEALTH}; kerbside backup`,
    'burnt and restored': `${blockOf('Back up and restore: systemctl stop kerbside\nmv').replace(
      /\S+\.jsonl\.gz\.age/,
      '$(ls /var/lib/kerbside-backups/*.age | tail -1)',
    )}
${HEALTH}; kerbside find a@example.com`,
    'moved to another database': `echo DATABASE_URL=sqlite:/var/lib/kerbside/new.db >>/etc/kerbside.env
      ${blockOf('Back up and restore: systemctl stop kerbside  ')}
${HEALTH}; kerbside find a@example.com
      sed -i /^DATABASE_URL/d /etc/kerbside.env; systemctl stop kerbside; mv /var/lib/kerbside/new.db /var/lib/kerbside/kerbside.db; systemctl start kerbside
${HEALTH}`,
  }
  const findings = Object.entries(steps).map(([what, lines]) => play(machine, what, lines))
  const before = machine.type('cd /opt/kerbside && git rev-parse HEAD').text.trim()
  offerChanged(machine, 'newer', "echo 'create table later (n bigint)' >src/db/migrations/9000-later.sql")
  findings.push(
    play(
      machine,
      'upgraded',
      `${blockOf('Upgrade: kerbside upgrade')}
${HEALTH}; kerbside find a@example.com; ${join_('b@example.com')}`,
    ),
    play(
      machine,
      'downgraded',
      `${blockOf('Downgrade: systemctl stop kerbside')
        .replace('v0.2.0', before)
        .replace(/\S+T020012Z\.before-upgrade/, '$(ls /var/lib/kerbside-backups/*.before-upgrade)')}
${HEALTH}; kerbside find a@example.com`,
    ),
  )
  offerChanged(machine, 'broken', `echo "throw new Error('broken on purpose')" >>src/server/serve.ts`)
  const broken = machine.type(`cd /opt/kerbside && git checkout -q main && kerbside upgrade
${HEALTH}`)
  const back = machine.type(`${HEALTH}; kerbside find a@example.com`)
  findings.push({
    what: 'upgraded to a version that does not start',
    outcome: lastLine(broken.text),
    ok: /back as it was/.test(broken.text) && back.status === 0,
  })
  machine.type('systemctl stop kerbside')
  return findings
}

/** An old version, installed by its own document and joined, then brought to this one. */
function upgraded(machine: Machine, commit: string): Finding {
  const what = `upgraded from ${commit}`
  machine.type(
    'systemctl disable --now kerbside kerbside-backup.timer || true; rm -rf /opt/kerbside* /var/lib/kerbside* /var/lib/private/kerbside* /etc/kerbside.env /etc/systemd/system/kerbside* /usr/local/bin/kerbside; deluser kerbside || true',
  )
  offer(machine, git('rev-parse', commit))
  const blocks = blocksOf('old', git('show', `${commit}:docs/deploy.md`))
  const install = blocks.find(({ text }) => text.startsWith('adduser'))!.text
  const installed = play(
    machine,
    `${what}: installed`,
    `${installation(install)}; ${join_('old@example.com')}`,
  )
  if (!installed.ok) return installed
  offer(machine, git('rev-parse', 'HEAD'))
  const way = blockOf('Upgrade: cd /opt/kerbside')
  return play(
    machine,
    what,
    `${way}
${HEALTH}; kerbside find old@example.com; ls /var/lib/kerbside-backups/*.before-upgrade
    test "$(stat -c %U /var/lib/kerbside/kerbside.db)" = kerbside; ${join_('new@example.com')}`,
  )
}

/** A document's own lines, with the repository's address and the settings that it says to fill in. */
function installation(block: string): string {
  const settings = `sed -i -E '/^(HOST|DATABASE_URL|PORT)=/d' /etc/kerbside.env; echo PORT=${PORT} >>/etc/kerbside.env`
  return `${block.replace(/git clone \S+ /, `git clone -q ${REPOSITORY} `).replace(/# then fill it in/, `\n${settings}`)}
${HEALTH}`
}

/** Makes a commit the newest of the repository that the server is installed from. */
function offer({ root }: Machine, commit: string) {
  const bare = join(root, REPOSITORY)
  spawnSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  git('push', '--quiet', '--force', bare, `${commit}:refs/heads/main`)
}

/** Puts a commit on top of what the repository offers. */
function offerChanged({ root }: Machine, subject: string, change: string) {
  const folder = join(root, 'tmp/changed')
  const lines = `git clone --quiet ${join(root, REPOSITORY)} ${folder}; cd ${folder}; ${change}; git add .
    git -c user.name=x -c user.email=x@x commit --quiet --message '${subject}'; git push --quiet; rm -rf ${folder}`
  const { status, stderr } = spawnSync('sh', ['-ec', lines], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function play(machine: Machine, what: string, lines: string): Finding {
  const start = performance.now()
  const { status, text } = machine.type(lines)
  const took = `${((performance.now() - start) / 1000).toFixed(0)} s`
  return { what, outcome: status === 0 ? `as it says, ${took}` : text.slice(-2_000), ok: status === 0 }
}

function git(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 100_000_000 })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)!
