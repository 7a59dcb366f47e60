import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { vanWords } from '#src/content/first-van.ts'
import type { Database } from '#src/db/database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

const WEEK = { visits: 8, days: 5 }

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer({ engine })
  })
  afterEach(() => server.close())

  const join = (database: Database, district: string, n: number, told: object = { confirmed_at: 1 }) =>
    database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: n }, (_, i) =>
        testEntry(`${district}.${Object.keys(told)[0]}.${i}@x.uk`, { postcode: `${district} 2AB`, ...told }),
      ),
    )
  const ask = async (input: Record<string, unknown> = {}) =>
    openTestDesk(server.database).act('first van', { input: { ...WEEK, ...input } })
  const list = async (input = {}) =>
    (await ask(input)).data.rounds.map(round => `${vanWords.names(round)} ${round.people}`)

  test('the desk and a terminal say where, by confirmed people', async () => {
    const { database } = server
    expect((await ask()).words).toBe(
      'No district has five confirmed people yet. Once one has, this says where the van would go.\nBreak-even: type what a day costs and a price you have in mind.',
    )
    await join(database, 'LS6', 30)
    expect((await ask()).words).toContain('LS6 (Leeds): 30 of 40: the van has room for 10 more.')
    for (const [district, n] of [
      ['LS7', 15],
      ['LS8', 12],
      ['M14', 44],
    ] as const)
      await join(database, district, n)
    // Unconfirmed people do not count, nor does an erased one.
    await join(database, 'LS8', 99, { joined_at: 2 })
    await join(database, 'LS8', 1, { confirmed_at: 2, invited_at: 2 })
    await eraseEntry(database, 'ls8.confirmed_at.0@x.uk')
    const { stdout } = await runWaitlist(server.url, 'first', 'van', '--visits', '8', '--days', '5')
    expect(stdout.trimEnd().split('\n')).toEqual([
      'In M14 (Manchester): 44 people there fill the van.',
      'Break-even: type what a day costs and a price you have in mind.',
      '',
      ' 1  M14: 44 people, 40 of 40 visits',
      '    Manchester',
      ' 2  LS6 and LS7: 45 people, 40 of 40 visits',
      '    Leeds',
      ' 3  LS8: 11 people, 11 of 40 visits',
      '    Leeds',
    ])
    expect(await list({ visits: 1, most: 1 })).toEqual(['M14 44', 'LS6 30', 'LS7 15', 'LS8 11'])

    await database.query(`insert into district (code, goal, stage) values ('LS7', 20, 'next')`)
    const [, leeds] = (await ask()).data.rounds
    expect(leeds!.districts.map(({ name, note }) => `${name} ${note}`)).toEqual(['LS6 ', 'LS7 goal 20, next'])
    expect(leeds!.around.map(({ name }) => name)).toContain('LS8')
  })

  test('a district with one to four people looks like one with none, and no sum shows which it is', async () => {
    const { database } = server
    await join(database, 'LS6', 30)
    await join(database, 'LS8', 30)
    const input = { visits: 12, most: 3, cost: '220', price: '35' }
    const none = await ask(input)
    expect(none.words).toContain('LS6 and LS8 (Leeds): at least 60 people there fill the van.')
    expect(none.words).toContain('On the way, fewer than five or none: LS7')
    for (const n of [1, 2, 3, 4]) {
      await join(database, 'LS7', n)
      expect(await ask(input)).toEqual(none)
      expect(await list({ visits: 12, most: 2 })).toEqual(['LS6 30', 'LS8 30'])
    }
    await join(database, 'LS7', 5)
    expect(await list(input)).toEqual(['LS6, LS8 and LS7 65'])
  })

  test('whatever the van, every number is a sum of districts with five people or more, and those with fewer look empty', async () => {
    const { database } = server
    const codes = ['LS6', 'LS7', 'LS8', 'LS9', 'M14', 'M15', 'ZE1']
    const vans = fc.record({
      visits: fc.integer({ min: 1, max: 12 }),
      days: fc.integer({ min: 1, max: 10 }),
      most: fc.integer({ min: 1, max: 6 }),
    })
    const people = fc.tuple(...codes.map(() => fc.oneof(fc.nat(4), fc.nat(30))))
    await fc.assert(
      fc.asyncProperty(people, fc.array(vans, { minLength: 2, maxLength: 3 }), async (counts, all) => {
        const seen = async (of: (n: number) => number) => {
          await database.query('delete from waitlist')
          for (const [i, code] of codes.entries()) await join(database, code, of(counts[i]!))
          return Promise.all(all.map(async van => (await ask(van)).data))
        }
        const views = await seen(n => n)
        expect(await seen(n => (n < 5 ? 0 : n))).toEqual(views)
        for (const { rounds } of views)
          for (const round of rounds) {
            for (const { name, people } of [...round.districts, ...round.around]) {
              const n = counts[codes.indexOf(name)] ?? 0
              expect(people).toBe(n < 5 ? null : n)
            }
            expect(round.people).toBe(round.districts.reduce((sum, { people }) => sum + (people ?? 0), 0))
          }
      }),
      { numRuns: 12 },
    )
  })

  test('borders of areas do not count, water does, and a district that is not on the map has no neighbours', async () => {
    const { database } = server
    const people = { LS28: 12, BD3: 14, WF3: 9, LS10: 11, PO4: 8, PO33: 7, ZE1: 6, JE2: 5 }
    for (const [district, n] of Object.entries(people)) await join(database, district, n)
    expect(await list()).toEqual(['BD3 and LS28 26', 'LS10 and WF3 20', 'PO4 8', 'PO33 7', 'ZE1 6', 'JE2 5'])
    const about = (await ask()).data.rounds.map(round => vanWords.about(round).join(' | '))
    expect(about).toEqual([
      'Bradford and Leeds',
      'Leeds and Wakefield',
      'Portsmouth',
      'Portsmouth',
      'Lerwick (Shetland) | Not on our map, so it has no neighbours',
      'Jersey | Outside the UK | Not on our map, so it has no neighbours',
    ])
  })

  test('a district of no town has no empty brackets', async () => {
    await join(server.database, 'BX9', 7)
    const { words } = await ask({ visits: ' 8 ', cost: '1,200', price: '200' })
    expect(words).toContain('BX9: 7 of 40')
    expect(words).toContain('£1,200 ÷ £200')
    expect(words).not.toMatch(/\(\)|^ +$/m)
  })

  test('answers about a price say how often people would have to book, from the day after', async () => {
    const { database } = server
    await join(database, 'LS6', 100)
    const answer = (from: number, n: number, chosen: string, at = 1) =>
      database.query(
        `insert into choice (email_key, question, chosen, pence, notice, chosen_at)
          select email_key, 'price', $1, 4000, 'price-1', cast($2 as bigint) from (select email_key from waitlist
            order by email_key limit ${n} offset ${from}) as few`,
        [chosen, at],
      )
    await answer(0, 22, 'yes', Date.now())
    await answer(22, 16, 'no')
    const input = { cost: '£220', low: '30', price: '35', high: '40' }
    expect((await ask(input)).words).toContain('Too few answers about a price can be shown yet, and nobody')
    await database.query('update choice set chosen_at = 1')
    const { words } = await ask(input)
    expect(words).toContain('A day pays for itself with 6 to 8 visits, likely 7: £220 ÷ £30 to £40.')
    expect(words).toContain('About 42 to 73 would pay £40: a day pays if each books once in 5 to 12 van days')
    expect(words).toContain('Asked there, 22 of 38 would pay £40: 42 to 73 %.')
    expect(words).toContain('The share lies between the two, most likely')
    expect((await ask({ ...input, price: '45', high: '45' })).words).toContain(
      'No answers about £45 or more can be shown, so fewer may pay that.',
    )
    const loss = (await ask({ ...input, cost: '400' })).words
    expect(loss).toMatch(/^A day does not pay, even at £40\./)
    expect(loss).not.toMatch(/van days|of 38/)
    expect((await ask({ ...input, cost: '300' })).words).toMatch(
      /^A day does not pay at £35, the likely price\. At £40 it does, with 8 of 8 visits booked\./,
    )
    expect((await ask()).words).not.toContain('£')
  })

  test('the figures next to the likely price on both sides are used; few yeses of thirty are bad news; a day may cost nothing', async () => {
    const { database } = server
    await join(database, 'LS6', 100)
    const answer = (from: number, n: number, chosen: string, pence: number) =>
      database.query(
        `insert into choice (email_key, question, chosen, pence, notice, chosen_at)
          select email_key, 'price', $1, cast($2 as bigint), 'price-1', 1 from (select email_key from waitlist
            order by email_key limit ${n} offset ${from}) as few`,
        [chosen, pence],
      )
    await answer(0, 22, 'yes', 4_000)
    await answer(22, 16, 'no', 4_000)
    await answer(40, 20, 'yes', 3_000)
    await answer(60, 5, 'no', 3_000)
    const input = { cost: '£220', low: '30', price: '35', high: '40' }
    const between = (await ask(input)).words
    expect(between).toContain(
      'About 42 to 92 would pay £35: a day pays if each books once in 5 to 15 van days',
    )
    expect(between).toContain(
      '22 of 38 would pay £40: 42 to 73 %. Asked there, 20 of 25 would pay £30: 60 to 92 %.',
    )
    expect(between).not.toContain('No answers about')
    // If the likely price itself was asked about, no other figure is needed.
    expect((await ask({ ...input, price: '40' })).words).not.toContain('£30: 60')
    const free = (await ask({ ...input, cost: '0' })).words
    expect(free).toContain('A day costs nothing, so every visit pays.')
    expect(free).toContain('A full day of 8 visits leaves £240 to £320, likely £280')
    expect(free).toContain('About 42 to 92 would pay £35\n')
    expect(free).not.toMatch(/Infinity|NaN|∞/)

    await database.query('delete from choice')
    await answer(0, 4, 'yes', 4_000)
    await answer(4, 25, 'no', 4_000)
    const bad = 'Bad news: of 30 people or more who were asked, fewer than five would pay £40.'
    expect((await ask(input)).words).toContain('Too few answers about a price')
    await answer(29, 1, 'no', 4_000)
    expect((await ask(input)).words).toContain(bad)
    expect((await ask({ ...input, price: '30' })).words).toContain(bad)
    await database.query('update choice set pence = 6000')
    await answer(40, 25, 'yes', 3_000)
    await answer(65, 10, 'no', 3_000)
    expect((await ask({ ...input, price: '30' })).words).not.toContain('Bad news')
  })

  test('where hardly anyone said yes, a district does not go by the yeses of others', async () => {
    const { database } = server
    await join(database, 'LS6', 60)
    await join(database, 'M14', 50)
    const answer = (district: string, from: number, n: number, chosen: string) =>
      database.query(
        `insert into choice (email_key, question, chosen, pence, notice, chosen_at)
          select email_key, 'price', $1, 4000, 'price-1', 1 from (select email_key from waitlist
            where postcode like $2 order by email_key limit ${n} offset ${from}) as few`,
        [chosen, `${district} %`],
      )
    await answer('M14', 0, 30, 'yes')
    await answer('M14', 30, 10, 'no')
    await answer('LS6', 0, 4, 'yes')
    await answer('LS6', 4, 25, 'no')
    const often = async () =>
      (await ask({ cost: '220', price: '35' })).data.rounds.map(round => [
        vanWords.names(round),
        ...vanWords.often(round),
      ])
    expect((await often())[0]).toEqual(['LS6', expect.stringMatching(/^About \d+ to \d+ would pay £40/)])
    await answer('LS6', 29, 1, 'no')
    expect(await often()).toEqual([
      ['LS6', 'Bad news in LS6: of 30 people or more who were asked, fewer than five would pay £40'],
      ['M14', expect.stringMatching(/^About 29 to 43 would pay £40/)],
    ])
    expect((await ask({ cost: '220', price: '35' })).words).not.toContain('Too few answers')
  })

  test.each([
    [{ visits: '0' }, 'The visits must be a whole number from 1 to 100'],
    [{ days: '1.5' }, 'The days must be a whole number'],
    [{ most: '7' }, 'The districts must be a whole number from 1 to 6'],
    [{ cost: 'much' }, 'The cost must be pounds'],
    [{ cost: '35,50' }, 'The cost must be pounds'],
    [{ price: '0' }, 'The likely price must be above £0'],
    [{ low: '30' }, 'The likely price is missing'],
    [{ low: '30', price: '29.99' }, 'The lowest price must not be above the likely price'],
    [{ price: '30', high: '29' }, 'The highest price must not be below the likely price'],
  ])('%o is refused', async (input, words) => {
    await expect(ask(input)).rejects.toThrow(words)
  })
})
