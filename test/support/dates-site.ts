import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queueDates } from '#src/reminders/server/emails/queue-dates.ts'
import { eventually } from '#test/support/eventually.ts'
import { type MailSite, openMailSite, tokenOf } from '#test/support/mail/test-mail-site.ts'
import type { ENGINES } from '#test/support/test-database.ts'

const at = (text: string) => vi.setSystemTime(Date.parse(`${text}:00Z`))

/** A site where somebody has just joined, and what they do on the page for their car’s dates. */
export function withDates(engine: (typeof ENGINES)[number]) {
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
  /** Runs the nightly task at `time`, then wakes the email worker until no email is due. */
  async function night(time: string) {
    at(time)
    await queueDates(site.server.database, { now: Date.now(), mail: true })
    await eventually(async () => {
      await site.post('/confirm/again', { t: confirm })
      const due = 'select 1 from mail_outbox where sent_at is null and failed_at is null and due_at <= $1'
      expect(await site.server.database.query(due, [Date.now()])).toEqual([])
    })
  }

  return {
    get site() {
      return site
    },
    get t() {
      return t
    },
    rows,
    stored,
    confirmed,
    save,
    page,
    reminders,
    night,
  }
}
