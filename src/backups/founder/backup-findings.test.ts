import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inShort } from '#test/support/in-short.ts'
import { backupName } from '../backup-folder.ts'
import { backupIsFresh } from './backup-findings.ts'

test('checks that last night’s backup was made and counted', async () => {
  const now = Date.UTC(2026, 4, 20, 12)
  const said = async (hours?: number, free = 1e12, bytes = 0) => {
    const folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
    if (hours !== undefined)
      writeFileSync(backupName(folder, now - hours * 3_600_000, false), new Uint8Array(bytes))
    const settings = { folder, recipient: undefined, command: undefined }
    const found = await backupIsFresh(settings, now, async () => free)
    rmSync(folder, { recursive: true })
    return inShort(found)
  }
  expect(inShort(await backupIsFresh(undefined))).toMatch(/^not met: There is none: .*\. Set BACKUP_DIR\.$/)
  expect(await said()).toMatch(/^not met: None has been made yet\./)
  expect(await said(1.5)).toBe('met: Made, opened and counted 1 hour ago.')
  expect(await said(10)).toBe('met: Made, opened and counted 10 hours ago.')
  expect(await said(29.9)).toBe('met: Made, opened and counted 29 hours ago.')
  expect(await said(30.1)).toMatch(/^not met: The last that was counted is 30 hours old\./)
  expect(await said(72)).toMatch(/^not met: The last that was counted is 3 days old\./)
  expect(await said(10, 100e6)).toMatch(/^met: /)
  expect(await said(10, 0)).toBe(
    'not met: Made, opened and counted 10 hours ago, but there may be no room for the next: its disk has 0 MB free. Make room until there are 100 MB.',
  )
  expect(await said(10, 100e6, 40e6)).toMatch(/ has 100 MB free\. Make room until there are 120 MB\.$/)
})
