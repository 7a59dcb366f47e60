import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { letterInWeek } from '#src/letters/founder/letter-in-week.ts'
import { drawQr, qrModules } from '#src/print/qr.ts'
import { posterCode } from '#src/sources/founder/poster.ts'
import { DAY_MS, MINUTE_MS } from '#src/time/durations.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { waveInWeek } from '#src/waves/founder/wave-in-week.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

const FEW = 'Fewer than five people here, so we show no number.'
const MONDAY = Date.parse('2026-03-02T09:00Z')
const LETTER = { subject: 'We open', preview: 'Soon', purpose: 'launch', body: 'We come on Monday.' }

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MONDAY }))
  afterEach(() => void vi.useRealTimers())

  const open = () => openTestDesk(own.database, { MAIL_DIR: '/nowhere' }).act
  const start = async (district: string) => (await open()('week start', { input: { district } })).data.name
  const keep = (week: string, step: string, more: object = {}) =>
    open()('week keep', { input: { week, step, ...more } })
  const size = (n: string, more: object = {}) => ({ visits: '8', days: '5', size: n, ...more })
  const read = async (name: string) => {
    const { weeks } = (await open()('week list', { input: {} })).data
    return weeks.find(one => one.name === name)!
  }
  const stepOf = async (name: string, id: string) => (await read(name)).steps.find(step => step.id === id)!
  const emailed = () => own.database.query<{ email_key: string }>('select email_key from mail_outbox')
  const invite = (wave: string, limit: number, yes: string, act = open()) =>
    act('invite', { input: { area: 'LS6', limit, wave, once: true }, answers: { yes } })

  test('an empty list offers nothing to choose, and looking changes nothing', async () => {
    expect((await open()('week list', { input: {} })).data).toMatchObject({ weeks: [], isEmpty: true })
    expect(await own.database.query('select * from opening_week')).toEqual([])
  })

  test('a district with no people and one with three look alike; neither can have a wave, both can have the poster', async () => {
    await confirmIn(own.database, 'LS28 1AA', 3)
    const shown = await Promise.all(
      ['LS29', 'LS28'].map(async code => {
        const name = await start(code)
        await keep(name, 'who')
        await expect(keep(name, 'wave', size('3'))).rejects.toThrow(FEW)
        for (const step of ['wave', 'letter']) await keep(name, step, { skip: true })
        await keep(name, 'poster')
        return JSON.stringify(await read(name)).replaceAll(/LS2[89]/gi, 'X')
      }),
    )
    expect(shown[0]).toBe(shown[1])
    expect(shown[0]).toContain('"people":null')
  })

  test('steps come in order, and each is kept with its day for another time', async () => {
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

  test('a wave too large for the van must be asked for again, and a skipped step is not done', async () => {
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

  test('stopped with nothing sent: it says so, the district stays as it was, and can be started again', async () => {
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

  test('stopped while the wave waits: its invitations are taken back', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('LS6')
    await keep(name, 'who')
    await keep(name, 'wave', size('10'))
    await invite(name, 10, '10')
    await own.database.query(`update mail_outbox set sent_at = 1 where email_key = 'ls6-3@x.uk'`)
    vi.setSystemTime(MONDAY + MINUTE_MS)
    expect((await open()('week stop', { input: { week: name, why: '' } })).words).toContain(
      'What has gone, or was just going',
    )
    expect(await emailed()).toEqual([{ email_key: 'ls6-3@x.uk' }])
  })

  test('the funnel shows no small number, before and after stopping, and counts what came back', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('LS6')
    await keep(name, 'who')
    await keep(name, 'wave', size('38'))
    await invite(name, 38, '38')
    await own.database.query('update mail_outbox set sent_at = 1')
    const rows = async () =>
      Object.fromEntries((await read(name)).steps.flatMap(step => step.rows).map(({ name, n }) => [name, n]))
    expect(await rows()).toEqual({ Invited: 38, 'Redeemed their code': 0 })
    const redeem = (n: number) =>
      own.database.query(
        `update perk_code set redeemed_at = 1 where email_key in (select email_key from perk_code order by 1 limit ${n})`,
      )
    const returned = (n: number) =>
      own.database.query(
        `update waitlist set undeliverable_at = ${MONDAY + 1} where email_key in (select email_key from waitlist order by 1 limit ${n})`,
      )
    await redeem(4)
    await returned(4)
    expect(await rows()).toEqual({ Invited: 38, 'Redeemed their code': null })
    // The three who have not redeemed theirs are too few to show as well.
    await redeem(35)
    await returned(6)
    expect(await rows()).toEqual({
      Invited: 38,
      'Redeemed their code': null,
      'Invitations that came back': 6,
    })
    await redeem(33)
    await own.database.query(
      'update perk_code set redeemed_at = null where email_key in (select email_key from perk_code order by 1 desc limit 5)',
    )
    expect(await rows()).toMatchObject({ 'Redeemed their code': 33 })
    const { stdout } = await runCommand(own.url, 'week', 'list')
    expect(stdout).toContain('Redeemed their code: 33')
    await own.database.query(
      'delete from perk_code where email_key in (select email_key from perk_code order by 1 limit 36)',
    )
    await open()('week stop', { input: { week: name, why: '' } })
    expect(await rows()).toMatchObject({ Invited: null })
    expect((await runCommand(own.url, 'week', 'list')).stdout).toContain('Invited: too few to show')
  })

  test('whoever came, on whichever day: the funnel has no small number, nor a small difference that tells who did not', async () => {
    await confirmIn(own.database, 'LS6 2AB', 30)
    const name = await start('LS6')
    await invite(name, 30, '30')
    await own.database.query('update mail_outbox set sent_at = 1')
    const whom = { area: '', since: '', 'waiting-for': '', wave: name }
    const letter = { letter: { ...LETTER, name }, ...whom, at: '' }
    await open()('letter send', { input: letter, answers: { yes: '30' } })
    const some = (table: string, n: number) =>
      `email_key in (select email_key from ${table} order by email_key limit ${n})`
    const n = fc.oneof(fc.nat(6), fc.nat(30), fc.integer({ min: 24, max: 30 }))
    const day = fc.record({ redeemed: n, returned: n, sent: n, bounced: n })
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 3 }), async days => {
        for (const { redeemed, returned, sent, bounced } of days) {
          const { query } = own.database
          await query(
            `update perk_code set redeemed_at = case when ${some('perk_code', redeemed)} then 1 end`,
          )
          await query(
            `update waitlist set undeliverable_at = case when ${some('waitlist', returned)} then ${MONDAY + 1} end`,
          )
          await query(
            `update letter_recipient set sent_at = case when ${some('letter_recipient', sent)} then 2 end,
              bounced_at = case when ${some('letter_recipient', Math.min(sent, bounced))} then 3 end`,
          )
          const rows = (await read(name)).steps.flatMap(step => step.rows)
          for (const { n } of rows) if (n !== null) expect(n === 0 || n >= 5).toBe(true)
          const shown = (what: string) => rows.find(row => row.name === what)?.n ?? undefined
          const came = shown('Redeemed their code')
          const rest = came === undefined ? 0 : shown('Invited')! - came
          expect(rest === 0 || rest >= 5).toBe(true)
          expect(came).toBe(redeemed % 30 && (redeemed < 5 || redeemed > 25) ? undefined : redeemed)
          const back = Math.min(sent, bounced) < 5 ? 0 : Math.min(sent, bounced)
          expect(shown('Letters that came back')).toBe(back || undefined)
          expect(shown('Got the letter')).toBe(sent - back > 0 && sent - back < 5 ? undefined : sent - back)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('the letter counts what came back apart from who got it', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('LS6')
    await invite(name, 38, '38')
    const whom = { area: '', since: '', 'waiting-for': '', wave: name }
    await open()('letter send', {
      input: { letter: { ...LETTER, name }, ...whom, at: '' },
      answers: { yes: '38' },
    })
    await own.database.query('update letter_recipient set sent_at = 2')
    const rows = async () => (await stepOf(name, 'letter')).rows
    const bounce = (n: number) =>
      own.database.query(
        `update letter_recipient set bounced_at = 3 where email_key in (select email_key from letter_recipient order by 1 limit ${n})`,
      )
    expect(await rows()).toEqual([{ name: 'Got the letter', n: 38 }])
    await bounce(4)
    expect(await rows()).toEqual([{ name: 'Got the letter', n: 38 }])
    await bounce(7)
    expect(await rows()).toEqual([
      { name: 'Got the letter', n: 31 },
      { name: 'Letters that came back', n: 7 },
    ])
  })

  test('the poster leads through a source of its own, to the district’s page once it has one', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    await confirmIn(own.database, 'M14 1AA', 8)
    const desk = openTestDesk(own.database)
    const leadsTo = async (district: string, link: string) => {
      const pdf = await desk.save('source poster', { input: { district } })
      expect(pdf).toContain(drawQr(qrModules(link), 198))
      expect(pdf).toContain('/MediaBox[0 0 419.53 595.28]')
      return pdf
    }
    const pdf = await leadsTo('LS6', 'https://kerbside.test/in/ls6?s=poster-ls6')
    expect(pdf).toContain('(kerbside.test/in/ls6) Tj')
    await leadsTo('LS6', 'https://kerbside.test/in/ls6?s=poster-ls6')
    await leadsTo('M14', 'https://kerbside.test/?s=poster-m14')
    const { sources } = (await desk.act('source list', { input: {} })).data
    expect(sources.map(({ code }) => code)).toEqual(['LS6', 'M14'].map(posterCode))
    const name = await start('LS6')
    expect((await stepOf(name, 'poster')).rows.map(({ n }) => n)).toEqual([0, 0])
  })
})
