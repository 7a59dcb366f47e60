import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import { createLogger } from '#src/http/logger.ts'
import { createReports } from '#src/letters/bounces/note-report.ts'
import { createReturnAddress } from '#src/letters/bounces/return-address.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { createTroubles } from '#src/trouble.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { eventually } from '#test/support/eventually.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { openMailSite } from '#test/support/mail/test-mail-site.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { createFounderPost } from './founder-post.ts'

/** Noon in the UK on a Monday. */
const NOON = Date.parse('2026-05-18T11:00Z')
/** Belongs to a visitor, and must not be in anything that is sent. */
const CANARY = { email: 'Canary.Bird@nest.example', words: 'My name is Tweety Canary' }

const CONFIG = {
  publicUrl: 'http://kerbside.test',
  operatorName: 'K',
  operatorContact: 'team@kerbside.test',
  mail: undefined,
}

test.each(ENGINES)(
  '%s: the letter and an alert arrive by email, in both parts, without personal data',
  async engine => {
    const news = { email: 'founder@kerbside.test', notify: undefined, heartbeat: undefined }
    const site = await openMailSite(engine, { news, operatorContact: 'team@kerbside.test' })
    const { database } = site.server
    const week = Array.from({ length: 7 }, (_, i) =>
      testEntry(`c${i}.${CANARY.email}`, { joined_at: NOON - 3 * DAY_MS }),
    )
    await database.insertMissing(WAITLIST_INSERT, week)
    await insertRows(database, 'complaint', [
      {
        id: 'c',
        email_key: week[0]!.email_key,
        words: CANARY.words,
        received_at: NOON - HOUR_MS,
        due_at: NOON + 29 * DAY_MS,
        closed_at: null,
      },
    ])
    // Another person's mail server reports an email as spam.
    const sent = { cause: 'welcome', email_key: week[1]!.email_key }
    const row = {
      kind: 'welcome',
      queued_at: NOON,
      due_at: NOON,
      attempts: 1,
      leased_until: 0,
      sent_at: NOON,
    }
    await insertRows(database, 'mail_outbox', [{ ...sent, ...row }])
    const returnAddress = createReturnAddress(database, 'kerbside.test')
    const report = readFileSync('src/letters/bounces/corpus/complaint/arf-return-path-only.eml', 'utf8')
      .replaceAll('bounce+TOKEN@kerbside.test', await returnAddress.of(sent))
      .replaceAll('visitor@recipient.test', sent.email_key)
    const reports = createReports({ database, returnAddress, now: () => NOON - HOUR_MS })
    expect(await reports.take(Buffer.from(report))).toMatchObject({ noted: 'complaint' })
    const mail = { via: { url: site.smtp.url }, from: 'a@b.uk', perDay: 9 }
    const post = createFounderPost({
      database,
      config: { ...CONFIG, mail, news },
      logger: createLogger('silent'),
      alerts: () => [],
      troubles: createTroubles(createLogger('silent')),
      disk: async () => ({ free: 1, size: 1 }),
    })
    await Promise.all([post.look(NOON), post.look(NOON)])
    await eventually(() => expect(site.mailsTo('founder@kerbside.test')).toHaveLength(2))
    const raws = site.smtp.received.map(({ raw }) => raw.replaceAll('=\r\n', ''))
    const letter = raws.find(raw => raw.includes('joined last week'))!
    const alert = raws.find(raw => raw.includes('A complaint came in'))!
    expect(letter).toMatch(/^Subject: .*7 joined/m)
    expect(letter).toContain('1 complaint is waiting to be acknowledged, by 16 June 2026')
    expect(letter).toContain('Manchester, M')
    expect(alert).toContain('1 complaint is waiting for your answer. 1 email was reported as spam.')
    for (const raw of raws) {
      const body = raw.slice(raw.indexOf('\r\n\r\n'))
      expect(body).not.toMatch(/canary|tweety|nest\.example|[\w.]@[\w.]/i)
      expect(raw).not.toMatch(/^List-Unsubscribe|^Reply-To/m)
    }
    await site.close()
  },
)
