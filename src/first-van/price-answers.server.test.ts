import { describe, expect, test } from 'vitest'
import { vanWords } from '#src/content/first-van.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withVanList } from '#test/support/van-list.ts'

describe.each(ENGINES)('what a visit may cost, on %s', engine => {
  const own = withVanList(engine)
  const { join, ask } = own

  test('from the day after they were given, answers about a price show how often people would have to book', async () => {
    const { database } = own.server
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
    expect(words).toContain('The share most likely lies between the two')
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

  test('the figures just above and below the likely price are used; few yeses among thirty are bad news; a day may cost nothing', async () => {
    const { database } = own.server
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

  test('a district where hardly anyone said yes does not use the yeses of others', async () => {
    const { database } = own.server
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
})
