import { copyFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '#src/db/sqlite/sqlite.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'

describe.each(ENGINES)('a letter that waits for a person on %s', engine => {
  const site = withTestLetters(engine)

  test('a letter waits for a person if its time was missed by an hour, or no server worked on it for an hour', async () => {
    await site.people(names(30))
    await site.send({ name: 'missed' })
    site.clock += 75 * MINUTE_MS
    const sender = site.openSender()
    await sender.turn()
    expect((await site.store().find('missed'))?.reason).toContain('was missed by an hour or more')
    await site.send({ name: 'silent' })
    await site.pass(20 * MINUTE_MS, sender)
    site.clock += HOUR_MS
    await sender.turn()
    expect((await site.store().find('silent'))?.reason).toContain('no server was sending it')
    expect(site.recipients()).toHaveLength(20)
  })

  test('an outage before a letter’s time changes nothing', async () => {
    await site.people(names(30))
    await site.send({}, site.clock + 5 * HOUR_MS)
    const sender = site.openSender()
    await site.pass(HOUR_MS, sender)
    site.clock += 3 * HOUR_MS
    await site.pass(30 * MINUTE_MS, sender)
    expect(await site.state()).toBe('going')
    await site.pass(HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(20)
  })

  test('if the mail server is down at a letter’s time, or the day’s budget is used up, the letter waits for a person from an hour later on', async () => {
    await site.people(names(10))
    await site.send({ name: 'away' })
    const sender = site.openSender({ perDay: 10 })
    await site.smtp.down()
    await site.pass(2 * HOUR_MS, sender)
    expect((await site.store().find('away'))?.reason).toContain('was missed by an hour or more')
    await site.smtp.up()
    const { home } = (await site.store().find('away'))!
    await site.store().resume('away', site.clock, home)
    await site.pass(2 * HOUR_MS, sender)
    expect(await site.state('away')).toBe('done')
    await site.send({ name: 'spent' })
    await site.pass(2 * HOUR_MS, sender)
    expect((await site.store().find('spent'))?.reason).toContain('was missed by an hour or more')
    // Whoever resumes the letter knows that it is late, so it is not stopped for that again.
    await site.store().resume('spent', site.clock, home)
    await site.pass(25 * HOUR_MS, sender)
    expect(await site.state('spent')).toBe('done')
    expect(site.recipients()).toHaveLength(20)
  })

  test('a database restored from a backup made in the middle of a letter sends nothing until a person resumes it', async () => {
    await site.people(names(50))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    const { query, file } = site.own.database
    if (file) await query(`vacuum into '${file}.backup'`)
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(50)
    // A restore replaces only the database: the file next to it stays as it is.
    if (file) copyFileSync(`${file}.seen`, `${file}.backup.seen`)
    else {
      // Puts the old rows in new tables, as pg_restore --clean does.
      await query('create table restored (like waitlist including all)')
      await query('insert into restored select * from waitlist')
      await query('drop table waitlist')
      await query('alter table restored rename to waitlist')
      await query(`update letter set state = 'going', done_at = null, alive_at = $1`, [site.clock])
      await query('update letter_recipient set sent_at = null where part = 1')
    }
    site.clock -= 2 * HOUR_MS
    const restored = file ? openSqlite(`${file}.backup`) : site.elsewhere()
    await site.openSender({ on: restored }).turn()
    expect(site.recipients()).toHaveLength(50)
    const [letter] = await restored.query<{ state: string; reason: string }>(
      'select state, reason from letter',
    )
    expect(letter).toMatchObject({ state: 'stopped', reason: expect.stringContaining('older copy') })
    if (file) await restored.close()
  })

  test('setting the clock back delays no letter', async () => {
    await site.people(names(10))
    await site.send({ name: 'before' })
    const sender = site.openSender({ perDay: 5 })
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(5)
    await site.store().stop('before', 'by hand')
    site.clock -= 12 * HOUR_MS
    await site.send({ name: 'after' })
    await site.pass(40 * MINUTE_MS, sender)
    expect(site.recipients()).toHaveLength(10)
  })
})
