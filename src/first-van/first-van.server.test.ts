import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vanWords } from '#src/content/first-van.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withVanList } from '#test/support/van-list.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withVanList(engine)
  const { join, ask, list } = own

  test('the desk and the terminal say where the van would go, by confirmed people', async () => {
    const { database } = own.server
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
    // Neither unconfirmed people nor erased ones count.
    await join(database, 'LS8', 99, { joined_at: 2 })
    await join(database, 'LS8', 1, { confirmed_at: 2, invited_at: 2 })
    await eraseEntry(database, 'ls8.confirmed_at.0@x.uk')
    const { stdout } = await runWaitlist(own.server.url, 'first', 'van', '--visits', '8', '--days', '5')
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
    const { database } = own.server
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
    const { database } = own.server
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

  test('districts on two sides of an area’s border can be neighbours, those across water cannot, and one off the map has none', async () => {
    const { database } = own.server
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

  test('a district without a town is shown without empty brackets', async () => {
    await join(own.server.database, 'BX9', 7)
    const { words } = await ask({ visits: ' 8 ', cost: '1,200', price: '200' })
    expect(words).toContain('BX9: 7 of 40')
    expect(words).toContain('£1,200 ÷ £200')
    expect(words).not.toMatch(/\(\)|^ +$/m)
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
