import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'
import { goalsAreKept } from './founder/goals-are-kept.ts'
import { districtsOnMonday } from './founder/reached.ts'

const confirm = (database: Database, postcode: string, n: number, from = 0) =>
  database.insertMissing(
    WAITLIST_INSERT,
    Array.from({ length: n }, (_, i) =>
      testEntry(`${postcode.slice(0, 3)}${String(from + i).padStart(3, '0')}@x.uk`, {
        postcode,
        confirmed_at: 1,
      }),
    ),
  )

describe.each(ENGINES)('on %s', engine => {
  let server: TestServer
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T09:00Z') })
    server = await openTestServer({ engine })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })
  const get = async (url: string) => (await server.app.inject({ url })).body
  const told = async (district: string) => JSON.parse(await get(`/api/waitlist/district/${district}`))
  const act = () => openTestDesk(server.database).act

  test('once five have confirmed, neighbours see a count made once a day, and their district’s own goal or the one for all', async () => {
    await confirm(server.database, 'LS6 2AB', 9)
    await confirm(server.database, 'M1 1AE', 4)
    expect(await told('LS6')).toEqual({ confirmed: 9, goal: null })
    expect(await get('/in/ls6/share')).toContain('LS6: neighbour no. 10')

    const goal = (places: string, goal: string) => act()('district goal', { input: { places, goal } })
    expect((await goal('all', '20')).words).toContain('Every district without a goal of its own')
    await goal('ls 6, LS7', '12')
    expect([await told('LS6'), await told('ls6')]).toEqual(Array(2).fill({ confirmed: 9, goal: 12 }))
    expect(await told('M1')).toEqual({ confirmed: null, goal: null })
    const page = await get('/in/ls6/share')
    expect(page).toContain('LS6: 9 of 12 neighbours')
    expect(page).toContain('<div class="small-street"><svg role="img"')
    expect(page).toContain('Once 12 have confirmed, we look at LS6 first.')
    expect(await get('/in/m1/share')).toContain('<div class="small-street"></div>')

    await goal('LS6', '0')
    expect(await told('LS6')).toEqual({ confirmed: 9, goal: null })
    for (const wrong of ['4', '100001']) await expect(goal('LS6', wrong)).rejects.toThrow('from 5 to 100000')
    await expect(goal('LS', '9')).rejects.toThrow('LS is an area')
  })

  test('somebody who has just confirmed is mentioned next to the day’s count, and not counted until the next day', async () => {
    const site = await openMailSite(engine)
    const { database } = site.server
    const goal = (goal: string) =>
      openTestDesk(database).act('district goal', { input: { places: 'M1', goal } })
    await confirm(database, 'M1 1AE', 6)
    await goal('50')
    const shared = async () => (await site.get('/in/m1/share')).body
    expect(await shared()).toContain('<span>M1: 6 of 50 neighbours</span></p>')
    const { confirm: link, manage } = await site.joined()
    vi.setSystemTime(Date.parse('2026-03-02T10:00Z'))
    const confirmed = async () => (await site.post('/confirm', { t: tokenOf(link) })).body
    const first = await confirmed()
    expect(first).toContain('<span>M1: 6 of 50 neighbours</span>, and now you</p>')
    expect(first).toContain('A small street with 5 of 40 windows lit, the last one yours.')
    expect((await site.get(manage)).body).toContain('M1: 6 of 50 neighbours, and now you')
    // No one else sees it today.
    expect(await shared()).toContain('<span>M1: 6 of 50 neighbours</span></p>')
    await eventually(() => expect(site.mailsTo('Me@x.uk')).toHaveLength(2))
    expect(site.mailsTo('Me@x.uk')[1]!.raw).toContain('M1: 6 of 50 neighbours, and now you')

    vi.setSystemTime(Date.parse('2026-03-03T09:00Z'))
    const second = await confirmed()
    expect(second).toContain('<span>M1: 7 of 50 neighbours</span></p>')
    expect(second).toContain('A small street with 5 of 40 windows lit.')
    await goal('0')
    expect(await confirmed()).toContain('<span>M1: neighbour no. 7</span></p>')
    await site.close()
  })

  test('a district gets a page of its own once ten have confirmed, which search engines can find', async () => {
    await confirm(server.database, 'LS6 2AB', 9)
    expect(await get('/in/ls6')).toContain('A neighbour is bringing Kerbside to LS6')
    expect(await get('/in/sitemap.xml')).not.toContain('<loc>')
    await confirm(server.database, 'LS6 2AB', 1, 9)
    expect(await get('/in/ls6')).not.toContain('are waiting')

    vi.setSystemTime(Date.parse('2026-03-03T09:00Z'))
    const page = await get('/in/ls6')
    expect(page).toContain('<b>A neighbour is bringing Kerbside to LS6</b>')
    expect(page).toContain('<b>10 neighbours in LS6 are waiting.</b>')
    expect(page).toContain('rel="canonical" href="https://kerbside.test/in/ls6"')
    expect(page.match(/name="postcode" value="LS6 "/g)).toHaveLength(2)
    expect(page).not.toContain('<svg role="img"')
    expect(await get('/in/sitemap.xml')).toContain('<url><loc>https://kerbside.test/in/ls6</loc></url>')
    expect(await get('/robots.txt')).toContain('Sitemap: https://kerbside.test/in/sitemap.xml')

    await act()('district goal', { input: { places: 'all', goal: '10' } })
    const reached = await get('/in/ls6')
    expect(reached).toContain('<b>LS6: 10 neighbours, and the goal was 10.</b>')
    expect(reached).toContain('A small street with 40 of 40 windows lit.')

    await eraseEntry(server.database, 'ls6000@x.uk')
    vi.setSystemTime(Date.parse('2026-03-04T09:00Z'))
    expect(await get('/in/ls6')).not.toContain('the goal was')
    expect(await told('LS6')).toEqual({ confirmed: 9, goal: 10 })
  })

  test('once a goal is reached, the founder is told to move the district on until they do; opening below the goal needs a reason', async () => {
    await confirm(server.database, 'LS6 2AB', 9)
    await confirm(server.database, 'M1 1AE', 3)
    const run = act()
    await run('district goal', { input: { places: 'all', goal: 8 } })
    const suggested = async () => (await districtsOnMonday.read(server.database)).reached
    const line = 'LS6 has reached its goal of 8: 9 have confirmed. Its stage is still watching.'
    expect(await suggested()).toEqual([line])
    const { data } = await run('today', { input: {} })
    expect(data.lines.map(({ title }) => title)).toContain(line)

    const move = (places: string, stage: 'next' | 'inviting' | 'open', why = '') =>
      run('district move', { input: { places, stage, why } })
    await move('LS6', 'next')
    expect(await suggested()).toEqual([line.replace('watching', 'next')])
    await move('LS6', 'inviting')
    expect(await suggested()).toEqual([])
    await move('LS6', 'open')
    await expect(move('LS6, M1', 'open')).rejects.toThrow('M1 is below its goal (fewer than 5 of 8)')
    await move('M1', 'open', 'the garage is there')
    const { stdout } = await runCommand(server.url, 'district', 'list')
    expect(stdout.trimEnd().split('\n')).toEqual([
      'LS6             9  of 8       open',
      'M1    fewer than 5  of 8       open (the garage is there)',
    ])
  })
})

test('a promise to open must say who agreed to it', () => {
  expect(goalsAreKept('look').state).toBe('met')
  expect(goalsAreKept('open', undefined).state).toBe('not met')
  expect(goalsAreKept('open', { agreedBy: 'A name', on: '2026-01-31' }).state).toBe('met')
})
