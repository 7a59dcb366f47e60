import { describe, expect, test } from 'vitest'
import { queueMail } from '#src/mail/outbox.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { createOutbox, NOT_WANTED } from './outbox.ts'
import { describeMailStanding, readMailStanding } from './standing.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('says how many emails are waiting, how many we gave up on, and why the latest failed, without an address', async () => {
    expect(await readMailStanding(own.database)).toEqual({ waiting: 0, givenUp: 0, lastReason: null })
    const outbox = createOutbox(own.database)
    for (const cause of ['sent', 'waits', 'gone', 'full', 'left'])
      await queueMail(own.database, { cause, kind: 'confirm', email_key: `${cause}@x.uk` }, 1)
    await outbox.sent('sent', 2)
    await outbox.failed(
      'gone',
      3,
      '550 Can’t send mail: 550 5.1.1 <Gone@x.uk>: no such user,\n\u{1B}[2J\u{202E}see x.uk/?u=gone%40x.uk',
    )
    await outbox.failed('full', 2, '452 full')
    await outbox.failed('left', 4, NOT_WANTED)
    const standing = await readMailStanding(own.database)
    expect(standing).toEqual({
      waiting: 1,
      givenUp: 2,
      lastReason: '550 Can’t send mail: 550 5.1.1 <…>: no such user, [2J see …',
    })
    expect(describeMailStanding(standing)).toBe(
      'Emails waiting: 1; given up: 2, reason for the latest: 550 Can’t send mail: 550 5.1.1 <…>: no such user, [2J see …',
    )
  })
})
