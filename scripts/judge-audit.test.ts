import { expect, test } from 'vitest'
import { judgeAudit } from './judge-audit.ts'

const report = (severity?: string) =>
  JSON.stringify({
    vulnerabilities: severity ? { leaky: { severity } } : {},
    metadata: { dependencies: { total: 400 } },
  })

test.each([
  [report('critical'), 1, 'audit: leaky (critical) in 400 packages'],
  [report('high'), 1, 'audit: leaky (high) in 400 packages'],
  [report('moderate'), 0, 'audit: nothing high or critical in 400 packages'],
  [report(), 0, 'audit: nothing high or critical in 400 packages'],
  ['{"error":{"code":"ENOAUDIT"}}', 75, 'audit: the registry did not answer; nothing was checked'],
  ['', 75, 'audit: the registry did not answer; nothing was checked'],
])('%s: %i', (output, code, line) => expect(judgeAudit(output)).toEqual({ code, line }))
