import { mkdirSync, writeFileSync } from 'node:fs'
import { findPostgres } from '../src/testing/postgres/find-postgres.ts'
import { canary } from './canary.ts'
import { databaseAway } from './database-away.ts'
import { diskFull } from './disk-full.ts'
import type { Finding, Scenario } from './finding.ts'
import { killServer } from './kill-server.ts'
import { reconnect } from './reconnect.ts'
import { secondServer } from './second-server.ts'
import { slowRequests } from './slow-requests.ts'
import { stopSignal } from './stop-signal.ts'
import { terminateBackends } from './terminate-backends.ts'
import { twoReplicas } from './two-replicas.ts'

/**
 * `npm run test:faults [NAME]`: breaks the running server and its databases on purpose, prints a table of what came
 * of it, and ends with 1 when anything acknowledged was lost or any promise was broken. Needs `npm run build`.
 */
const LIMIT_MS = 5 * 60_000
const SCENARIOS: Record<string, Scenario> = {
  'kill-server-sqlite': () => killServer('sqlite'),
  'kill-server-postgres': () => killServer('postgres'),
  'second-server': secondServer,
  'terminate-backends': terminateBackends,
  'two-replicas': twoReplicas,
  'database-away': databaseAway,
  'disk-full': diskFull,
  'slow-requests': slowRequests,
  'stop-signal': stopSignal,
  reconnect,
  canary,
}

const wanted = process.argv[2]
const postgres = await findPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const late = setTimeout(() => {
  console.error(`test:faults took longer than ${LIMIT_MS / 60_000} minutes`)
  process.exit(1)
}, LIMIT_MS)

const start = performance.now()
const findings: Finding[] = []
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  if (wanted && wanted !== name) continue
  const found = await scenario().catch(error => [{ what: name, outcome: String(error), ok: false }])
  for (const finding of found) print(finding)
  findings.push(...found)
}
clearTimeout(late)
await postgres.stop()

const failed = findings.filter(({ ok }) => !ok).length
mkdirSync('test-results', { recursive: true })
writeFileSync(
  'test-results/faults.json',
  JSON.stringify({ passed: findings.length - failed, failed, findings }, null, 2),
)
console.log(`faults: ${findings.length - failed} as promised, ${failed} not, ${elapsed()}`)
process.exit(failed || !findings.length ? 1 : 0)

function print({ what, outcome, ok }: Finding) {
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(72)}  ${outcome}`)
}

function elapsed() {
  return `${((performance.now() - start) / 1000).toFixed(0)} s`
}
