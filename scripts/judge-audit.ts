type Report = {
  vulnerabilities?: Record<string, { severity: string }>
  metadata?: { dependencies?: { total?: number } }
}

const GRAVE = new Set(['high', 'critical'])

/** What ends a check that could not be made: no success, and no fault of the packages. */
export const NOT_CHECKED = 75

/** Judges the output of `npm audit --json`, and says with which code the check ends. */
export function judgeAudit(output: string): { line: string; code: number } {
  const report = read(output)
  if (!report?.vulnerabilities)
    return { line: 'audit: the registry did not answer; nothing was checked', code: NOT_CHECKED }
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity))
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  const total = report.metadata?.dependencies?.total ?? 0
  return {
    line: `audit: ${names || 'nothing high or critical'} in ${total} packages`,
    code: grave.length ? 1 : 0,
  }
}

function read(output: string): Report | undefined {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
