import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createReports } from './note-report.ts'
import { createReturnAddress } from './return-address.ts'

/** Reports as mail servers write them, in folders named after the expected result. */
const CORPUS = join(import.meta.dirname, 'corpus')
const FILES = readdirSync(CORPUS).flatMap(kind =>
  readdirSync(join(CORPUS, kind)).map(name => ({ kind, name })),
)
const PEOPLE = ['visitor@recipient.test', 'größe@recipient.test', 'erased@recipient.test'] as const
const AT = Date.UTC(2026, 2, 2, 9)
const own = withTestDatabase('sqlite')

test('reports in the corpus mark the right people for the right reason, once, and nobody else', {
  timeout: 300_000,
}, async () => {
  const { database } = own
  const returnAddress = createReturnAddress(database, 'kerbside.test')
  const tokens: string[] = []
  for (const email_key of PEOPLE) {
    const row = { email_key, email: email_key, postcode: 'LS6 2AB', joined_at: 1, confirmed_at: 2 }
    await insertRows(database, 'waitlist', [row])
    const sent = { email_key, cause: `invite:${email_key}`, kind: 'invite' }
    await queueMail(database, sent, AT)
    tokens.push(/\+(.*)@/.exec(await returnAddress.of(sent))![1]!)
  }
  const [token, wide, erased] = tokens as [string, string, string]
  for (const table of ['waitlist', 'mail_outbox'])
    await database.query(`delete from ${table} where email_key = $1`, [PEOPLE[2]])
  const changed = `${token.slice(0, 20)}${token[20] === '0' ? '1' : '0'}${token.slice(21)}`
  const { take } = createReports({ database, returnAddress, now: () => AT })

  const wrong: string[] = []
  for (const [i, { kind, name }] of FILES.entries()) {
    const report = readFileSync(join(CORPUS, kind, name), 'latin1')
      .replaceAll('TOKEN8BIT', wide)
      .replaceAll('TOKENUPPER', token.toUpperCase())
      .replaceAll('TOKENCHANGED', changed)
      .replaceAll('TOKENERASED', erased)
      .replaceAll('TOKEN', token)
    const raw = Buffer.from(i % 2 ? report : report.replaceAll('\n', '\r\n'), 'latin1')
    const { noted } = await take(raw)
    const again = await take(raw)
    if (noted !== kind || again.noted !== 'nothing')
      wrong.push(`${name}: ${noted}, not ${kind}; then ${again.noted}`)
    const marked = await database.query<{ email_key: string }>(
      'select email_key from waitlist where undeliverable_at is not null or unsubscribed_at is not null',
    )
    const whose = kind === 'dead' || kind === 'complaint' ? PEOPLE[report.includes(wide) ? 1 : 0] : ''
    const keys = marked.map(({ email_key }) => email_key).join()
    if (keys !== whose) wrong.push(`${name} marks ${keys || 'nobody'}`)
    const rows = await database.query('delete from mail_report returning said')
    if (rows.length !== (kind === 'nothing' ? 0 : 1)) wrong.push(`${name} leaves ${rows.length} rows`)
    if (/@recipient/.test(JSON.stringify(rows))) wrong.push(`${name} leaves an address`)
    await database.query('update waitlist set undeliverable_at = null, unsubscribed_at = null')
  }
  expect(FILES.length).toBeGreaterThan(80)
  expect(wrong).toEqual([])
})
