import { mkdirSync, writeFileSync } from 'node:fs'
import { stopTestPostgres } from '#test/support/postgres/test-postgres.ts'
import { backupDiskFull } from './backup-disk-full.ts'
import { backupRestored } from './backup-restored.ts'
import { badStart } from './bad-start.ts'
import { byTheLetter } from './by-the-letter.ts'
import { canary } from './canary.ts'
import { container } from './container.ts'
import { databaseAway } from './database-away.ts'
import { deskOverSsh } from './desk-over-ssh.ts'
import { diskFull } from './disk-full.ts'
import { failingCalls } from './failing-calls.ts'
import type { Finding, Scenario } from './finding.ts'
import { hostileProvider } from './hostile-provider.ts'
import { killServer } from './kill-server.ts'
import { listMoved } from './list-moved.ts'
import { mondayLetter } from './monday-letter.ts'
import { openPage } from './open-page.ts'
import { pooler } from './pooler.ts'
import { readOnly } from './read-only.ts'
import { realMail } from './real-mail.ts'
import { reconnect } from './reconnect.ts'
import { rollingRestart } from './rolling-restart.ts'
import { secondServer } from './second-server.ts'
import { slowReaders } from './slow-readers.ts'
import { slowRequests } from './slow-requests.ts'
import { sources } from './sources.ts'
import { sqliteFile } from './sqlite-file.ts'
import { standby } from './standby.ts'
import { stopSignal } from './stop-signal.ts'
import { terminateBackends } from './terminate-backends.ts'
import { troublesPostgres, troublesSqlite } from './troubles.ts'
import { twoReplicas } from './two-replicas.ts'

/**
 * `npm run test:faults -- [NAME]`: breaks the running server and its databases on purpose, prints a table of the results,
 * and exits with 1 if anything acknowledged was lost or any promise broken. A fault run by its name is repeated more often.
 * Needs `npm run build`.
 */
const LIMIT_MS = 60 * 60_000
const SCENARIOS: Record<string, Scenario> = {
  'kill-server-sqlite': thorough => killServer('sqlite', thorough),
  'kill-server-postgres': thorough => killServer('postgres', thorough),
  'second-server': secondServer,
  'terminate-backends': terminateBackends,
  'two-replicas': twoReplicas,
  'database-away': databaseAway,
  'disk-full': diskFull,
  'bad-start': badStart,
  'sqlite-file': sqliteFile,
  'read-only': readOnly,
  'slow-requests': slowRequests,
  'stop-signal': stopSignal,
  canary,
}

/** Run by name only: each takes half a minute or more, or needs programs that not every machine has. */
const BY_NAME: Record<string, Scenario> = {
  'by-the-letter': byTheLetter,
  container,
  'backup-disk-full': backupDiskFull,
  'backup-sqlite': () => backupRestored('sqlite'),
  'backup-postgres': () => backupRestored('postgres'),
  'moved-from-sqlite': () => listMoved('sqlite', 'postgres'),
  'moved-from-postgres': () => listMoved('postgres', 'sqlite'),
  'monday-letter-sqlite': () => mondayLetter('sqlite'),
  'monday-letter-postgres': () => mondayLetter('postgres'),
  'hostile-provider': hostileProvider,
  reconnect,
  'standby-crash': () => standby('crashes'),
  'standby-silence': () => standby('falls silent'),
  'rolling-restart-nginx': () => rollingRestart('nginx'),
  'rolling-restart-caddy': () => rollingRestart('caddy'),
  pooler,
  'desk-over-ssh': deskOverSsh,
  'real-mail': realMail,
  'troubles-sqlite': troublesSqlite,
  'troubles-postgres': troublesPostgres,
  'failing-calls': failingCalls,
  'slow-readers': slowReaders,
  'open-page': openPage,
  'sources-sqlite': () => sources('sqlite'),
  'sources-postgres': () => sources('postgres'),
}

const wanted = process.argv[2]
const known = { ...SCENARIOS, ...BY_NAME }
if (wanted && !Object.hasOwn(known, wanted)) {
  console.error(`there is no fault ${wanted}: ${Object.keys(known).join(', ')}`)
  process.exit(2)
}
const late = setTimeout(() => {
  console.error(`test:faults took longer than ${LIMIT_MS / 60_000} minutes`)
  process.exit(1)
}, LIMIT_MS)

const start = performance.now()
const findings: Finding[] = []
const took: { file: string; ms: number }[] = []
for (const [name, scenario] of Object.entries(wanted ? known : SCENARIOS)) {
  if (wanted && wanted !== name) continue
  const begun = performance.now()
  const found = await scenario(wanted === name).catch(error => [
    { what: name, outcome: String(error), ok: false },
  ])
  for (const finding of found) print(finding)
  findings.push(...found)
  took.push({ file: name, ms: performance.now() - begun })
}
clearTimeout(late)
await stopTestPostgres()

const failed = findings.filter(({ ok }) => !ok).length
const skipped = findings.filter(finding => finding.skipped).length
mkdirSync('test-results', { recursive: true })
writeFileSync(
  'test-results/faults.json',
  JSON.stringify({ passed: findings.length - failed - skipped, failed, findings, took }, null, 2),
)
console.log(
  `faults: ${findings.length - failed - skipped} as promised, ${failed} not, ${skipped} skipped, ${elapsed()}`,
)
process.exit(failed ? 1 : 0)

function print({ what, outcome, ok, skipped }: Finding) {
  console.log(`${skipped ? 'skip' : ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(72)}  ${outcome}`)
}

function elapsed() {
  return `${((performance.now() - start) / 1000).toFixed(0)} s`
}
