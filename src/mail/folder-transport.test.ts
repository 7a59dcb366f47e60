import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderTransport } from './transport.ts'

const MAIL = {
  to: 'v@x.uk',
  subject: 'Subject',
  html: '<p>Hello</p>',
  text: 'Hello',
  unsubscribe: 'https://kerbside.test/unsubscribe?t=1',
}

test('an email is written to a folder once, and only the file’s owner can read it, as it has an address and links', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-mail-'))
  const transport = createFolderTransport(folder, 'Kerbside <hello@kerbside.test>')
  await transport.send(MAIL, 'one')
  await transport.send(MAIL, 'one')
  const files = readdirSync(folder)
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.eml$/)])
  expect((statSync(join(folder, files[0]!)).mode & 0o777).toString(8)).toBe('600')
  rmSync(folder, { recursive: true })
})
