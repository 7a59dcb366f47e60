import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  let site: MailSite
  beforeEach(async () => {
    site = await openMailSite(engine)
  })
  afterEach(() => site.close())

  test('joining with twelve spellings of somebody else’s mailbox sends it three emails', async () => {
    const spellings = Array.from({ length: 10 }, (_, i) => `victim+${i}@gmail.com`)
    for (const email of [...spellings, 'v.ictim@gmail.com', 'victim@googlemail.com']) await site.join(email)
    await eventually(async () => {
      const [row] = await site.server.database.query(
        'select count(*) as n from mail_outbox where sent_at is null and due_at <= $1',
        [Date.now()],
      )
      expect(row).toEqual({ n: 0 })
    })
    expect(site.smtp.received).toHaveLength(3)
  })
})
