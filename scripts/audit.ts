import { spawnSync } from 'node:child_process'
import { judgeAudit } from './judge-audit.ts'

/** `npx node scripts/audit.ts`: ends with 1 when a package that is shipped or built with has a known weakness, high or worse, and with 75 when the registry did not answer. */
const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8' })
const { line, code } = judgeAudit(stdout)
console.log(line)
process.exitCode = code
