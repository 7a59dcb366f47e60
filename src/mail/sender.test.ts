import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

test.each([
  ['hello@kerb.uk', 'hello@kerb.uk'],
  ['<hello@kerb.uk>', 'hello@kerb.uk'],
  ['Kerbside <hello@kerb.uk>', 'Kerbside <hello@kerb.uk>'],
  ['Kerbside <no-reply@localhost>', 'Kerbside <no-reply@localhost>'],
  ['Kerbside: news; <hello@kerb.uk>', '"Kerbside: news;" <hello@kerb.uk>'],
  ['Kerbside (UK) <hello@kerb.uk>', '"Kerbside (UK)" <hello@kerb.uk>'],
  ['Kerb, Side & Co. <hello@kerb.uk>', '"Kerb, Side & Co." <hello@kerb.uk>'],
  ['A\\ <hello@kerb.uk>', '"A\\\\" <hello@kerb.uk>'],
  ['Kerbsidé <hello@kerb.uk>', '=?UTF-8?Q?Kerbsid=C3=A9?= <hello@kerb.uk>'],
])('the sender %s counts as one address, with its whole name', async (from, header) => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-mail-'))
  await createFolderTransport(folder, from).send(MAIL, 'one')
  const raw = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
  expect(raw.match(/^From: (.*)\r?$/m)![1]!.trim()).toBe(header)
  expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@(kerb\.uk|localhost)>/m)
  rmSync(folder, { recursive: true })
})
