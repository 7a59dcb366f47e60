import { beforeEach, describe, expect, test } from 'vitest'
import { knownNights } from '#test/support/list/known-nights.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import { askAgain, askWhoJoinedAgain } from '../confirm/confirmation-emails.ts'
import { createWaitlistStore } from '../join/waitlist-store.ts'
import { describeNight, runNight } from './night.ts'
import { lapsesAt } from './purge.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 4, 20, 4)

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  beforeEach(() => knownNights(own.database, NOW))

  const joinAll = (keys: string[], joined_at: number, confirms = true) =>
    createWaitlistStore(own.database, { confirms }).addMissing(
      keys.map(email => testEntry(email, { joined_at })),
    )
  const join = (key: string, joinedAt: number, confirms = true) => joinAll([key], joinedAt, confirms)
  const sent = (key: string, at: number) =>
    own.database.query('update mail_outbox set sent_at = $2 where email_key = $1', [key, at])
  const keys = async () =>
    (await own.database.query<{ k: string }>('select email_key as k from waitlist order by 1')).map(
      ({ k }) => k,
    )
  const counter = async () =>
    (await own.database.query<{ n: number }>(`select n from counter where name = 'waitlist'`))[0]!.n

  test('an entry lapses 30 days after it was asked to confirm, but not while it is about to be asked again', async () => {
    const entry = { email_key: 'anna@x.uk' }
    await join(entry.email_key, NOW - 25 * DAY)
    await sent(entry.email_key, NOW - 25 * DAY)
    expect(await lapsesAt(own.database, entry)).toBe(NOW + 5 * DAY)
    await askWhoJoinedAgain(own.database, [entry.email_key], NOW - 2 * DAY)
    expect(await lapsesAt(own.database, entry)).toBeUndefined()
  })

  test('deletes people who were asked and did not confirm within 30 days, and nobody else; a second run deletes nothing', async () => {
    const old = Array.from({ length: 1_450 }, (_, i) => `old${i}@x.uk`)
    await joinAll(old.sort(), NOW - 40 * DAY)
    await own.database.query('update mail_outbox set sent_at = $1', [NOW - 31 * DAY])
    await join('confirmed@x.uk', NOW - 90 * DAY)
    await own.database.query('update waitlist set confirmed_at = $1 where email_key = $2', [
      NOW,
      'confirmed@x.uk',
    ])
    await sent('confirmed@x.uk', NOW - 89 * DAY)
    await join('recent@x.uk', NOW - 29 * DAY)
    await sent('recent@x.uk', NOW - 29 * DAY)
    await join('mail-was-late@x.uk', NOW - 60 * DAY)
    await sent('mail-was-late@x.uk', NOW - 2 * DAY)
    await join('mail-waits@x.uk', NOW - 60 * DAY)
    await join('asked-again@x.uk', NOW - 60 * DAY)
    await sent('asked-again@x.uk', NOW - 60 * DAY)
    await askWhoJoinedAgain(own.database, ['asked-again@x.uk'], NOW - 20 * DAY)
    await own.database.query(
      'update mail_outbox set sent_at = queued_at where sent_at is null and email_key = $1',
      ['asked-again@x.uk'],
    )
    await join('before-mail@x.uk', NOW - 200 * DAY, false)
    await join('complains@x.uk', NOW - 60 * DAY)
    await sent('complains@x.uk', NOW - 60 * DAY)
    await own.database.query(
      "insert into complaint (id, email_key, words, received_at, due_at) values ('1', 'complains@x.uk', 'w', $1, $2)",
      [NOW - 31 * DAY, NOW - DAY],
    )
    const stay = [
      'asked-again',
      'before-mail',
      'complains',
      'confirmed',
      'mail-waits',
      'mail-was-late',
      'recent',
    ].map(name => `${name}@x.uk`)

    const off = await runNight(own.database, { mail: false, now: NOW })
    expect(off).toMatchObject({ purged: null, entries: 1_457, counterWas: 1_457 })
    const night = await runNight(own.database, { mail: true, now: NOW })
    expect(night).toMatchObject({ purged: 1_450, entries: 7, counterWas: 7 })
    expect(await keys()).toEqual(stay)
    expect(await counter()).toBe(7)
    const left = await own.database.query<{ email_key: string }>('select email_key from mail_outbox')
    expect(left.some(({ email_key }) => email_key.startsWith('old'))).toBe(false)
    expect(describeNight(night)).toContain(
      'Complaints waiting: 1, the first to be acknowledged by 2026-05-19; 1 overdue',
    )
    expect(await runNight(own.database, { mail: true, now: NOW })).toMatchObject({
      purged: 0,
      mails: 0,
      entries: 7,
    })
  })

  test('deletes nobody because of an email that was never sent', async () => {
    const gaveUp = (key: string, fault: string) =>
      own.database.query(
        'update mail_outbox set failed_at = $2, fault = $3 where email_key = $1 and sent_at is null',
        [key, NOW - 40 * DAY, fault],
      )
    await join('unsubscribed-first@x.uk', NOW - 60 * DAY)
    await gaveUp('unsubscribed-first@x.uk', 'not wanted any more')
    await join('our-quota@x.uk', NOW - 60 * DAY)
    await gaveUp('our-quota@x.uk', '552 over quota')
    await join('our-name@x.uk', NOW - 60 * DAY)
    await gaveUp('our-name@x.uk', '550 Can’t send mail: 550 5.7.1 your host is on a list of spammers')
    await join('lost@x.uk', NOW - 60 * DAY)
    await gaveUp('lost@x.uk', 'ELOST several servers stopped while sending it')
    await join('asked-then-failed@x.uk', NOW - 60 * DAY)
    await sent('asked-then-failed@x.uk', NOW - 50 * DAY)
    await askAgain(own.database, 'asked-then-failed@x.uk', NOW - 45 * DAY)
    await gaveUp('asked-then-failed@x.uk', '552 over quota')
    expect(await runNight(own.database, { mail: true, now: NOW })).toMatchObject({ purged: 1, entries: 4 })
    expect(await keys()).toEqual(
      ['lost', 'our-name', 'our-quota', 'unsubscribed-first'].map(name => `${name}@x.uk`),
    )
  })

  test('reminds people once, a week before an unconfirmed entry is deleted, which does not delay the deletion', async () => {
    const asked: [string, number][] = [
      ['early@x.uk', 22],
      ['week@x.uk', 23],
      ['late@x.uk', 29],
      ['confirmed@x.uk', 25],
      ['unsubscribed@x.uk', 25],
      ['gone@x.uk', 25],
      ['complains@x.uk', 25],
    ]
    for (const [key, days] of asked) {
      await join(key, NOW - 60 * DAY)
      await sent(key, NOW - days * DAY)
    }
    const set = (what: string, key: string) =>
      own.database.query(`update waitlist set ${what} = 1 where email_key = $1`, [key])
    await set('confirmed_at', 'confirmed@x.uk')
    await set('unsubscribed_at', 'unsubscribed@x.uk')
    await set('undeliverable_at', 'gone@x.uk')
    await own.database.query(
      "insert into complaint (id, email_key, words, received_at, due_at) values ('1', 'complains@x.uk', 'w', 1, $1)",
      [NOW],
    )
    const reminded = async () =>
      (
        await own.database.query<{ k: string }>(
          `select email_key as k from mail_outbox where kind = 'unconfirmed' order by 1`,
        )
      ).map(({ k }) => k)
    await runNight(own.database, { mail: false, now: NOW })
    expect(await reminded()).toEqual([])
    for (const _ of [1, 2]) await runNight(own.database, { mail: true, now: NOW })
    expect(await reminded()).toEqual(['late@x.uk', 'week@x.uk'])
    await own.database.query(`update mail_outbox set sent_at = $1 where kind = 'unconfirmed'`, [NOW])

    // Anyone who joins again is asked again, so they are deleted later; they are not reminded a second time.
    await askWhoJoinedAgain(own.database, ['week@x.uk'], NOW)
    await own.database.query('update mail_outbox set sent_at = queued_at where sent_at is null')
    for (let day = 1; day <= 24; day++) {
      const now = NOW + day * DAY
      await knownNights(own.database, now)
      await runNight(own.database, { mail: true, now })
      if (day === 1) expect(await keys()).not.toContain('late@x.uk')
    }
    expect(await keys()).toEqual(['complains@x.uk', 'confirmed@x.uk', 'week@x.uk'])
    expect(await reminded()).toEqual(['week@x.uk'])
  })

  test('reminds nobody while the clock may be wrong', async () => {
    await join('week@x.uk', NOW - 60 * DAY)
    await sent('week@x.uk', NOW - 25 * DAY)
    await own.database.query('delete from nightly')
    await runNight(own.database, { mail: true, now: NOW })
    expect(await own.database.query(`select 1 from mail_outbox where kind = 'unconfirmed'`)).toEqual([])
  })
})
