type Report = {
  vulnerabilities?: Record<string, { severity: string }>
  metadata?: { dependencies?: { total?: number } }
}

const GRAVE = new Set(['high', 'critical'])

/** The exit code of a check that could not run, which says nothing about the packages. */
export const NOT_CHECKED = 75

/** Judges the output of `npm audit --json`, and returns the exit code of the check. */
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
