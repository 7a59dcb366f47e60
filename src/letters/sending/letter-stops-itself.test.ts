import { describe, expect, test } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { recordReaction, stopPastLimit } from './reactions.ts'
import { createRecipients } from './recipients.ts'

describe.each(ENGINES)('a letter that stops itself on %s', engine => {
  const site = withTestLetters(engine)

  test('three complaints among the first stop it at once; a repeated complaint, or one from somebody who did not get it, changes nothing', async () => {
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
    // Somebody who stops it to correct the page has not looked at the reactions, so these still count.
    await site.store().stop('launch', 'by hand')
    await resume()
    for (const key of [one, two, two]) expect(await report(key)).toBeUndefined()
    expect(await report(three)).toBe('3 complaints out of 20 emails; more than 2 stop it')
    expect(await site.state()).toBe('stopped')
    await resume()
    for (const key of [three, four]) expect(await report(key)).toBeUndefined()
    expect(await site.state()).toBe('going')
  })

  test('a letter to many people is not counted after each reaction: its sender stops it at the next check', async () => {
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

  test('too many refusals among the first stop it, and it says why', async () => {
    await site.people(names(40))
    await site.send()
    let asked = 0
    site.smtp.refuse = stage => (stage === 'to' && ++asked % 4 === 0 ? 550 : undefined)
    await site.pass(3 * HOUR_MS, site.openSender())
    expect(site.recipients()).toHaveLength(15)
    expect(await site.store().find('launch')).toMatchObject({
      state: 'stopped',
      reason: '5 refusals out of 20 emails; more than 2 stop it',
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
      reason: '5 refusals out of 20 emails; more than 2 stop it',
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
    // Refuses whichever recipient comes first, as it is random which 20 of the 21 go first.
    const asked: string[] = []
    site.smtp.refuse = (stage, address) => {
      if (stage === 'to') asked.push(address)
      return stage === 'to' && address === asked[0] ? 550 : undefined
    }
    const sender = site.openSender()
    await site.pass(30 * MINUTE_MS, sender)
    const { home } = (await site.store().find('launch'))!
    // The letter is still going out, so resuming retries no one.
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
      reason: '3 people unsubscribed out of 20 emails; more than 2 stop it',
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
})
