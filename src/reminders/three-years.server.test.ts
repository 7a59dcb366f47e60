import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErasureLog, ERASURE_LOG, readErasureLog } from '#src/backups/erasure-log.ts'
import { restoreBackup } from '#src/backups/restore-backup.ts'
import { takeBackup } from '#src/backups/take-backup.ts'
import { carDateNames } from '#src/content/car-dates.ts'
import { nameOf } from '#src/mail/message.ts'
import { createOutboxWorker } from '#src/mail/sending/outbox-worker.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/time/durations.ts'
import { ukLongDay } from '#src/time/uk-time.ts'
import { dayAfter } from '#src/time/utc-day.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'
import { createMailWriter } from '#src/waitlist/server/mails/mail-writer.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { type Member, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { seededDraws } from '#test/support/list/seeded-draws.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { withTestMail } from '#test/support/mail/with-test-mail.ts'
import { createTestDatabase, ENGINES } from '#test/support/test-database.ts'
import { createDateMail } from './server/emails/date-mail.ts'
import { changeDates, moveOn, readDates } from './server/emails/date-store.ts'
import { queueDates } from './server/emails/queue-dates.ts'
import { stepCause, stepsOf } from './server/emails/steps.ts'

const START = '2027-01-01'
const DAYS = 3 * 365 + 1
const noon = (day: string) => Date.parse(`${day}T12:00Z`)
const PEOPLE = 16

type Doubts = Map<string, number>
/** An email that arrived: its address, its day and its Message-ID. */
type Arrived = { to: string; on: string; messageId: string; raw: string }

describe.each(ENGINES)('three years of reminders on %s, with outages, doubts, kills and restores', engine => {
  const mail = withTestMail(engine, noon(START))
  let folder: string
  let removals: (() => Promise<unknown>)[]
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    folder = mkdtempSync(join(tmpdir(), 'kerbside-years-'))
    removals = []
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const remove of removals) await remove()
    rmSync(folder, { recursive: true })
  })

  test('each email is sent on its day, none after its date or an erasure, and none twice unless it was counted as in doubt', async () => {
    const draw = seededDraws(31)
    const settings = { folder, recipient: undefined, command: undefined }
    const arrived: Arrived[] = []
    /** Every email that was due, by cause, with its first and last day; and the days when something went wrong. */
    const owed = new Map<string, { on: string; until: string; to: string }>()
    const disturbed = new Set<string>()
    const counted: Doubts = new Map()
    const erased = new Map<string, string>()
    let today = START
    let database = mail.own.database
    let worker = openWorker()
    const at = (ms: number) => {
      vi.setSystemTime(ms)
      mail.clock = ms
    }

    function openWorker() {
      const links = createLinks(database, 'https://kerbside.test')
      const write = createMailWriter({
        database,
        members: createMembers(database),
        links,
        friends: undefined,
        streetOf: () => Promise.reject(new Error('no street')),
        neighboursIn: () => Promise.resolve(undefined),
        publicUrl: 'https://kerbside.test',
        operator: { name: undefined, contact: undefined },
        answerTo: async () => undefined,
        more: { date: createDateMail(database, links) },
      })
      return createOutboxWorker({
        ...mail.sending(4),
        database,
        compose: write,
        mailboxOf: key => key,
        perDay: () => 1_000,
      })
    }

    const members = () => database.query<Member>('select * from waitlist order by email_key')
    const disturb = (days: number) => {
      for (let i = 0; i <= days; i++) disturbed.add(dayAfter(today, i))
    }
    const doubtsNow = async (): Promise<Doubts> =>
      new Map(
        (
          await database.query<{ cause: string; doubts: number | null }>(
            "select cause, doubts from mail_outbox where kind = 'date'",
          )
        ).map(({ cause, doubts }) => [cause, Number(doubts ?? 0)]),
      )
    const count = (doubts: Doubts, before: Doubts) => {
      for (const [cause, n] of doubts)
        counted.set(cause, (counted.get(cause) ?? 0) + n - (before.get(cause) ?? 0))
    }

    /** Sends what is due today, moving the clock through the day. */
    async function send() {
      const until = Date.now() + (mail.smtp.refuse('connect', '', '') ? 5 * MINUTE_MS : 6 * HOUR_MS)
      for (let idle = 0; idle < 2 && Date.now() < until; ) {
        const rest = await worker.turn()
        idle = rest >= 30_000 ? idle + 1 : 0
        at(Date.now() + Math.max(rest, 400))
      }
      for (const { to, messageId, raw } of mail.smtp.received.splice(0))
        arrived.push({ to: to.join(), on: today, messageId, raw })
    }

    /** Acts as if the process had been killed after the mail server took an email, but before that was recorded. */
    const killed = () =>
      database.query(
        "update mail_outbox set sent_at = null, leased_until = $1 where kind = 'date' and sent_at > $2",
        [Date.now() + 15 * MINUTE_MS, noon(today) - DAY_MS / 2],
      )

    /** Records which emails are due for everybody's dates as they are now. */
    async function note() {
      for (const member of await members())
        for (const date of (await readDates(database, member)).dates)
          for (const step of stepsOf(date))
            owed.set(stepCause(date, member, step), { ...step, to: member.email_key })
    }

    async function restore(file: string) {
      count(await doubtsNow(), before)
      const other = await createTestDatabase(engine)
      const restored = other.open()
      removals.unshift(async () => {
        await restored.close()
        await other.remove()
      })
      const erasures = readErasureLog(join(folder, ERASURE_LOG))
      const { more } = await restoreBackup(restored, file, { identity: undefined, erasures, mails: false })
      database = restored
      worker = openWorker()
      before = inBackup
      return more
    }

    at(noon(START))
    await database.insertMissing(
      WAITLIST_INSERT,
      Array.from({ length: PEOPLE }, (_, i) =>
        testEntry(`v${String(i).padStart(2, '0')}@x.uk`, {
          joined_at: noon('2026-12-01'),
          confirmed_at: noon('2026-12-02'),
        }),
      ),
    )
    for (const member of await members())
      for (const kind of Object.keys(carDateNames)) {
        if (draw() < 0.4) continue
        const day = dayAfter(START, 1 + Math.floor(draw() * 364))
        await changeDates(database, member, { removed: [], dates: [{ kind, title: '', day }] }, Date.now())
      }
    await note()
    await createErasureLog(database, settings).keep()
    let before: Doubts = new Map()
    let inBackup: Doubts = new Map()
    let backup = ''
    let inGap = 0
    let outage = 0

    for (let i = 0; i < DAYS; i++) {
      today = dayAfter(START, i)
      if (i % 30 === 0 && draw() < 0.8) outage = 1 + Math.floor(draw() * 18)
      // Either the site is down, or only the mail server is, and emails wait in the outbox.
      const isDown = outage > 0
      const isRefusing = isDown && i % 60 >= 30
      if (isDown) {
        outage -= 1
        disturb(1)
        if (!isRefusing) continue
      }
      at(noon(today) - 8 * HOUR_MS)
      await queueDates(database, { now: Date.now(), mail: true })
      mail.smtp.refuse = () => (isRefusing ? 421 : undefined)
      const hasDrop = i % 17 === 3
      const hasKill = i % 23 === 5
      mail.smtp.dropsLine = () => hasDrop
      if (hasDrop || hasKill) disturb(3)
      at(noon(today) - 3 * HOUR_MS)
      await send()
      mail.smtp.dropsLine = () => false
      if (hasKill) {
        await killed()
        at(Date.now() + HOUR_MS)
        await send()
      }
      // People press “Done” on the date itself or a little before.
      if (i % 60 > 20) {
        at(noon(today) + 7 * HOUR_MS)
        let moved = 0
        for (const member of await members())
          for (const date of (await readDates(database, member)).dates)
            if (date.day <= dayAfter(today, 3) && draw() < 0.5) {
              for (const step of stepsOf(date))
                if (step.on >= today) owed.delete(stepCause(date, member, step))
              await moveOn(database, member, date, Date.now())
              moved += 1
            }
        if (moved) await note()
      }
      if (i === 400 || i === 700) {
        const [member] = await members()
        // An erasure deletes the doubts too, so they are counted first.
        count(await doubtsNow(), before)
        before = await doubtsNow()
        await eraseEntry(database, member!.email)
        await createErasureLog(database, settings).keep()
        erased.set(member!.email_key, today)
      }
      if (i % 180 === 65) {
        backup = (await takeBackup(database, settings)).file
        inBackup = await doubtsNow()
      }
      if (i % 180 === 79 && backup) {
        disturb(0)
        for (let back = 0; back < 15; back++) disturbed.add(dayAfter(today, -back))
        at(noon(today) + 9 * HOUR_MS)
        inGap += (await restore(backup)).length
        backup = ''
      }
    }
    count(await doubtsNow(), before)

    expect(arrived.length).toBeGreaterThan(80)
    expect(inGap).toBeGreaterThan(0)
    const byMessage = new Map([...owed].map(([cause, what]) => [nameOf(cause), { cause, ...what }]))
    const times = new Map<string, number>()
    for (const { to, on, messageId, raw } of arrived) {
      const name = messageId.slice(1, messageId.indexOf('@'))
      times.set(name, (times.get(name) ?? 0) + 1)
      const day = /Subject: (?:.|\r\n )*?: (\d+) (\w+)\s+(\d{4})/.exec(raw)!
      const said = `${day[1]} ${day[2]} ${day[3]}`
      const dates = Array.from({ length: 32 }, (_, n) => dayAfter(on, n))
      // When it arrived, its date was at most a month ahead and had not passed.
      expect(dates.map(ukLongDay)).toContain(said)
      expect(on <= (erased.get(to) ?? '9999')).toBe(true)
      const known = byMessage.get(name)
      if (known) expect(raw.includes('comes late')).toBe(on > known.on)
    }
    const doubts = new Map([...counted].map(([cause, n]) => [nameOf(cause), n]))
    for (const [name, n] of times) expect(n).toBeLessThanOrEqual(1 + (doubts.get(name) ?? 0))
    expect([...counted.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(5)

    let onTime = 0
    for (const [cause, { on, to }] of owed) {
      if (on >= dayAfter(START, DAYS) || on >= (erased.get(to) ?? '9999')) continue
      if (disturbed.has(on) || on <= START) continue
      const days = arrived
        .filter(({ messageId }) => messageId.startsWith(`<${nameOf(cause)}@`))
        .map(one => one.on)
      expect({ cause, days }).toEqual({ cause, days: [on] })
      onTime += 1
    }
    expect(onTime).toBeGreaterThan(50)
  })
})
