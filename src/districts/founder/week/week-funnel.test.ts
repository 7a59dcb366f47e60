import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterInWeek } from '#src/letters/founder/letter-in-week.ts'
import { drawQr, qrModules } from '#src/print/qr.ts'
import { posterCode } from '#src/sources/founder/poster.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { confirmIn } from '#test/support/list/confirm-in.ts'
import { withOpeningWeeks } from '#test/support/opening-weeks.ts'
import { runCommand } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'

const MONDAY = Date.parse('2026-03-02T09:00Z')
const LETTER = { subject: 'We open', preview: 'Soon', purpose: 'launch', body: 'We come on Monday.' }

describe.each(ENGINES)('what came of an opening week, on %s', engine => {
  const { own, open, start, keep, size, read, stepOf, invite } = withOpeningWeeks(engine)

  test('the funnel shows no small number, before or after the week is stopped, and counts the invitations that came back', async () => {
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
    // Three have not redeemed theirs, which is also too few to show.
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

  test('whoever came, on whichever day, the funnel shows no small number, and no small difference that reveals who did not', async () => {
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

  test('letters that came back are counted separately from those that people got', async () => {
    await confirmIn(own.database, 'LS6 2AB', 38)
    const name = await start('LS6')
    await invite(name, 38, '38')
    const whom = { area: '', since: '', 'waiting-for': '', wave: name }
    await open()('letter send', {
      input: { letter: { ...LETTER, name }, ...whom, at: '' },
      answers: { yes: '38' },
    })
    await own.database.query('update letter_recipient set sent_at = 2')
    const rows = async () => (await stepOf(name, letterInWeek.id)).rows
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

  test('the poster’s link has a source of its own, and leads to the district’s page once there is one', async () => {
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
