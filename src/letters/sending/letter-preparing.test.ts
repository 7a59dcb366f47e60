import { describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'

const addresses = (n: number) => names(n).map(name => `${name}@x.uk`)

describe.each(ENGINES)('preparing a letter on %s', engine => {
  const site = withTestLetters(engine)

  test('a preparation that died can be started again from the beginning; a name can be used only once', async () => {
    await site.people(names(10))
    await site.send()
    await site.own.database.query(`update letter set state = 'preparing'`)
    await expect(site.send()).rejects.toThrow('a name can be used once')
    site.clock += 2 * MINUTE_MS
    await site.pass(HOUR_MS, site.openSender())
    expect(site.recipients()).toEqual([])
    await site.own.database.query('update letter set alive_at = 0')
    await site.send()
    await site.pass(2 * HOUR_MS, site.openSender())
    expect(site.recipients()).toEqual(addresses(10))
    await expect(site.send()).rejects.toThrow('a name can be used once')
  })

  test('if a letter is sent three times at the same moment, only one of them happens', async () => {
    await site.people(names(10))
    const results = await Promise.allSettled([
      site.send(),
      site.send(),
      site.send({}, undefined, site.elsewhere()),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await site.pass(2 * HOUR_MS, site.openSender())
    expect(site.recipients()).toEqual(addresses(10))
  })

  test('somebody who is erased while a letter is being prepared is not left among its recipients', async () => {
    await site.people(names(3))
    const { database } = site.own
    const erasures: Promise<unknown>[] = []
    const besideErasures: Database = {
      ...database,
      async query(text, values) {
        if (text.startsWith('insert')) throw new Error('an erasure could come between')
        return database.query(text, values)
      },
      exclusively: work =>
        database.exclusively(async session => {
          const done = await work(session)
          // The erasure needs the same lock, so it waits until this transaction is over.
          erasures.push(eraseEntry(site.own.database, `${names(3)[1]}@x.uk`))
          return done
        }),
    }
    await site.send({}, undefined, besideErasures)
    await Promise.all(erasures)
    const left = await database.query('select email_key from letter_recipient order by email_key')
    expect(left).toEqual([names(3)[0], names(3)[2]].map(name => ({ email_key: `${name}@x.uk` })))
  })

  test('the first recipients are drawn at random: no address is always among them', async () => {
    await site.people(['!a', ...names(399)])
    let first = 0
    for (let i = 0; i < 6; i++) {
      await site.send({ name: `launch-${i}` })
      const rows = await site.own.database.query<{ email_key: string }>(
        'select email_key from letter_recipient where letter = $1 and part = 0',
        [`launch-${i}`],
      )
      expect(rows).toHaveLength(20)
      if (rows.some(({ email_key }) => email_key === '!a@x.uk')) first += 1
    }
    // In each letter the chance is one in 20, so in all six it is one in 64 million.
    expect(first).toBeLessThan(6)
  })
})
