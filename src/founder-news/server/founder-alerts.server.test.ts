import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { prepareLetter } from '#src/letters/sending/letter-preparing.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { CANARY, KEY, withFounderPosts } from '#test/support/founder-posts.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { LAUNCH } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'

/** Noon in the UK on a Monday. */
const NOON = Date.parse('2026-05-18T11:00Z')
const PERSON = /canary|tweety|nest\.example|@/i

describe.each(ENGINES)('alerts for the founder, on %s', engine => {
  const news = withFounderPosts(engine)
  const { own, open, queued, posted, join, complain } = news

  test('two servers send one alert of each kind a day, whatever the flood, by email and as a signed post', async () => {
    const other = own.open()
    const sunday = NOON - DAY_MS
    await own.database.insertMissing(WAITLIST_INSERT, [
      testEntry(CANARY.email, { joined_at: sunday - 9 * DAY_MS }),
    ])
    await join(60, i => sunday - i * 1_000)
    for (let i = 0; i < 30; i += 1) await complain(`c${i}`, sunday - i * MINUTE_MS)
    const [a, b] = [open({ free: 0.07 }), open({ on: other, free: 0.07 })]
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await complain(`flood${minutes}`, sunday + minutes * MINUTE_MS)
      await Promise.all([a, b].map(server => server.look(sunday + minutes * MINUTE_MS)))
    }
    expect(posted().sort()).toEqual(['founder.complaint', 'founder.disk', 'founder.rush'])
    const mails = await queued()
    expect(mails.map(({ cause }) => cause.split(/[: ]/)[1])).toEqual(['complaint', 'disk', 'rush'])
    expect(news.lines.filter(line => line.includes('"alert"'))).toHaveLength(3)

    for (const { headers, body } of news.receiver.taken) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const right = createHmac('sha256', KEY).update(signed).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${right}`)
      expect(body).not.toMatch(PERSON)
      expect(Object.keys(JSON.parse(body))).toEqual(['type', 'timestamp', 'data'])
    }
    expect(mails.map(({ words }) => words).join()).not.toMatch(PERSON)
    expect(news.lines.join()).not.toMatch(/canary|tweety/i)

    // The next day reports what has happened since, and the disk again.
    await Promise.all([a, b].map(server => server.look(sunday + DAY_MS - MINUTE_MS)))
    expect(news.receiver.taken).toHaveLength(3)
    await Promise.all([a, b].map(server => server.look(sunday + DAY_MS)))
    expect(posted().slice(3).sort()).toEqual(['founder.complaint', 'founder.disk'])
    const { data } = news.receiver.taken
      .slice(3)
      .map(({ body }) => JSON.parse(body))
      .find(({ type }) => type.endsWith('complaint'))
    expect(data.figures).toEqual({ made: 11, spam: 0 })
    await other.close()
  })

  test('reports a crowd if far more join than usual, and silence if nobody does on a busy site; otherwise neither', async () => {
    const server = open()
    // About twelve joins a day, for two weeks.
    await join(168, i => NOON - 3 * DAY_MS - i * 2 * HOUR_MS)
    await server.look(NOON - 1.5 * DAY_MS)
    expect(posted()).toEqual([])
    await server.look(NOON)
    expect(posted()).toEqual(['founder.silence'])
    await join(49, i => NOON + 2 * DAY_MS - i * 1_000, 'w')
    await server.look(NOON + 2 * DAY_MS)
    expect(posted()).toEqual(['founder.silence'])
    await join(1, () => NOON + 2 * DAY_MS, 'x')
    await server.look(NOON + 2 * DAY_MS)
    expect(posted()).toEqual(['founder.silence', 'founder.rush'])
  })

  test('posts and logs that mail is down, but does not email that; one receiver’s delay does not count', async () => {
    const waits = (cause: string, told: object) =>
      insertRows(own.database, 'mail_outbox', [
        {
          cause,
          kind: 'confirm',
          email_key: CANARY.email.toLowerCase(),
          queued_at: NOON - HOUR_MS,
          due_at: NOON,
          attempts: 0,
          leased_until: 0,
          fault: null,
          ...told,
        },
      ])
    const server = open()
    await waits('new', {})
    await waits('later', { attempts: 2, fault: `451 ${CANARY.email} later` })
    await waits('share', { fault: 'enough for this day' })
    await waits('night', { fault: 'not by night' })
    await server.look(NOON)
    expect(posted()).toEqual([])
    await waits('stuck', { fault: `ECONNREFUSED ${CANARY.email}` })
    await server.look(NOON)
    expect(posted()).toEqual(['founder.mail'])
    expect(news.receiver.taken[0]!.body).not.toMatch(PERSON)
    expect(news.lines.filter(line => line.includes('Email cannot go out'))).toHaveLength(1)
    expect((await queued()).filter(({ cause }) => !cause.includes('monday'))).toEqual([])
  })

  test('reports a letter that stopped itself, once each time; not one that a person stopped', async () => {
    const store = createLetterStore(own.database)
    const audience = { where: '1 = 0', values: [], inWords: 'nobody' }
    for (const name of ['by-hand', 'by-itself']) {
      const plan = { audience, startsAt: NOON, home: 'here' }
      for await (const _rows of prepareLetter(own.database, { ...LAUNCH, name }, plan, () => NOON));
    }
    await store.stop('by-hand', 'stopped by hand')
    await store.stop('by-itself', 'a limit', NOON)
    const other = own.open()
    const servers = [open(), open({ on: other })]
    const look = (hours: number) => Promise.all(servers.map(server => server.look(NOON + hours * HOUR_MS)))
    for (const hours of [0, 1, 25, 50]) await look(hours)
    expect(posted()).toEqual(['founder.letter'])
    expect(JSON.parse(news.receiver.taken[0]!.body).data.text).toContain('1 letter is waiting for you')
    expect(await queued('news:letter%')).toHaveLength(1)
    // Another alert goes if it stops again within a day.
    for (const hours of [51, 53]) {
      await store.resume('by-itself', NOON + hours * HOUR_MS, 'here')
      await store.stop('by-itself', 'a limit', NOON + hours * HOUR_MS)
      for (const later of [1, 1.5]) await look(hours + later)
    }
    expect(posted()).toHaveLength(3)
    expect(await queued('news:letter%')).toHaveLength(3)
    await other.close()
  })

  test('reports what happens after the clock was set back by three hours', async () => {
    const store = createLetterStore(own.database)
    const audience = { where: '1 = 0', values: [], inWords: 'nobody' }
    const server = open()
    // The clock in hours: it is ahead for the first letter, and has been set back for the second.
    for (const [name, hours] of [
      ['one', 3],
      ['two', 1],
    ] as const) {
      const at = NOON + hours * HOUR_MS
      await server.look(at - HOUR_MS)
      const plan = { audience, startsAt: at, home: 'here' }
      for await (const _rows of prepareLetter(own.database, { ...LAUNCH, name }, plan, () => at));
      await store.stop(name, 'a limit', at)
      for (const later of [0, 1, 2, 3]) await server.look(at + later * MINUTE_MS)
    }
    expect(posted()).toEqual(['founder.letter', 'founder.letter'])
    // The first is reported again once its time has really come.
    for (const hours of [2, 4, 6]) await server.look(NOON + hours * HOUR_MS)
    expect(posted()).toHaveLength(3)
  })

  test('reports once a day that backups are no longer made each night', async () => {
    let countedAt: number | undefined
    const server = open({ backups: async () => countedAt })
    await server.look(NOON)
    countedAt = NOON - 29.9 * HOUR_MS
    await server.look(NOON)
    expect(posted()).toEqual([])
    for (const hours of [1, 2, 24, 25]) await server.look(NOON + hours * HOUR_MS)
    expect(posted()).toEqual(['founder.backup', 'founder.backup'])
    expect(JSON.parse(news.receiver.taken[1]!.body).data.text).toContain('54 hours old')
  })
})
