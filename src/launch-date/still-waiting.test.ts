import { describe, expect, test } from 'vitest'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { keepPlace, readDemand } from '#src/waitlist/server/member/still-waiting.ts'
import { knownNights } from '#test/support/list/known-nights.ts'
import { noon, withLaunchNights } from '#test/support/list/launch-nights.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { launchNight } from './launch-night.ts'

describe.each(ENGINES)('people are asked whether they are still waiting, on %s', engine => {
  const { own, nights, join, keys } = withLaunchNights(engine)
  const confirmed = async (email: string, day: string) => {
    await join(email, day)
    await own.database.query('update waitlist set confirmed_at = joined_at where email_key = $1', [email])
  }
  const asked = async () =>
    (
      await own.database.query<{ k: string }>(
        "select email_key as k from mail_outbox where kind = 'yet-waiting' order by queued_at, 1",
      )
    ).map(({ k }) => k)
  const later = { said: 'autumn 2028', until: '2028-11-30', came: '' }
  const longAnnounced = { said: 'spring 2028', until: '2028-05-31', came: '' }

  test('a year after we last heard from them, and only once if they do not answer', async () => {
    await confirmed('silent@x.uk', '2026-03-01')
    await confirmed('keeps@x.uk', '2026-03-05')
    await join('unconfirmed@x.uk', '2026-03-01')
    await confirmed('unsubscribed@x.uk', '2026-03-01')
    await own.database.query("update waitlist set unsubscribed_at = 1 where email_key = 'unsubscribed@x.uk'")
    await nights('2027-02-27', '2027-03-01', longAnnounced)
    expect(await asked()).toEqual([])
    await nights('2027-03-01', '2027-03-10', longAnnounced)
    expect(await asked()).toEqual(['silent@x.uk', 'keeps@x.uk'])
    const [keeps] = await own.database.query<Member>("select * from waitlist where email_key = 'keeps@x.uk'")
    await keepPlace(own.database, keeps!, noon('2027-03-20'))
    expect(await readDemand(own.database, noon('2027-03-20'))).toEqual({ living: 1, ever: 4 })
    // Even without the records of the outbox, the list shows who was asked.
    await own.database.query('delete from mail_outbox')
    await nights('2028-03-17', '2028-03-24', longAnnounced)
    expect(await asked()).toEqual(['keeps@x.uk'])
    expect(await keys()).toContain('silent@x.uk')
  })

  test('once after the date slipped and the new one has been on the site for two weeks, but not after a mistyped one', async () => {
    await confirmed('early@x.uk', '2027-01-20')
    await nights('2027-02-01', '2027-02-02', longAnnounced)
    await nights('2027-03-01', '2027-03-04', later)
    await nights('2027-03-04', '2027-03-25', longAnnounced)
    expect(await asked()).toEqual([])
    await nights('2027-04-01', '2027-04-15', later)
    expect(await asked()).toEqual([])
    await confirmed('new@x.uk', '2027-04-10')
    await nights('2027-04-15', '2027-04-20', later)
    expect(await asked()).toEqual(['early@x.uk'])
    await nights('2027-06-01', '2027-06-03', { ...later, said: 'winter', until: '2028-12-31' })
    await nights('2027-06-20', '2027-06-22', { ...later, said: 'winter', until: '2028-12-31' })
    expect(await asked()).toEqual(['early@x.uk', 'early@x.uk', 'new@x.uk'])
  })

  test('not if mail is off, nor once we have launched', async () => {
    await confirmed('early@x.uk', '2026-01-20')
    await knownNights(own.database, noon('2027-02-01'))
    await launchNight(own.database, { now: noon('2027-02-01'), mail: false }, longAnnounced)
    await nights('2027-02-02', '2027-02-04', { ...longAnnounced, came: '2027-02-01' })
    expect(await asked()).toEqual([])
  })
})
