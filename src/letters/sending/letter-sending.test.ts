import { describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { LANES } from './letter-queue.ts'

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

  test('goes to people who had confirmed and agreed to its purpose when it was decided, and have not unsubscribed', async () => {
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

  test('people who unsubscribe, are erased or join again in the meantime do not get it', async () => {
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

  test('once stopped, starts no more emails; once resumed, continues where it was', async () => {
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
    // Emails that were under way at the stop are finished: at most one per connection.
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
      // The statement's parameters name the next recipients. Those that it does not return must not be sent to.
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
      // Holds the emails under way until the database has turned down one of the next recipients, then resumes.
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

  test('reworded while stopped, goes once to each person: in the old words if it was sent or under way by then, otherwise in the new ones', async () => {
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

  test('if it is stopped while two servers send it, only emails under way still arrive, at most one per connection', async () => {
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
})
