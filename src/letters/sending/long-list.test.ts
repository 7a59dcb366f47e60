import { describe, expect, test } from 'vitest'
import type { Queryable } from '#src/db/database.ts'
import { readFilter } from '#src/waitlist/founder/filters/entry-filter.ts'
import { askEach } from '#src/waitlist/server/confirm/confirmation-emails.ts'
import { readEntries } from '#src/waitlist/server/member/entries.ts'
import { withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { rowsRead } from '#test/support/rows-read.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { createLetterQueue } from './letter-queue.ts'

const PEOPLE = 20_000

describe.each(ENGINES)('a long list on %s', engine => {
  const site = withTestLetters(engine)
  /** A database whose transactions run within the one whose reads are counted. */
  const on = (session: Queryable) => ({
    ...site.own.database,
    ...session,
    exclusively: <Result>(work: (inner: Queryable & { script(): Promise<void> }) => Promise<Result>) =>
      work({ ...session, script: async () => {} }),
  })

  test('is read only a few times to send a letter, to export an area, or to ask everyone to confirm', async () => {
    const { database } = site.own
    await database.query(
      `with recursive visitor(i) as (select 1 union all select i + 1 from visitor where i < ${PEOPLE})
        insert into waitlist (email_key, email, postcode, notice, joined_at, confirmed_at)
        select 'v' || i || '@x.uk', 'v' || i || '@x.uk', 'LS6 2AB', '1', 1, 2 from visitor`,
    )
    if (engine === 'postgres') await database.query('analyze')
    const most = 5 * PEOPLE

    let exported = 0
    const filter = await readFilter({ area: 'LS' }, { list: async () => database, note: () => {} })
    const reading = await rowsRead(database, 'waitlist', async session => {
      for await (const rows of readEntries(session, filter)) exported += rows.length
    })
    expect(exported).toBe(PEOPLE)
    expect(reading).toBeLessThan(most)

    expect(
      await rowsRead(database, 'waitlist', session => site.send({}, undefined, on(session))),
    ).toBeLessThan(most)
    expect((await site.store().find('launch'))?.recipients).toBe(PEOPLE)
    const first = await database.query('select 1 from letter_recipient where part = 0')
    expect(first).toHaveLength(20)

    await database.query(
      `update letter_recipient set fault = 'in hand', due_at = 1 where email_key = 'v7@x.uk'`,
    )
    if (engine === 'postgres') await database.query('analyze')
    const letter = (await site.store().find('launch'))!
    const budget = { perDay: PEOPLE, part: 1, now: Date.now }
    const leasing = await rowsRead(database, 'letter_recipient', session => {
      const parts = { ...budget, database: session, write: () => Promise.reject(new Error('not written')) }
      return createLetterQueue(parts, letter).lease()
    })
    // PostgreSQL may read a letter as short as this from end to end rather than by its index, but only once.
    expect(leasing).toBeLessThan(1.5 * PEOPLE)

    await database.query('update waitlist set confirmed_at = null')
    if (engine === 'postgres') await database.query('analyze')
    let asked = 0
    const asking = await rowsRead(database, 'waitlist', async session => {
      for await (asked of askEach(on(session), 3));
    })
    expect(asked).toBe(PEOPLE)
    expect(asking).toBeLessThan(most)
  })
})
