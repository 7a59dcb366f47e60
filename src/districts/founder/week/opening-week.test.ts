import { describe, expect, test, vi } from 'vitest'
import { letterInWeek } from '#src/letters/founder/letter-in-week.ts'
import { posterInWeek } from '#src/sources/founder/poster-in-week.ts'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { waveInWeek } from '#src/waves/founder/wave-in-week.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { withOpeningWeeks } from '#test/support/opening-weeks.ts'
import { ENGINES } from '#test/support/test-database.ts'

const FEW = 'Fewer than five people here, so we show no number.'
const MONDAY = Date.parse('2026-03-02T09:00Z')
const LETTER = { subject: 'We open', preview: 'Soon', purpose: 'launch', body: 'We come on Monday.' }

describe.each(ENGINES)('on %s', engine => {
  const { own, open, start, keep, size, read, stepOf, emailed, invite } = withOpeningWeeks(engine)

  test('with an empty list there is no district to choose, and looking at the page stores nothing', async () => {
    expect((await open()('week list', { input: {} })).data).toMatchObject({ weeks: [], isEmpty: true })
    expect(await own.database.query('select * from opening_week')).toEqual([])
  })

  test('a district with no people looks like one with three; neither can have a wave, but both can have the poster', async () => {
    await confirmIn(own.database, 'LS28 1AA', 3)
    const shown = await Promise.all(
      ['LS29', 'LS28'].map(async code => {
        const name = await start(code)
        await keep(name, 'who')
        await expect(keep(name, 'wave', size('3'))).rejects.toThrow(FEW)
        for (const step of ['wave', 'letter']) await keep(name, step, { skip: true })
        await keep(name, posterInWeek.id)
        return JSON.stringify(await read(name)).replaceAll(/LS2[89]/gi, 'X')
      }),
    )
    expect(shown[0]).toBe(shown[1])
    expect(shown[0]).toContain('"people":null')
  })

  test('steps must be done in order, and each is stored with its time, so that the founder can carry on later', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('ls 6')
    for (const same of ['LS6', 'L S6', 'LS6 3AB']) expect(await start(same)).toBe(name)
    await expect(start('LS66')).rejects.toThrow('did you mean LS6')
    await expect(keep(name, 'letter')).rejects.toThrow('“Who is there” comes first')
    await keep(name, 'who')
    await keep(name, 'wave', size('38'))
    await open()('draft save', {
      input: { name: `week ${name}`, fields: JSON.stringify({ ...LETTER, name }) },
    })
    vi.setSystemTime(MONDAY + 3 * DAY_MS)
    await confirmIn(own.database, 'LS6 2AB', 5, 38)
    for (const i of [0, 1]) await eraseEntry(own.database, `LS6-${i}@x.uk`)
    const week = await read(name)
    expect([week.people, week.now.people, week.kept.wave!.size]).toEqual([38, 41, 38])
    expect(week.steps.map(({ id, at }) => [id, at])).toEqual([
      ['who', MONDAY],
      [waveInWeek.id, MONDAY],
      [letterInWeek.id, null],
      ['poster', null],
    ])
    expect((await open()('drafts', { input: {} })).data[0]!.fields.body).toBe(LETTER.body)
    await invite(name, 38, '38')
    expect((await emailed()).map(({ email_key }) => email_key)).not.toContain('ls6-0@x.uk')
    expect(await emailed()).toHaveLength(38)
  })

  test('a wave too large for the van must be allowed expressly, and nothing is sent by a step that is skipped', async () => {
    await confirmIn(own.database, 'LS6 2AB', 120)
    const name = await start('LS6')
    await keep(name, 'who')
    await expect(keep(name, 'wave', size('41'))).rejects.toThrow('The van has room for 40.')
    await expect(keep(name, 'wave', { size: '40' })).rejects.toThrow('The visits a day is missing')
    await keep(name, 'wave', size('41', { over: true }))
    await keep(name, 'wave', { skip: true })
    expect(await stepOf(name, 'wave')).toMatchObject({ isSkipped: true, sentAt: null })
    expect(await emailed()).toEqual([])
    await expect(keep(name, 'who', { skip: true })).rejects.toThrow('must be one of wave, letter, poster')

    const whom = { area: '', since: '', 'waiting-for': '', wave: name }
    const reach = async () => (await open()('letter reach', { input: { ...whom, purpose: 'launch' } })).data
    const send = (yes: string) =>
      open()('letter send', { input: { letter: { ...LETTER, name }, ...whom, at: '' }, answers: { yes } })
    expect((await reach()).gets).toBe(0)
    await expect(send('0')).rejects.toThrow('nobody would get it')
    await invite(name, 40, '40')
    expect((await reach()).gets).toBe(40)
    expect((await send('40')).data.recipients).toBe(40)
    await expect(send('40')).rejects.toThrow()
    expect(await stepOf(name, 'letter')).toMatchObject({ sentAt: MONDAY, rows: [{ n: 0 }] })
  })

  test('two windows that send the same wave send it once', async () => {
    await confirmIn(own.database, 'LS6 2AB', 120)
    const other = own.open()
    for (let i = 0; i < 20; i += 1) {
      const acts = [own.database, other].map(one => openTestDesk(one, { MAIL_DIR: '/nowhere' }).act)
      const all = await Promise.allSettled(acts.map(act => invite(`wave-${i}`, 2, '2', act)))
      const [refused, ...more] = all.filter(({ status }) => status === 'rejected')
      expect(more).toEqual([])
      expect(String((refused as PromiseRejectedResult).reason)).toContain(
        'already sent in another window at 2 Mar, 09:00',
      )
      expect(await emailed()).toHaveLength(2 * (i + 1))
    }
    await other.close()
  })

  test('a week that is stopped with nothing sent says so, leaves the district as it was, and can be started again', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('LS6')
    await keep(name, 'who')
    await keep(name, 'wave', size('38'))
    const stop = (why = '') => open()('week stop', { input: { week: name, why } })
    expect((await stop('<b>Van broke</b>')).words).toBe('Stopped. Nothing was sent.')
    expect(await read(name)).toMatchObject({
      stopped_at: MONDAY,
      reason: '<b>Van broke</b>',
      now: { stage: 'watching', moved_at: null },
    })
    await expect(stop()).rejects.toThrow('was stopped')
    await expect(keep(name, 'letter')).rejects.toThrow('was stopped')
    expect([await emailed(), await start('LS6')]).toEqual([[], 'opening-ls6-2'])
  })

  test('stopping a week while its wave is waiting takes the invitations back', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('LS6')
    await keep(name, 'who')
    await keep(name, 'wave', size('10'))
    await invite(name, 10, '10')
    await own.database.query(`update mail_outbox set sent_at = 1 where email_key = 'ls6-3@x.uk'`)
    vi.setSystemTime(MONDAY + MINUTE_MS)
    expect((await open()('week stop', { input: { week: name, why: '' } })).words).toContain(
      'What was sent, or was on its way',
    )
    expect(await emailed()).toEqual([{ email_key: 'ls6-3@x.uk' }])
  })
})
