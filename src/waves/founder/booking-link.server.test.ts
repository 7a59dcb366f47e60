import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailWords } from '#src/content/mail.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'

const BOOK = 'https://book.kerbside.example/leeds?from=wave'

describe.each(ENGINES)('a wave with a booking link on %s', engine => {
  let site: MailSite
  beforeEach(async () => {
    site = await openMailSite(engine)
  })
  afterEach(() => site.close())
  const open = () => openTestDesk(site.server.database, { MAIL_DIR: '/nowhere' })
  const emailsTo = (email: string) => site.mailsTo(email).map(({ raw }) => raw.replaceAll('=\r\n', ''))

  test('the invitation and its reminder lead to the link; another wave’s still lead to the site', async () => {
    const { act } = open()
    for (const email of ['me@x.uk', 'other@x.uk']) await site.joined(email)
    await site.server.database.query('update waitlist set confirmed_at = joined_at')
    for (const [wave, book] of [
      ['one', BOOK],
      ['two', ''],
    ] as const)
      await act('invite', { input: { limit: 1, wave, book }, answers: { yes: '1' } })
    await site.server.elsewhere('update mail_outbox set due_at = 0 where sent_at is null;')
    await eventually(() => {
      for (const email of ['me@x.uk', 'other@x.uk']) expect(site.mailsTo(email)).toHaveLength(2)
    })
    for (const email of ['me@x.uk', 'other@x.uk']) await site.noneUnderWay(email)
    expect(emailsTo('me@x.uk').at(-1)).toContain(mailWords.invite.books)
    await act('invite remind', { input: { name: 'one' }, answers: { yes: '1' } })
    await eventually(() => expect(site.mailsTo('me@x.uk')).toHaveLength(3))
    for (const email of emailsTo('me@x.uk').slice(1)) {
      expect(email).toContain(`\r\n${BOOK.replace('=', '=3D')}`)
      expect(email).toContain(`href=3D"${BOOK.replace('=', '=3D')}"`)
      expect(email).not.toContain(mailWords.invite.button)
    }
    expect(emailsTo('other@x.uk').at(-1)).toContain(mailWords.invite.button)
    await site.noneUnderWay()
  })

  test('can be seen and tested beforehand; anything but https:// is refused', async () => {
    const { act, previews } = open()
    const { data } = await act('invite preview', { input: { book: ` ${BOOK} ` } })
    expect(data.text).toContain(`${mailWords.invite.books}. ${mailWords.open}\n${BOOK}`)
    expect(previews.find(data.light.replace('/preview/', ''))).toContain(`href="${BOOK}"`)
    for (const book of [
      'http://x.uk',
      'javascript:alert(1)',
      'book.x.uk',
      'https://a:b@x.uk',
      `https://x.uk/${'a'.repeat(500)}`,
    ])
      for (const call of [
        () => act('invite preview', { input: { book } }),
        () => act('invite test', { input: { to: 'me@x.uk', book } }),
        () => act('invite', { input: { limit: 1, book }, answers: { yes: '1' } }),
      ])
        await expect(call()).rejects.toThrow(
          /^The booking link must be one address .* begins with https:\/\//,
        )
  })
})
