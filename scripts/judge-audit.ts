type Report = {
  vulnerabilities?: Record<string, { severity: string }>
  metadata?: { dependencies?: { total?: number } }
}

const GRAVE = new Set(['high', 'critical'])

/** Judges the output of `npm audit --json`. A registry that gave no answer is reported, but is no fault of the packages. */
export function judgeAudit(output: string): { line: string; ok: boolean } {
  const report = read(output)
  if (!report?.vulnerabilities)
    return { line: 'audit: the registry did not answer; nothing was checked', ok: true }
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity))
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  const total = report.metadata?.dependencies?.total ?? 0
  return {
    line: `audit: ${names || 'nothing high or critical'} in ${total} packages`,
    ok: grave.length === 0,
  }
}

function read(output: string): Report | undefined {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
