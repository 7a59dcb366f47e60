import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServerProcess } from '#test/faults/server-process.ts'
import { eventually } from '#test/support/eventually.ts'
import { openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { createTestDatabase } from '#test/support/test-database.ts'
import { TEST_CONFIG } from '#test/support/test-server.ts'
import { pageValues } from './pages/front.ts'

const UNNAMED = { operatorName: undefined, operatorContact: undefined }

test('both parts of every email say who sends it and how to reach them', async () => {
  const site = await openMailSite('sqlite')
  await site.joined()
  const [text, html] = site
    .mailsTo('Me@x.uk')[0]!
    .raw.replaceAll('=\r\n', '')
    .split('Content-Type: text/html')
  expect(text).toContain('Sent by Kerbside & Daughters Ltd\r\n\r\nContact: privacy@kerbside.test')
  expect(html).toContain('>Sent by Kerbside &amp; Daughters Ltd</p>')
  expect(html).toContain('>Contact: privacy@kerbside.test</p>')
  await site.close()
})

test('if no operator is set, emails and the pages behind their links do not mention one', async () => {
  const site = await openMailSite('sqlite', UNNAMED)
  const { manage } = await site.joined()
  expect(site.mailsTo('Me@x.uk')[0]!.raw).not.toMatch(/Sent by|Contact:|undefined/)
  const { body } = await site.post('/manage/complaint', { t: tokenOf(manage), words: 'You lost it' })
  expect(body).toContain('We have your complaint')
  expect(body).not.toMatch(/reach us|do not join|%[A-Z]/)
  expect(pageValues({ ...TEST_CONFIG, ...UNNAMED }).REACH).toBe('')
  await site.close()
})

test('a company’s register and address are in emails, and who handles data for it is on the privacy page', async () => {
  const business = {
    operatorCompany: 'no. 1234567, 1 Example Street',
    operatorProcessors: 'A host, in Germany.',
  }
  const site = await openMailSite('sqlite', business)
  await site.joined()
  const text = site.mailsTo('Me@x.uk')[0]!.raw.replaceAll('=\r\n', '')
  expect(text).toContain('Sent by Kerbside & Daughters Ltd, no. 1234567, 1 Example Street')
  await site.close()
  expect(pageValues({ ...TEST_CONFIG, ...business }).OPERATOR_PROCESSORS).toBe('A host, in Germany.')
  expect(pageValues(TEST_CONFIG).OPERATOR_PROCESSORS).toContain('has not named')
})

test('the complaint page gives another way to reach the operator', async () => {
  const site = await openMailSite('sqlite')
  const { manage } = await site.joined()
  const reach = 'You can also reach us here: privacy@kerbside.test'
  expect((await site.get(manage)).body).toContain(reach)
  const { body } = await site.post('/manage/complaint', { t: tokenOf(manage), words: 'You lost it' })
  expect(body).toContain(reach)
  await site.close()
})

test.each([
  [{}, 'Emails do not say who sends them, which the law requires: set OPERATOR_NAME and OPERATOR_CONTACT'],
  [{ OPERATOR_NAME: 'K' }, 'Emails do not say who sends them, which the law requires: set OPERATOR_CONTACT'],
  [{ OPERATOR_NAME: 'K', OPERATOR_CONTACT: 'k@k.uk' }, undefined],
])('a server with mail on and %j says at its start what is missing', async (named, warning) => {
  const own = await createTestDatabase('sqlite')
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-mail-'))
  const server = await startServerProcess(own.url, { environment: { MAIL_DIR: folder, ...named } })
  await eventually(() => expect(server.output()).toContain('Mail goes into the folder'))
  if (warning) await eventually(() => expect(server.output()).toContain(`${warning}\n`))
  await eventually(() =>
    expect(server.output()).toMatch(/Not ready to go live: \d+ not met\..*\n.*✗ “Eco Certified”\n/s),
  )
  expect(server.output().includes('✗ Who keeps the list')).toBe(warning !== undefined)
  expect(await server.end('SIGTERM')).toBe(0)
  if (!warning) expect(server.output()).not.toContain('Emails do not say')
  rmSync(folder, { recursive: true })
  await own.remove()
})
