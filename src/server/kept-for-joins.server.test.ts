import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { insertRows } from '#src/db/rows.ts'
import { createWitness } from '#src/db/witness.ts'
import { audienceOf } from '#src/letters/founder/audience/letter-audience.ts'
import { prepareLetter } from '#src/letters/sending/letter-preparing.ts'
import { askEach } from '#src/waitlist/server/confirm/confirmation-emails.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite } from '#test/support/mail/test-mail-site.ts'
import { LAUNCH } from '#test/support/mail/with-test-letters.ts'

let site: MailSite
beforeEach(async () => {
  // Budgets are daily, so the clock stays within one day.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.UTC(2026, 4, 18, 12) })
  site = await openMailSite('sqlite', { perDay: 20 })
})
afterEach(async () => {
  await site.close()
  vi.useRealTimers()
})

const people = (database: Database, n: number, confirmed_at: number | null) =>
  insertRows(
    database,
    'waitlist',
    Array.from({ length: n }, (_, i) => `v${i}@x.uk`).map(email => ({
      email_key: email,
      email,
      postcode: 'LS6 2AB',
      notice: '1',
      joined_at: 1,
      confirmed_at,
    })),
  )
const received = () => site.smtp.received.map(({ to }) => to.join())

test('people who joined while mail was off are asked after new ones, for whom a share of the day’s emails is kept', async () => {
  const { database } = site.server
  await people(database, 30, null)
  const held = Promise.withResolvers<void>()
  site.smtp.beforeTaking = () => held.promise
  let asking = 0
  site.smtp.beforeAsking = async () => {
    asking += 1
  }
  for await (const _asked of askEach(database, Date.now()));
  await eventually(() => expect(asking).toBe(4))
  await site.join('new@y.uk')
  held.resolve()
  await eventually(() => expect(site.lines.join()).toContain('emails wait until tomorrow'))
  expect(received().slice(0, 8)).toContain('new@y.uk')
  expect(received()).toHaveLength(16)
  await site.join('late@y.uk')
  await eventually(() => expect(received()).toContain('late@y.uk'))
})

test('a letter leaves a share of the day’s emails to people who join', async () => {
  const { database } = site.server
  await people(database, 20, 2)
  const audience = audienceOf('launch', { where: '1 = 1', values: [], inWords: 'everyone' })
  const home = await createWitness(database, 'waitlist').home()
  const now = Date.now()
  for await (const _rows of prepareLetter(database, LAUNCH, { audience, startsAt: now, home }, () => now));
  await eventually(() => expect(site.lines.join()).toContain('a letter continues tomorrow'))
  expect(received()).toHaveLength(16)
  await site.join('new@y.uk')
  await eventually(() => expect(received()).toContain('new@y.uk'))
})
