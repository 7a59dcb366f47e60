import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { mortal } from '#test/support/mortal-database.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { forgetRecipients } from '../forget-recipients.ts'
import { LANES } from './letter-queue.ts'

const addresses = (n: number) => names(n).map(name => `${name}@x.uk`)
const twice = (recipients: readonly string[]) => recipients.length - new Set(recipients).size

describe.each(ENGINES)('what goes wrong with a letter on %s', engine => {
  const site = withTestLetters(engine)

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

  test('if the mail server disappears and comes back, everybody still gets the letter', async () => {
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

  test('an email that was accepted before the connection broke is sent again a day later, and counts as possibly sent twice', async () => {
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

  test('an email left in doubt by two kills and a broken connection is not sent a fourth time', async () => {
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

  test('an email left in doubt by three kills is not sent a fourth time', async () => {
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

  test('being asked to retry later is not a doubt: if the connection breaks after two such replies, that is the first', async () => {
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

  test('a mail server that takes emails without confirming them stops the letter', async () => {
    await site.people(names(80))
    await site.send()
    site.smtp.dropsLine = () => true
    await site.pass(3 * HOUR_MS, site.openSender())
    const letter = await site.store().find('launch')
    expect(letter).toMatchObject({ state: 'stopped', reason: expect.stringContaining('in a row in doubt') })
    expect(site.recipients().length).toBeLessThanOrEqual(20 + LANES)
    expect(twice(site.recipients())).toBe(0)
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
})
