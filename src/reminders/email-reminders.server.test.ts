import { describe, expect, test, vi } from 'vitest'
import { withDates } from '#test/support/dates-site.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { ENGINES } from '#test/support/test-database.ts'

const at = (text: string) => vi.setSystemTime(Date.parse(`${text}:00Z`))
/** A received email's parts: its headers, its text and its HTML. */
const partsOf = (raw: string) => raw.split(`--${/boundary="(.*?)"/.exec(raw)![1]}`).map(decoded)
const decoded = (part: string) =>
  part
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, coded => Buffer.from(coded.replaceAll('=', ''), 'hex').toString())

describe.each(ENGINES)('on %s', engine => {
  const own = withDates(engine)
  const { rows, stored, confirmed, save, page, reminders, night } = own

  test('one email goes out a month before a date and one a week before; they say what they are for and advertise nothing', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    await night('2027-05-14T10:00')
    expect(reminders()).toEqual([])
    await night('2027-05-15T10:00')
    await night('2027-05-15T11:00')
    await night('2027-05-16T10:00')
    const [mail, ...more] = reminders()
    expect(more).toEqual([])
    const [, text = '', html = ''] = partsOf(mail!.raw)
    for (const part of [text, html]) {
      expect(part).toContain('Your MOT date is in a month')
      expect(part.replaceAll(/\s+/g, ' ')).toContain('From what you typed, your MOT date is 15 June 2027.')
      expect(part.replaceAll(/\s+/g, ' ')).toContain('on your own page on 1 April 2027, to remind you')
      expect(part).toContain('Done: move it to next year')
      expect(part.replaceAll(/\s+/g, ' ')).toContain('move this date to 15 June 2028')
      expect(part).toContain('Stop reminder emails')
      // A token is random, and spells “perk” once in a few thousand emails.
      expect(part.replaceAll(/\?t=[\w-]+/g, '')).not.toMatch(
        /perk|early|launch|discount|15 ?%|share|waitlist|\?s=|<img/i,
      )
    }
    for (const line of text.split(/\r?\n/))
      if (!line.startsWith('http')) expect(line.length).toBeLessThanOrEqual(78)
    expect(await page()).toContain('Emailed on 15 May 2027.<br>We’ll email you on 8 June 2027.')
    await night('2027-06-08T10:00')
    expect(reminders()).toHaveLength(2)
    expect(partsOf(reminders()[1]!.raw)[1]).toContain('Your MOT date is in a week')
    at('2027-06-16T10:00')
    expect(await page()).toContain('Emailed on 8 June 2027.<br>It has passed. When is the next one?')
    expect(await page()).toContain('name="mot" value=""')
  })

  test('“done” asks first, and moves the date on by only one year, however often it is pressed', async () => {
    await confirmed()
    await save({ mot: '2028-02-29' })
    await night('2028-01-29T10:00')
    const done = /https:\/\/kerbside\.test(\/manage\/dates\/done\/\S+)/.exec(
      partsOf(reminders()[0]!.raw)[1]!,
    )![1]!
    const asked = await own.site.get(done)
    expect(asked.body).toContain('From 29 February 2028 to 28 February 2029.')
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(await stored()).toEqual(['mot 2028-02-29'])
    const [path = '', query = ''] = done.split('?')
    const press = () => own.site.post(path, { t: new URLSearchParams(query).get('t')! })
    const answers = [...(await Promise.all([press(), press()])), await press()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect(await stored()).toEqual(['mot 2029-02-28'])
    expect((await own.site.get(String(answers[2]!.headers.location))).body).toContain(
      'Your MOT date is already 28 February 2029',
    )
    await night('2028-02-22T10:00')
    expect(reminders()).toHaveLength(1)
    await save({ delete: 'mot' })
    expect((await own.site.get(done)).body).toContain('We no longer keep this date')
    expect((await own.site.get(`${path}?t=x`)).statusCode).toBe(404)
  })

  test('unsubscribing from a reminder stops only reminders, and works with one click too; following a link changes nothing', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    await night('2027-05-15T10:00')
    const { raw } = reminders()[0]!
    const stop = new URL(/List-Unsubscribe:\s+<(.*?)>/s.exec(raw)![1]!.replaceAll(/\s/g, ''))
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const path = stop.pathname + stop.search
    for (const method of ['GET', 'HEAD'] as const)
      expect((await own.site.server.app.inject({ method, url: path })).statusCode).toBe(200)
    expect(await rows()).toMatchObject([{ off_at: null }])
    const click = () => own.site.post(path, { 'List-Unsubscribe': 'One-Click' })
    expect((await own.site.post(`${stop.pathname}?t=${stop.search.slice(4)}`, {})).statusCode).toBe(404)
    expect([(await click()).statusCode, (await click()).statusCode]).toEqual([200, 200])
    expect(await rows()).toMatchObject([{ off_at: expect.any(Number) }])
    expect(await own.site.row('ann@x.uk')).toMatchObject({ unsubscribed_at: null })
    expect(await page()).toContain('Reminder emails are off.')
    // A new date gets no emails either.
    await save({ service: '2027-06-20' })
    await night('2027-05-20T10:00')
    at('2027-06-01T10:00')
    expect((await save({ emails: 'on' })).headers.location).toContain('did=on')
    await night('2027-06-08T10:00')
    await night('2027-06-13T10:00')
    expect(reminders()).toHaveLength(3)
    await save({ emails: 'off' })
    expect(await page()).not.toContain('We’ll email you')
  })

  test('an email that goes out late after an outage says so; none goes out after its date, and the founder sees how many were missed', async () => {
    await confirmed()
    await save({ mot: '2027-06-15', tax: '2027-06-01' })
    await night('2027-05-22T09:30')
    expect(reminders()).toHaveLength(2)
    const late = partsOf(reminders().find(({ raw }) => raw.includes('Your MOT date'))!.raw)[1]!
    expect(late).toContain('in 24 days')
    expect(late.replaceAll(/\s+/g, ' ')).toContain('This email comes late: it was meant for 15 May 2027.')
    expect(await page()).toContain('Emailed on 22 May 2027, late.<br>We’ll email you on 8 June 2027.')
    await night('2027-06-15T10:00')
    expect(reminders()).toHaveLength(3)
    expect(partsOf(reminders()[2]!.raw)[1]).toContain('Your MOT date is today')
    await night('2027-06-15T23:30')
    await night('2027-06-20T09:30')
    expect(reminders()).toHaveLength(3)
    expect(await page()).toContain('The email due on 25 May 2027 was not sent.<br>It has passed.')
    const today = await openTestDesk(own.site.server.database).act('today', { input: {} })
    expect(JSON.stringify(today)).toContain('0 in doubt, 1 not sent in time')
    expect(JSON.stringify(today)).not.toContain('ann@x.uk')
  })

  test('an email that the mail server put off is not sent at night', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    own.site.smtp.refuse = stage => (stage === 'to' ? 451 : undefined)
    await night('2027-06-08T18:00')
    own.site.smtp.refuse = () => undefined
    // Half past one and half past eight in the morning, UK time.
    await night('2027-06-09T00:30')
    await night('2027-06-09T07:30')
    expect(reminders()).toEqual([])
    await night('2027-06-09T08:00')
    expect(reminders()).toHaveLength(1)
    expect(partsOf(reminders()[0]!.raw)[1]).toContain('Your MOT date is in 6 days')
    expect(await page()).toContain('Emailed on 9 June 2027, late.')
  })

  test('emails about five dates on the same day are all sent on one day', async () => {
    await confirmed()
    const kinds = ['mot', 'tax', 'insurance', 'service', 'permit']
    await save(Object.fromEntries(kinds.map(kind => [kind, '2027-06-15'])))
    await night('2027-06-08T10:00')
    expect(reminders()).toHaveLength(5)
  })

  test('an email is not sent if its date was changed after it was queued, nor to people who unsubscribed or were erased', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    // Queued at five in the morning (UK), the email waits until nine.
    await night('2027-05-15T04:00')
    expect(reminders()).toEqual([])
    const [queued] = await own.site.server.database.query<{ due_at: number }>(
      "select due_at from mail_outbox where kind = 'date'",
    )
    expect(queued!.due_at).toBe(Date.parse('2027-05-15T08:00Z'))
    await save({ mot: '2027-08-15', 'was-mot': '2027-06-15' })
    await night('2027-05-15T08:00')
    await night('2027-06-08T10:00')
    expect(reminders()).toEqual([])
    await own.site.post('/manage/mails', { t: own.t, mails: 'off' })
    expect(await page()).toContain('because you stopped all our emails')
    await night('2027-07-15T10:00')
    expect(reminders()).toEqual([])
    await own.site.post('/manage/mails', { t: own.t, mails: 'on' })
    await own.site.post('/manage/erase', { t: own.t, sure: '1' })
    expect(await rows()).toEqual([])
    await night('2027-08-08T10:00')
    expect(reminders()).toEqual([])
    expect((await save({ mot: '2027-09-15' })).statusCode).toBe(404)
  })

  test('a date that passed long ago is deleted, unless the clock may be wrong', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    await night('2029-01-01T10:00')
    expect(await stored()).toEqual(['mot 2027-06-15'])
    for (const day of ['2027-09-11', '2027-09-12'])
      await own.site.server.database.query('insert into nightly (day, started_at) values ($1, 1)', [day])
    await night('2027-09-13T10:00')
    expect(await stored()).toEqual(['mot 2027-06-15'])
    await night('2027-09-14T10:00')
    expect(await stored()).toEqual([])
  })
})
