import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#src/time/durations.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { queueDates } from './server/emails/queue-dates.ts'

const at = (text: string) => vi.setSystemTime(Date.parse(`${text}:00Z`))
/** A received email's parts: its headers, its text and its HTML. */
const partsOf = (raw: string) => raw.split(`--${/boundary="(.*?)"/.exec(raw)![1]}`).map(decoded)
const decoded = (part: string) =>
  part
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, coded => Buffer.from(coded.replaceAll('=', ''), 'hex').toString())

describe.each(ENGINES)('on %s', engine => {
  let site: MailSite
  let confirm: string
  let t: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at('2027-04-01T09:00')
    site = await openMailSite(engine)
    const links = await site.joined('ann@x.uk')
    confirm = tokenOf(links.confirm)
    t = tokenOf(links.manage)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await site.close()
  })

  const rows = () =>
    site.server.database.query<{ kind: string; day: string }>('select * from car_date order by kind')
  const stored = async () => (await rows()).map(({ kind, day }) => `${kind} ${day}`)
  const confirmed = () => site.post('/confirm', { t: confirm })
  const save = (fields: Record<string, string>) => site.post('/manage/dates', { t, ...fields })
  const page = async () => (await site.get(`/manage/dates?t=${t}`)).body.replaceAll(/\s+/g, ' ')
  const reminders = () => site.mailsTo('ann@x.uk').filter(({ raw }) => /Subject: Your .* date/.test(raw))
  /** Runs the nightly task, and wakes the worker until no email is on its way. */
  async function night(time: string) {
    at(time)
    await queueDates(site.server.database, { now: Date.now(), mail: true })
    await eventually(async () => {
      await site.post('/confirm/again', { t: confirm })
      const due = 'select 1 from mail_outbox where sent_at is null and failed_at is null and due_at <= $1'
      expect(await site.server.database.query(due, [Date.now()])).toEqual([])
    })
  }

  test('dates are typed, seen, changed and deleted on the person’s page, without script', async () => {
    expect((await site.get(`/manage?t=${t}`)).body).not.toContain('id="dates"')
    expect((await save({ mot: '2027-06-15' })).statusCode).toBe(403)
    expect(await rows()).toEqual([])
    await confirmed()
    expect((await site.get(`/manage?t=${t}`)).body).toContain('We keep the dates that you type here')

    const saved = await save({ mot: '2027-06-15', tax: '', 'was-mot': '', 'was-tax': '' })
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `/manage/dates?t=${t}&did=saved`])
    expect((await site.get(String(saved.headers.location))).body).toContain(
      'Saved. You can see below when we’ll email you.',
    )
    expect(await page()).toContain(
      '<strong>MOT date: 15 June 2027</strong> <br>We’ll email you on 15 May 2027.<br>We’ll email you on 8 June 2027.',
    )
    expect(await page()).toContain('name="mot" value="2027-06-15"')
    expect((await site.get(`/manage?t=${t}`)).body).toContain('<br>We’ll email you on 8 June 2027.')

    // A wrong value keeps what is stored, and everything that was typed.
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

    // A tab that was opened earlier undoes nothing.
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

  test('the dates are on the page of what is stored, in the download, the receipt and the record of processing', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    await night('2027-05-15T10:00')
    const manage = (await site.get(`/manage?t=${t}`)).body
    expect(manage).toMatch(
      /<dt>Your car’s dates<\/dt><dd>MOT date 15 June 2027, kept on 1 April 2027: “We keep .*wording d1/,
    )
    expect(manage).toContain('15 May 2027: “A date for your car”')
    expect((await site.post('/manage/copy', { t })).json()).toMatchObject({
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
    const desk = openTestDesk(site.server.database)
    expect((await desk.act('receipt', { input: { email: 'ann@x.uk' } })).words).toContain(
      'MOT date 15 June 2027',
    )
  })

  test('one email goes a month before and one a week before; they say what they are for and advertise nothing', async () => {
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

  test('“done” asks first, and moves the date on by one year, however often it is pressed', async () => {
    await confirmed()
    await save({ mot: '2028-02-29' })
    await night('2028-01-29T10:00')
    const done = /https:\/\/kerbside\.test(\/manage\/dates\/done\/\S+)/.exec(
      partsOf(reminders()[0]!.raw)[1]!,
    )![1]!
    const asked = await site.get(done)
    expect(asked.body).toContain('From 29 February 2028 to 28 February 2029.')
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(await stored()).toEqual(['mot 2028-02-29'])
    const [path = '', query = ''] = done.split('?')
    const press = () => site.post(path, { t: new URLSearchParams(query).get('t')! })
    const answers = [...(await Promise.all([press(), press()])), await press()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect(await stored()).toEqual(['mot 2029-02-28'])
    expect((await site.get(String(answers[2]!.headers.location))).body).toContain(
      'Your MOT date is already 28 February 2029',
    )
    await night('2028-02-22T10:00')
    expect(reminders()).toHaveLength(1)
    await save({ delete: 'mot' })
    expect((await site.get(done)).body).toContain('We no longer keep this date')
    expect((await site.get(`${path}?t=x`)).statusCode).toBe(404)
  })

  test('a reminder’s unsubscribe stops only reminders, with one click too; following a link changes nothing', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    await night('2027-05-15T10:00')
    const { raw } = reminders()[0]!
    const stop = new URL(/List-Unsubscribe:\s+<(.*?)>/s.exec(raw)![1]!.replaceAll(/\s/g, ''))
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const path = stop.pathname + stop.search
    for (const method of ['GET', 'HEAD'] as const)
      expect((await site.server.app.inject({ method, url: path })).statusCode).toBe(200)
    expect(await rows()).toMatchObject([{ off_at: null }])
    const click = () => site.post(path, { 'List-Unsubscribe': 'One-Click' })
    expect((await site.post(`${stop.pathname}?t=${stop.search.slice(4)}`, {})).statusCode).toBe(404)
    expect([(await click()).statusCode, (await click()).statusCode]).toEqual([200, 200])
    expect(await rows()).toMatchObject([{ off_at: expect.any(Number) }])
    expect(await site.row('ann@x.uk')).toMatchObject({ unsubscribed_at: null })
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

  test('after an outage one late email says that it is late; none goes after its date, and the founder sees how many were missed', async () => {
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
    const today = await openTestDesk(site.server.database).act('today', { input: {} })
    expect(JSON.stringify(today)).toContain('0 in doubt, 1 not sent in time')
    expect(JSON.stringify(today)).not.toContain('ann@x.uk')
  })

  test('an email that the mail server put off does not go at night', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    site.smtp.refuse = stage => (stage === 'to' ? 451 : undefined)
    await night('2027-06-08T18:00')
    site.smtp.refuse = () => undefined
    // Half past one, and half past eight, in the United Kingdom.
    await night('2027-06-09T00:30')
    await night('2027-06-09T07:30')
    expect(reminders()).toEqual([])
    await night('2027-06-09T08:00')
    expect(reminders()).toHaveLength(1)
    expect(partsOf(reminders()[0]!.raw)[1]).toContain('Your MOT date is in 6 days')
    expect(await page()).toContain('Emailed on 9 June 2027, late.')
  })

  test('emails about five dates on the same day all go on one day', async () => {
    await confirmed()
    const kinds = ['mot', 'tax', 'insurance', 'service', 'permit']
    await save(Object.fromEntries(kinds.map(kind => [kind, '2027-06-15'])))
    await night('2027-06-08T10:00')
    expect(reminders()).toHaveLength(5)
  })

  test('all dates are deleted at once', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    expect(await page()).not.toContain('Delete all dates')
    await save({ tax: '2027-06-30', 'was-mot': '2027-06-15', mot: '2027-06-15' })
    expect(await page()).toContain('name="delete" value="all">Delete all dates</button>')
    const { location } = (await save({ delete: 'all' })).headers
    expect((await site.get(String(location))).body).toContain('All dates are deleted.')
    expect(await rows()).toEqual([])
  })

  test('an email does not go if its date is changed after it was queued, nor to people who unsubscribed or were erased', async () => {
    await confirmed()
    await save({ mot: '2027-06-15' })
    // Queued at four in the morning, the email waits until nine.
    await night('2027-05-15T04:00')
    expect(reminders()).toEqual([])
    const [queued] = await site.server.database.query<{ due_at: number }>(
      "select due_at from mail_outbox where kind = 'date'",
    )
    expect(queued!.due_at).toBe(Date.parse('2027-05-15T08:00Z'))
    await save({ mot: '2027-08-15', 'was-mot': '2027-06-15' })
    await night('2027-05-15T08:00')
    await night('2027-06-08T10:00')
    expect(reminders()).toEqual([])
    await site.post('/manage/mails', { t, mails: 'off' })
    expect(await page()).toContain('because you stopped all our emails')
    await night('2027-07-15T10:00')
    expect(reminders()).toEqual([])
    await site.post('/manage/mails', { t, mails: 'on' })
    await site.post('/manage/erase', { t, sure: '1' })
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
      await site.server.database.query('insert into nightly (day, started_at) values ($1, 1)', [day])
    await night('2027-09-13T10:00')
    expect(await stored()).toEqual(['mot 2027-06-15'])
    await night('2027-09-14T10:00')
    expect(await stored()).toEqual([])
  })

  test('the page says if the list ends before an email could go, and asks about a year far ahead', async () => {
    await confirmed()
    await save({ permit: '2036-06-15' })
    expect(await page()).toMatch(
      /We can’t email you so far ahead: our list ends on [^,]+, unless the launch date changes\.<br>.*That is more than a year ahead/,
    )
    expect((await save({ mot: '2037-04-02' })).body).toContain('The last day we take is 1 April 2037.')
    expect((await save({ mot: '2027-04-01' })).statusCode).toBe(303)
    expect(await page()).toContain(
      'No email comes before it: it is too close. <a href="/reminders">Put it into your calendar.</a>',
    )
    vi.setSystemTime(Date.now() + HOUR_MS)
    await night('2027-04-01T11:00')
    expect(reminders()).toEqual([])
  })
})
