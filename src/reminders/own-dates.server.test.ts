import { describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#src/time/durations.ts'
import { withDates } from '#test/support/dates-site.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { ENGINES } from '#test/support/test-database.ts'

describe.each(ENGINES)('somebody’s own dates, on %s', engine => {
  const own = withDates(engine)
  const { rows, stored, confirmed, save, page, reminders, night } = own

  test('a person can type, see, change and delete dates on their own page without script', async () => {
    expect((await own.site.get(`/manage?t=${own.t}`)).body).not.toContain('id="dates"')
    expect((await save({ mot: '2027-06-15' })).statusCode).toBe(403)
    expect(await rows()).toEqual([])
    await confirmed()
    expect((await own.site.get(`/manage?t=${own.t}`)).body).toContain('We keep the dates that you type here')

    const saved = await save({ mot: '2027-06-15', tax: '', 'was-mot': '', 'was-tax': '' })
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `/manage/dates?t=${own.t}&did=saved`])
    expect((await own.site.get(String(saved.headers.location))).body).toContain(
      'Saved. You can see below when we’ll email you.',
    )
    expect(await page()).toContain(
      '<strong>MOT date: 15 June 2027</strong> <br>We’ll email you on 15 May 2027.<br>We’ll email you on 8 June 2027.',
    )
    expect(await page()).toContain('name="mot" value="2027-06-15"')
    expect((await own.site.get(`/manage?t=${own.t}`)).body).toContain('<br>We’ll email you on 8 June 2027.')

    // A wrong value changes nothing that is stored, and the form keeps everything that was typed.
    const wrong = await save({ mot: '2027-03-31', 'was-mot': '2027-06-15', service: '2027-09-01' })
    expect(wrong.statusCode).toBe(400)
    const body = wrong.body.replaceAll(/\s+/g, ' ')
    expect(body).toContain('MOT runs out: that day has passed.')
    expect(body).toContain(
      'name="mot" value="2027-03-31" type="date" placeholder="2027-03-31" aria-invalid="true" aria-describedby="dates-fault"',
    )
    expect(body).toContain('name="was-mot" value="2027-06-15"')
    expect(body).toContain('name="service" value="2027-09-01"')
    expect((await save({ tax: '"><b>', 'was-tax': '' })).body).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(await stored()).toEqual(['mot 2027-06-15'])

    // A form from a tab that was opened earlier undoes nothing.
    await save({ mot: '', 'was-mot': '', insurance: '1/12/2027', 'was-insurance': '' })
    expect(await stored()).toEqual(['insurance 2027-12-01', 'mot 2027-06-15'])
    await save({
      mot: '15 August 2027',
      'was-mot': '2027-06-15',
      insurance: '',
      'was-insurance': '2027-12-01',
    })
    expect(await stored()).toEqual(['mot 2027-08-15'])
    expect((await save({ delete: 'mot' })).headers.location).toContain('did=deleted')
    expect(await rows()).toEqual([])
    expect((await save({})).statusCode).toBe(400)
    await save({ registered: '6/2026' })
    expect(await stored()).toEqual(['mot 2029-06-01'])
    await save({ registered: '6/2026', ni: '1' })
    expect(await stored()).toEqual(['mot 2030-06-01'])
  })

  test('the dates are on the page that shows what is stored, in the download and in the receipt', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    await night('2027-05-15T10:00')
    const manage = (await own.site.get(`/manage?t=${own.t}`)).body
    expect(manage).toMatch(
      /<dt>Your car’s dates<\/dt><dd>MOT date 15 June 2027, kept on 1 April 2027: “We keep .*wording d1/,
    )
    expect(manage).toContain('15 May 2027: “A date for your car”')
    expect((await own.site.post('/manage/copy', { t: own.t })).json()).toMatchObject({
      carDates: [
        {
          kind: 'mot',
          day: '2027-06-15',
          kept_at: expect.stringContaining('2027-04-01T09:00'),
          notice: 'd1',
        },
      ],
      mails: expect.arrayContaining([
        expect.objectContaining({
          kind: 'date',
          sent_at: expect.stringContaining('2027-05-15T10:00'),
          perhaps_at: null,
        }),
      ]),
    })
    const desk = openTestDesk(own.site.server.database)
    expect((await desk.act('receipt', { input: { email: 'ann@x.uk' } })).words).toContain(
      'MOT date 15 June 2027',
    )
  })

  test('all dates are deleted at once', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    expect(await page()).not.toContain('Delete all dates')
    await save({ tax: '2027-06-30', 'was-mot': '2027-06-15', mot: '2027-06-15' })
    expect(await page()).toContain('name="delete" value="all">Delete all dates</button>')
    const { location } = (await save({ delete: 'all' })).headers
    expect((await own.site.get(String(location))).body).toContain('All dates are deleted.')
    expect(await rows()).toEqual([])
  })

  test('the page says if the list ends before an email could be sent, and queries a date more than a year ahead', async () => {
    await confirmed()
    await save({ permit: '2036-06-15' })
    expect(await page()).toMatch(
      /We can’t email you so far ahead: our list ends on [^,]+, unless the launch date changes\.<br>.*That is more than a year ahead/,
    )
    expect((await save({ mot: '2037-04-02' })).body).toContain('The last day we take is 1 April 2037.')
    expect((await save({ mot: '2027-04-01' })).statusCode).toBe(303)
    expect(await page()).toContain(
      'It is too soon for an email before then. <a href="/reminders">Put it into your calendar.</a>',
    )
    vi.setSystemTime(Date.now() + HOUR_MS)
    await night('2027-04-01T11:00')
    expect(reminders()).toEqual([])
  })
})
