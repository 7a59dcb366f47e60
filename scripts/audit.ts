import { spawnSync } from 'node:child_process'
import { judgeAudit } from './judge-audit.ts'

/**
 * `npx node scripts/audit.ts`: exits with 1 if a package that we ship or build with has a known vulnerability rated
 * high or worse, and with 75 if the registry did not answer.
 */
const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8' })
const { line, code } = judgeAudit(stdout)
console.log(line)
process.exitCode = code
