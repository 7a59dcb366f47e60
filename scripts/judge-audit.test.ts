import { expect, test } from 'vitest'
import { judgeAudit } from './judge-audit.ts'

const report = (severity?: string) =>
  JSON.stringify({
    vulnerabilities: severity ? { leaky: { severity } } : {},
    metadata: { dependencies: { total: 400 } },
  })

test.each([
  [report('critical'), false, 'audit: leaky (critical) in 400 packages'],
  [report('high'), false, 'audit: leaky (high) in 400 packages'],
  [report('moderate'), true, 'audit: nothing high or critical in 400 packages'],
  [report(), true, 'audit: nothing high or critical in 400 packages'],
  ['{"error":{"code":"ENOAUDIT"}}', true, 'audit: the registry did not answer; nothing was checked'],
  ['', true, 'audit: the registry did not answer; nothing was checked'],
])('%s: ok %s', (output, ok, line) => expect(judgeAudit(output)).toEqual({ ok, line }))
