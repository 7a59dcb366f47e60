import { describe, expect, test } from 'vitest'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { createMembers } from './member.ts'

const JOINED = 1_790_000_000_000

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('by a clock that is behind, nobody confirms or unsubscribes before they joined', async () => {
    const holder = { email_key: 'v@x.uk', joined_at: JOINED }
    await own.database.query(
      `insert into waitlist (email_key, email, postcode, joined_at) values ('v@x.uk', 'v@x.uk', 'M1 1AE', ${JOINED})`,
    )
    const members = createMembers(own.database)
    expect(await members.confirm(holder, JOINED - 5_000)).toMatchObject({ confirmed_at: JOINED })
    expect(await members.unsubscribe(holder, JOINED + 5_000)).toMatchObject({
      confirmed_at: JOINED,
      unsubscribed_at: JOINED + 5_000,
    })
  })
})
