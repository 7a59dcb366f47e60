import { copyFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openSqlite } from '#src/db/sqlite/sqlite.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { forgetRecipients } from './forget-recipients.ts'
import { LANES } from './letter-queue.ts'

const addresses = (n: number) => names(n).map(name => `${name}@x.uk`)
const twice = (recipients: readonly string[]) => recipients.length - new Set(recipients).size

describe.each(ENGINES)('what goes wrong with a letter on %s', engine => {
  const site = withTestLetters(engine)

  /** Wraps a database so that it answers only until its server is killed. */
  function mortal(database: Database) {
    let dead = false
    const query: Database['query'] = (text, values) =>
      dead ? Promise.reject(new Error('killed')) : database.query(text, values)
    return { database: { ...database, query }, kill: () => (dead = true) }
  }

  /** Returns how many of the day's emails are used. */
  async function used(): Promise<number> {
    const [row] = await site.own.database.query<{ n: number }>(
      `select n from counter where name like 'mail %'`,
    )
    return row!.n
  }

  test('a kill after the mail server accepts but before we commit makes at most one duplicate per connection, which is counted', async () => {
    await site.people(names(120))
    await site.send()
    const { database, kill } = mortal(site.own.database)
    const first = site.openSender({ on: database })
    await site.pass(20 * MINUTE_MS, first)
    let taken = 0
    site.smtp.beforeTaking = async () => void (++taken === 30 && kill())
    await expect(site.pass(70 * MINUTE_MS, first)).rejects.toThrow('killed')
    expect(site.recipients().length).toBeLessThan(120)
    await site.endLeases()
    await site.pass(3 * HOUR_MS, site.openSender())
    const recipients = site.recipients()
    expect([...new Set(recipients)]).toEqual(addresses(120))
    const { doubles, sent } = await site.tally()
    expect(sent).toBe(120)
    expect(twice(recipients)).toBeLessThanOrEqual(doubles)
    expect(doubles).toBeLessThanOrEqual(LANES)
    const ids = new Map(site.smtp.received.map(({ to, messageId }) => [to.join(), messageId]))
    for (const { to, messageId } of site.smtp.received) expect(messageId).toBe(ids.get(to.join()))
  })

  test('budget that a killed server had reserved is returned once its lease is over', async () => {
    await site.people(names(120))
    await site.send()
    const { database, kill } = mortal(site.own.database)
    const first = site.openSender({ on: database, perDay: 150 })
    site.smtp.beforeTaking = async () => void kill()
    await expect(site.pass(20 * MINUTE_MS, first)).rejects.toThrow('killed')
    await site.pass(3 * HOUR_MS, site.openSender({ perDay: 150 }))
    expect(await site.tally()).toMatchObject({ sent: 120 })
    // Emails under way at the kill were counted, possibly twice.
    expect(await used()).toBeLessThanOrEqual(120 + LANES)
  })

  test('stopping and resuming with some emails in doubt returns the unused budget once', async () => {
    await site.people(names(60))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    await site.own.database.query('update letter_recipient set attempts = 1, begun_at = 1 where part = 1')
    let taken = 0
    site.smtp.beforeTaking = async () =>
      void (++taken === 5 && (await site.store().stop('launch', 'by hand')))
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients().length).toBeLessThan(60)
    const { home } = (await site.store().find('launch'))!
    await site.store().resume('launch', site.clock, home)
    await site.pass(HOUR_MS, sender)
    expect(await site.tally()).toMatchObject({ sent: 60, doubles: 40 })
    expect(await used()).toBe(60)
  })

  test('if the database fails just after a lease, its budget is returned once', async () => {
    await site.people(names(60))
    await site.send()
    const { database } = site.own
    let leased = false
    const query: Database['query'] = async (text, values) => {
      if (leased) {
        leased = false
        throw new Error('away')
      }
      const rows = await database.query(text, values)
      leased = text.includes("set due_at = $2, fault = 'in hand'") && site.recipients().length === 20
      return rows as never
    }
    const sender = site.openSender({ on: { ...database, query } })
    await expect(site.pass(2 * HOUR_MS, sender)).rejects.toThrow('away')
    await site.pass(HOUR_MS, site.openSender())
    expect(await site.tally()).toMatchObject({ sent: 60, doubles: 0 })
    expect(await used()).toBe(60)
  })

  test('a server that slept past its lease returns no budget that another has by then', async () => {
    await site.people(names(120))
    await site.send()
    const [sleeper, other] = [site.openSender(), site.openSender({ on: site.elsewhere() })]
    await site.pass(20 * MINUTE_MS, sleeper)
    let taken = 0
    site.smtp.beforeTaking = async () => {
      if (++taken !== 30) return
      site.clock += 20 * MINUTE_MS
      await other.turn()
    }
    await site.pass(2 * HOUR_MS, sleeper)
    expect(await site.tally()).toMatchObject({ sent: 120, left: 0 })
    expect(await used()).toBe(site.recipients().length)
  })

  test('when a server that slept records an email as sent, the server that has since leased it gives back its place', async () => {
    await site.people(names(120))
    await site.send()
    const leased = Promise.withResolvers<void>()
    const noted = Promise.withResolvers<void>()
    let slept = false
    const slow = (database: Database): Database => ({
      ...database,
      async query(text, values) {
        const notes = slept && text.includes('sent_at = case')
        if (notes) await leased.promise
        const rows = await database.query(text, values)
        if (notes) noted.resolve()
        return rows as never
      },
    })
    const late = (database: Database): Database => ({
      ...database,
      async query(text, values) {
        const rows = await database.query(text, values)
        if (text.includes("set due_at = $2, fault = 'in hand'")) {
          leased.resolve()
          await noted.promise
        }
        return rows as never
      },
    })
    const sleeper = site.openSender({ on: slow(site.own.database) })
    const other = site.openSender({ on: late(site.elsewhere()) })
    await site.pass(20 * MINUTE_MS, sleeper)
    let taken = 0
    site.smtp.beforeTaking = async () => {
      if (++taken !== 30) return
      site.clock += 20 * MINUTE_MS
      slept = true
      await other.turn()
    }
    await site.pass(2 * HOUR_MS, sleeper)
    expect(await site.tally()).toMatchObject({ sent: 120, left: 0 })
    expect(await used()).toBe(site.recipients().length)
  })

  test('if a killed server had reserved the rest of the day, the next one continues once its lease is over', async () => {
    await site.people(names(60))
    await site.send()
    const { database, kill } = mortal(site.own.database)
    const first = site.openSender({ on: database, perDay: 100 })
    await site.pass(20 * MINUTE_MS, first)
    site.smtp.beforeTaking = async () => void kill()
    await expect(site.pass(70 * MINUTE_MS, first)).rejects.toThrow('killed')
    await site.own.database.query(`update counter set n = 100 where name like 'mail %'`)
    await site.pass(HOUR_MS, site.openSender({ perDay: 100 }))
    // The killed server had leased 25, and had begun one per connection.
    const { sent } = await site.tally()
    expect(sent).toBeGreaterThanOrEqual(20 + 25 - LANES)
    expect(await used()).toBe(100)
    const told = site.logged.filter(({ line }: { line?: string }) => line?.includes('goes on tomorrow'))
    expect(told).toHaveLength(1)
  })

  test('budget left at midnight is returned to the day that it came from', async () => {
    await site.people(names(40))
    const { query } = site.own.database
    site.clock = Date.UTC(2026, 2, 3) - 15 * MINUTE_MS - 2_000
    await site.send()
    let asked = 0
    site.smtp.beforeTaking = async () => {
      if (++asked === 5) site.clock += 4_000
    }
    let one: string | undefined
    site.smtp.refuse = (stage, address) => {
      if (stage !== 'data') return undefined
      one ??= address
      return address === one ? 451 : undefined
    }
    await site.pass(3 * HOUR_MS, site.openSender())
    const days = await query<{ n: number }>(`select n from counter where name like 'mail %' order by name`)
    expect(days.map(({ n }) => n)).toEqual([19, 20])
  })

  test('if the mail server disappears and comes back, nothing is lost or given up', async () => {
    await site.people(names(80))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    let asked = 0
    site.smtp.beforeAsking = async () => {
      if (++asked === 25) await site.smtp.down()
    }
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients().length).toBeLessThan(80)
    expect((await site.store().find('launch'))?.reason).toContain('the mail server cannot be used (')
    await site.smtp.up()
    await site.pass(HOUR_MS, sender)
    expect(await site.store().find('launch')).toMatchObject({ reason: null })
    // Emails on their way when the connection broke are in doubt, and wait a day.
    await site.pass(26 * HOUR_MS, sender)
    const recipients = site.recipients()
    expect([...new Set(recipients)]).toEqual(addresses(80))
    const { sent, refused, doubles } = await site.tally()
    expect([sent, refused]).toEqual([80, 0])
    expect(twice(recipients)).toBeLessThanOrEqual(doubles)
    expect(doubles).toBeLessThanOrEqual(LANES)
  })

  test('an email that was accepted before the connection broke is sent again a day later, and is counted', async () => {
    await site.people(names(40))
    await site.send()
    const sender = site.openSender()
    let dropped = 0
    site.smtp.dropsLine = address => /v0000[37]/.test(address) && dropped++ < 2
    await site.pass(3 * HOUR_MS, sender)
    expect(site.recipients()).toEqual(addresses(40))
    expect(await site.state()).toBe('going')
    await site.pass(25 * HOUR_MS, sender)
    expect(await site.state()).toBe('done')
    expect(await site.tally()).toMatchObject({ sent: 40, doubles: 2 })
    expect(twice(site.recipients())).toBe(2)
  })

  test('an email left in doubt by two kills and a broken connection is given up, not sent a fourth time', async () => {
    await site.people(names(3))
    await site.send()
    await site.own.database.query(
      `update letter_recipient set attempts = 2, doubtful = 1, begun_at = 1 where email_key = 'v00001@x.uk'`,
    )
    site.smtp.dropsLine = address => address.toLowerCase().startsWith('v00001')
    await site.pass(30 * HOUR_MS, site.openSender())
    expect(await site.state()).toBe('done')
    expect(site.recipients()).toEqual(addresses(3))
    expect(await site.tally()).toMatchObject({ sent: 2, refused: 0, inDoubt: 1, doubles: 2 })
  })

  test('an email left in doubt by three kills is given up, not sent a fourth time', async () => {
    await site.people(names(3))
    await site.send()
    await site.own.database.query(
      `update letter_recipient set attempts = 3, doubtful = 2, begun_at = 1 where email_key = 'v00001@x.uk'`,
    )
    await site.pass(2 * HOUR_MS, site.openSender())
    expect(await site.state()).toBe('done')
    expect(site.recipients()).toEqual(['v00000@x.uk', 'v00002@x.uk'])
    expect(await site.tally()).toMatchObject({ sent: 2, inDoubt: 1, doubles: 2 })
  })

  test('being asked to retry later leaves no doubt: if the connection breaks after two such replies, that is the first doubt', async () => {
    await site.people(names(3))
    await site.send()
    let [later, dropped] = [0, 0]
    site.smtp.refuse = (stage, address) =>
      stage === 'to' && address.startsWith('v00001') && later++ < 2 ? 451 : undefined
    site.smtp.dropsLine = address => address.startsWith('v00001') && dropped++ < 1
    await site.pass(30 * HOUR_MS, site.openSender())
    expect(await site.state()).toBe('done')
    expect(await site.tally()).toMatchObject({ sent: 3, inDoubt: 0, doubles: 1 })
  })

  test('a mail server that accepts emails without confirming stops the letter', async () => {
    await site.people(names(80))
    await site.send()
    site.smtp.dropsLine = () => true
    await site.pass(3 * HOUR_MS, site.openSender())
    const letter = await site.store().find('launch')
    expect(letter).toMatchObject({ state: 'stopped', reason: expect.stringContaining('in a row in doubt') })
    expect(site.recipients().length).toBeLessThanOrEqual(20 + LANES)
    expect(twice(site.recipients())).toBe(0)
  })

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

  test('if the mail server is down at a letter’s time, or the day’s budget is used up, it waits for a person an hour later', async () => {
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
    // The person who resumes it knows that it is late.
    await site.store().resume('spent', site.clock, home)
    await site.pass(25 * HOUR_MS, sender)
    expect(await site.state('spent')).toBe('done')
    expect(site.recipients()).toHaveLength(20)
  })

  test('a database restored from the middle of a letter sends nothing until a person resumes it', async () => {
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
      // As pg_restore --clean does: puts the old rows in new tables.
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

  test('a preparation that died starts again from the beginning; a name can be sent once', async () => {
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

  test('a letter’s recipients are deleted with the records of emails; its numbers stay', async () => {
    await site.people(names(30))
    await site.send()
    await site.pass(2 * HOUR_MS, site.openSender())
    const { database } = site.own
    expect(await forgetRecipients(database, { now: site.clock + 89 * 24 * HOUR_MS })).toBe(0)
    expect(await forgetRecipients(database, { now: site.clock + 91 * 24 * HOUR_MS })).toBe(30)
    expect(await site.tally()).toMatchObject({ sent: 0 })
    expect(JSON.parse((await site.store().find('launch'))!.tally!)).toMatchObject({ sent: 30, left: 0 })
  })

  test('of two simultaneous sends of one letter, only one happens', async () => {
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
})
