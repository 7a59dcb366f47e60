import { describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { LANES } from './letter-queue.ts'
import { recordReaction, stopPastLimit } from './reactions.ts'
import { createRecipients } from './recipients.ts'

describe.each(ENGINES)('a letter on %s', engine => {
  const site = withTestLetters(engine)

  test('sends nothing for a quarter of an hour, then the first twenty, and an hour later the rest, once each', async () => {
    await site.people(names(50))
    await site.send()
    const sender = site.openSender()
    await site.pass(15 * MINUTE_MS - 1, sender)
    expect(site.recipients()).toEqual([])
    await site.pass(30 * MINUTE_MS, sender)
    expect(site.recipients()).toHaveLength(20)
    await site.pass(25 * MINUTE_MS, sender)
    expect(site.recipients()).toHaveLength(20)
    await site.pass(15 * MINUTE_MS, sender)
    expect(site.recipients()).toEqual(names(50).map(name => `${name}@x.uk`))
    expect(await site.state()).toBe('done')
    expect(await site.tally()).toMatchObject({ sent: 50, left: 0, refused: 0, unwanted: 0, doubles: 0 })
    expect(site.logged).toContainEqual(expect.objectContaining({ line: 'a letter is out' }))
  })

  test('goes to people who confirmed, want mail, and agreed to its purpose before it was decided', async () => {
    await site.people(['yes'])
    await site.people(['unsure'], { confirmed_at: null })
    await site.people(['gone'], { unsubscribed_at: site.clock })
    await site.people(['unasked'], { notice: null })
    await site.send()
    site.clock += 1
    await site.people(['late'], { joined_at: site.clock, confirmed_at: site.clock })
    await site.pass(2 * HOUR_MS, site.openSender())
    expect(site.recipients()).toEqual(['yes@x.uk'])
  })

  test('people who unsubscribe, are erased or join again meanwhile do not get it', async () => {
    await site.people(names(40))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    const had = new Set(site.recipients())
    const [left, erased, again] = names(40)
      .map(name => `${name}@x.uk`)
      .filter(key => !had.has(key))
    const { query } = site.own.database
    await query('update waitlist set unsubscribed_at = $2 where email_key = $1', [left!, site.clock])
    await query('delete from waitlist where email_key = $1', [erased!])
    await query('update waitlist set joined_at = $2, confirmed_at = $2 where email_key = $1', [
      again!,
      site.clock,
    ])
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(37)
    expect(await site.tally()).toMatchObject({ sent: 37, unwanted: 3, left: 0 })
    expect(await site.state()).toBe('done')
  })

  test('once stopped, begins no more emails, and when resumed, continues where it was', async () => {
    await site.people(names(60))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    let [taken, atStop] = [0, 0]
    site.smtp.beforeTaking = async () => {
      taken += 1
      if (taken !== 10) return
      await site.store().stop('launch', 'by hand')
      atStop = site.smtp.received.length
    }
    await site.pass(2 * HOUR_MS, sender)
    // Those under way when it was stopped are finished: at most one per connection.
    expect(site.recipients().length).toBeLessThanOrEqual(atStop + LANES)
    expect(site.recipients().length).toBeLessThan(60)
    expect(await site.state()).toBe('stopped')
    const before = site.recipients().length
    await site.pass(HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(before)
    const { home } = (await site.store().find('launch'))!
    await site.store().resume('launch', site.clock, home)
    await site.pass(HOUR_MS, sender)
    expect(site.recipients()).toEqual(names(60).map(name => `${name}@x.uk`))
    expect(await site.state()).toBe('done')
  })

  test('stopping and resuming it while emails are being sent leaves nobody out', async () => {
    await site.people(names(60))
    await site.send()
    const { database } = site.own
    const refused = Promise.withResolvers<void>()
    const query: Database['query'] = async (text, values = []) => {
      const rows = await database.query(text, values)
      // The statement's parameters name the recipients to begin; those that it does not return may not begin.
      const asked = new Set(values.slice(6).filter(key => key !== null))
      if (text.includes('doubtful = doubtful') && rows.length < asked.size) refused.resolve()
      return rows as never
    }
    const sender = site.openSender({ on: { ...database, query } })
    await site.pass(20 * MINUTE_MS, sender)
    const { home } = (await site.store().find('launch'))!
    let taken = 0
    let resumed: Promise<unknown> | undefined
    site.smtp.beforeTaking = async () => {
      if (++taken !== 10) return
      await site.store().stop('launch', 'by hand')
      // By then one of the next recipients has been refused, and the mail server holds the emails under way.
      site.smtp.beforeAsking = async () => {
        resumed ??= refused.promise.then(() => site.store().resume('launch', site.clock, home))
        await resumed
      }
    }
    await site.pass(2 * HOUR_MS, sender)
    expect(resumed).toBeDefined()
    expect(await site.tally()).toMatchObject({ sent: 60, unwanted: 0, left: 0 })
    expect(site.recipients()).toEqual(names(60).map(name => `${name}@x.uk`))
  })

  test('reworded while stopped, goes once to each person: with the old words before, even if under way, and the new ones after', async () => {
    await site.people(names(60))
    await site.send()
    const { database } = site.own
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    const { home } = (await site.store().find('launch'))!
    let taken = 0
    let edited: Promise<unknown> | undefined
    // Meanwhile emails with the old words are under way, and recipients are leased.
    site.smtp.beforeTaking = async () => {
      if (++taken === 10)
        edited = (async () => {
          await site.store().stop('launch', 'by hand')
          const old = (await site.store().find('launch'))!
          await site
            .store()
            .edit(old, { ...old, purpose: 'launch', subject: 'We open on Friday', body: 'On Friday.' })
          await site.store().resume('launch', site.clock, home)
        })()
      await edited
    }
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toEqual(names(60).map(name => `${name}@x.uk`))
    const isNew = ({ raw }: { raw: string }) => raw.includes('Subject: We open on Friday')
    const old = site.smtp.received.filter(mail => !isNew(mail))
    for (const mail of old) expect(mail.raw).toContain('Subject: We are open')
    // At most one per connection was under way when it was stopped.
    expect(old.length).toBeGreaterThanOrEqual(30)
    expect(old.length).toBeLessThanOrEqual(29 + LANES)
    expect(await site.tally()).toMatchObject({ sent: 60, old: old.length, left: 0, doubles: 0 })
    const got = await database.query<{ email_key: string }>(
      'select email_key from letter_recipient where version = 1 order by 1',
    )
    expect(got.map(({ email_key }) => email_key)).toEqual(
      site.smtp.received
        .filter(isNew)
        .flatMap(({ to }) => to.map(one => one.toLowerCase()))
        .sort(),
    )
    const { version, earlier } = (await site.store().find('launch'))!
    expect([version, JSON.parse(earlier!)]).toEqual([
      1,
      [expect.objectContaining({ subject: 'We are open' })],
    ])
  })

  test('with two servers, only one sends to each recipient', async () => {
    await site.people(names(300))
    await site.send()
    const senders = [site.openSender(), site.openSender({ on: site.elsewhere() })]
    await site.pass(3 * HOUR_MS, ...senders)
    expect(site.recipients()).toEqual(names(300).map(name => `${name}@x.uk`))
    expect(await site.tally()).toMatchObject({ sent: 300, doubles: 0 })
  })

  test('stopped while two servers send it, only emails under way still arrive, at most one per connection', async () => {
    await site.people(names(200))
    await site.send()
    const senders = [site.openSender(), site.openSender({ on: site.elsewhere() })]
    await site.pass(20 * MINUTE_MS, ...senders)
    let [arrived, atStop] = [0, 0]
    site.smtp.beforeTaking = async () => {
      arrived += 1
      if (arrived !== 40) return
      await site.store().stop('launch', 'by hand')
      atStop = arrived
    }
    await site.pass(3 * HOUR_MS, ...senders)
    expect(atStop).toBeGreaterThan(0)
    expect(arrived - atStop).toBeLessThanOrEqual(2 * LANES)
    expect(await site.tally()).toMatchObject({ sent: 20 + arrived, left: 180 - arrived })
  })

  test('once the day’s share is used up, the rest goes out the next day', async () => {
    await site.people(names(45))
    await site.send()
    const sender = site.openSender({ perDay: 30 })
    await site.pass(5 * HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(30)
    expect((await site.store().find('launch'))?.reason).toContain('the day’s emails is used up')
    await site.pass(24 * HOUR_MS, sender)
    expect(site.recipients()).toEqual(names(45).map(name => `${name}@x.uk`))
    expect(await site.tally()).toMatchObject({ doubles: 0 })
  })

  test('three complaints among the first stop it at once; a repeated one, or one about nobody, changes nothing', async () => {
    await site.people(names(40))
    await site.send()
    await site.pass(20 * MINUTE_MS, site.openSender())
    const { database } = site.own
    const [one, two, three, four] = site.recipients() as [string, string, string, string]
    const report = async (key: string) =>
      (await recordReaction(database, { letter: 'launch', email_key: key }, 'complained', site.clock))
        ? stopPastLimit(database, 'launch', site.clock)
        : undefined
    const { home } = (await site.store().find('launch'))!
    const resume = () => site.store().resume('launch', ++site.clock, home)
    expect(await report('nobody@x.uk')).toBeUndefined()
    // A person who stops it to correct the page has not looked at the reactions to the first few.
    await site.store().stop('launch', 'by hand')
    await resume()
    for (const key of [one, two, two]) expect(await report(key)).toBeUndefined()
    expect(await report(three)).toBe('3 complaints of 20 that went; more than 2 stop it')
    expect(await site.state()).toBe('stopped')
    await resume()
    for (const key of [three, four]) expect(await report(key)).toBeUndefined()
    expect(await site.state()).toBe('going')
  })

  test('a letter to many is not counted after each reaction: its sender stops it at its next check', async () => {
    await site.people(names(40))
    await site.send()
    await site.pass(20 * MINUTE_MS, site.openSender())
    const { database } = site.own
    await database.query('update letter set recipients = 1000000')
    let counts = 0
    const counting: Database = {
      ...database,
      query(text, values) {
        if (text.includes('count(')) counts += 1
        return database.query(text, values)
      },
    }
    for (const email_key of site.recipients().slice(0, 3)) {
      await recordReaction(database, { letter: 'launch', email_key }, 'complained', site.clock)
      expect(await stopPastLimit(counting, 'launch', site.clock)).toBeUndefined()
    }
    expect(counts).toBe(0)
    await site.pass(10_000, site.openSender())
    expect(await site.state()).toBe('stopped')
  })

  test('somebody who is erased while a letter is being prepared leaves no row in it', async () => {
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

  test('too many refusals among the first stop it, and it says why', async () => {
    await site.people(names(40))
    await site.send()
    let asked = 0
    site.smtp.refuse = stage => (stage === 'to' && ++asked % 4 === 0 ? 550 : undefined)
    await site.pass(3 * HOUR_MS, site.openSender())
    expect(site.recipients()).toHaveLength(15)
    expect(await site.store().find('launch')).toMatchObject({
      state: 'stopped',
      reason: '5 refusals of 20 that went; more than 2 stop it',
    })
  })

  test('refusals that are our fault stop it; once that is fixed, those people get it too, once', async () => {
    await site.people(names(40))
    await site.send()
    let asked = 0
    site.smtp.says = '5.7.1 Message refused: you are on a block list'
    site.smtp.refuse = stage => (stage === 'data' && ++asked % 4 === 0 ? 554 : undefined)
    const sender = site.openSender()
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toHaveLength(15)
    expect(await site.store().find('launch')).toMatchObject({
      state: 'stopped',
      reason: '5 refusals of 20 that went; more than 2 stop it',
    })
    expect(await site.tally()).toMatchObject({ sent: 15, refused: 0, ours: 5, left: 20 })
    expect(await createRecipients(site.own.database, 'launch').left()).toBe(25)
    site.smtp.refuse = () => undefined
    const { home } = (await site.store().find('launch'))!
    await site.store().resume('launch', site.clock, home)
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toEqual(names(40).map(name => `${name}@x.uk`))
    expect(await site.tally()).toMatchObject({ sent: 40, ours: 0, left: 0, doubles: 0 })
    expect(await site.state()).toBe('done')
  })

  test('with only a few refusals that are our fault, it finishes and can still be resumed for those people', async () => {
    await site.people(names(21))
    await site.send()
    site.smtp.says = '5.4.5 Daily sending limit exceeded'
    // Refuses the first recipient that it is asked for: which 20 of the 21 go first is drawn at random.
    const asked: string[] = []
    site.smtp.refuse = (stage, address) => {
      if (stage === 'to') asked.push(address)
      return stage === 'to' && address === asked[0] ? 550 : undefined
    }
    const sender = site.openSender()
    await site.pass(30 * MINUTE_MS, sender)
    const { home } = (await site.store().find('launch'))!
    // It is still going out, so resuming retries nobody.
    expect(await site.store().resume('launch', site.clock, home)).toBeUndefined()
    expect(await site.tally()).toMatchObject({ sent: 19, ours: 1, left: 1 })
    await site.pass(2 * HOUR_MS, sender)
    expect(await site.state()).toBe('done')
    expect(await site.tally()).toMatchObject({ sent: 20, ours: 1 })
    site.smtp.refuse = () => undefined
    await site.store().resume('launch', site.clock, home)
    await site.pass(2 * HOUR_MS, sender)
    expect(site.recipients()).toEqual(names(21).map(name => `${name}@x.uk`))
    expect(await site.state()).toBe('done')
  })

  test('too many unsubscribes stop it; once resumed, those already known are not counted again', async () => {
    await site.people(names(40))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    const { database } = site.own
    const had = site.recipients()
    const unsubscribe = (key: string) =>
      database.query('update waitlist set unsubscribed_at = $2 where email_key = $1', [key, site.clock])
    for (const key of had.slice(0, 3)) await unsubscribe(key)
    await site.pass(MINUTE_MS, sender)
    expect(await site.store().find('launch')).toMatchObject({
      state: 'stopped',
      reason: '3 people unsubscribed of 20 that went; more than 2 stop it',
    })
    const { home } = (await site.store().find('launch'))!
    await site.store().resume('launch', site.clock, home)
    // The rest still waits until an hour after the first few.
    await site.pass(30 * MINUTE_MS, sender)
    expect(site.recipients()).toHaveLength(20)
    for (const key of had.slice(3, 5)) await unsubscribe(key)
    await site.pass(2 * HOUR_MS, sender)
    expect(await site.state()).toBe('done')
    expect(await site.tally()).toMatchObject({ sent: 40, unsubscribed: 5 })
  })

  test('two letters go out at the same time, and the second letter’s first few go when they should', async () => {
    await site.people(names(50))
    await site.send({ name: 'one', subject: 'One' })
    await site.send({ name: 'two', subject: 'Two' })
    // Makes sending take time.
    site.smtp.beforeTaking = async () => {
      site.clock += 2_000
    }
    await site.pass(3 * HOUR_MS, site.openSender())
    const subjects = site.smtp.received.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])
    expect(subjects).toHaveLength(100)
    expect(subjects.lastIndexOf('One')).toBeGreaterThan(subjects.indexOf('Two', 40))
    expect(subjects.slice(0, 40).filter(subject => subject === 'Two')).toHaveLength(20)
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
