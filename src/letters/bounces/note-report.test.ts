import { generateKeyPairSync } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimSign } from 'mailauth'
import { describe, expect, test } from 'vitest'
import { letterWords } from '#src/content/letters.ts'
import { createTroubles } from '#src/trouble.ts'
import { askWhoJoinedAgain } from '#src/waitlist/server/confirm/confirmation-emails.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'
import { MINUTE_MS, names, withTestLetters } from '#test/support/mail/with-test-letters.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { startTestDns } from '#test/support/test-dns.ts'
import { openMaildir } from './inbox.ts'
import { createReports } from './note-report.ts'
import { describeReports, readReportFigures } from './report-figures.ts'
import { createReportWatch } from './report-watch.ts'
import { createReturnAddress } from './return-address.ts'

const CORPUS = join(import.meta.dirname, 'corpus')

describe.each(ENGINES)('what mail servers report on %s', engine => {
  const site = withTestLetters(engine)

  function open(resolver?: Resolver) {
    const { database } = site.own
    const returnAddress = createReturnAddress(database, 'kerbside.test')
    const reports = createReports({
      database,
      returnAddress,
      now: () => site.clock,
      ...(resolver && { resolver }),
    })
    /** Returns a report from the corpus, changed so that it is about a person's copy of the letter. */
    const report = async (file: string, person: string) => {
      const email_key = `${person}@x.uk`
      const address = await returnAddress.of({ cause: `letter:launch:${email_key}`, email_key })
      const text = readFileSync(join(CORPUS, `${file}.eml`), 'utf8')
      return Buffer.from(
        text
          .replaceAll('bounce+TOKEN@kerbside.test', address)
          .replaceAll('visitor@recipient.test', email_key),
      )
    }
    const member = async (person: string) =>
      (
        await database.query<{ undeliverable_at: number | null; unsubscribed_at: number | null }>(
          'select undeliverable_at, unsubscribed_at from waitlist where email_key = $1',
          [`${person}@x.uk`],
        )
      )[0]
    return { database, reports, report, member, returnAddress }
  }

  test('a dead address gets no more emails; joining again revives it, and an old report does not kill it again', async () => {
    const { database, reports, report, member } = open()
    await site.people(['a', 'b', 'c'])
    await site.send()
    const dead = await report('dead/postfix-gmail', 'a')
    expect(await reports.take(dead)).toMatchObject({ noted: 'dead', letter: 'launch', ours: true })
    await site.pass(80 * MINUTE_MS, site.openSender())
    expect(site.recipients()).toEqual(['b@x.uk', 'c@x.uk'])
    expect(await site.tally()).toMatchObject({ sent: 2, unwanted: 1, bounced: 1 })

    await askWhoJoinedAgain(database, ['a@x.uk'], site.clock)
    expect(await member('a')).toEqual({ undeliverable_at: null, unsubscribed_at: null })
    expect((await reports.take(dead)).noted).toBe('nothing')
    expect((await member('a'))!.undeliverable_at).toBeNull()

    expect((await reports.take(await report('complaint/arf-original-mail-from', 'b'))).noted).toBe(
      'complaint',
    )
    expect((await member('b'))!.unsubscribed_at).toBe(site.clock)
    expect(await site.tally()).toMatchObject({ bounced: 1, complained: 0 })

    const figures = describeReports(await readReportFigures(database))
    expect(figures).toMatch(/^Of 2 emails .*\n1 to an address that is gone \(0 on the list/)
    expect(figures).toContain('1 reported as spam: 50.00%, NOT below the 0.3% that')

    const late = await report('dead/postfix-gmail', 'c')
    await eraseEntry(database, 'c@x.uk')
    expect(await reports.take(late)).toEqual({ noted: 'nothing', ours: true, why: 'foreign' })
    await site.people(['c'])
    expect((await reports.take(late)).noted).toBe('nothing')
    expect(await database.query(`select 1 from mail_report where email_key = 'c@x.uk'`)).toEqual([])
  })

  test('many bounces that are our own fault stop the letter and mark nobody', async () => {
    const { database, reports, report } = open()
    await site.people(names(60))
    await site.send()
    const sender = site.openSender()
    await site.pass(20 * MINUTE_MS, sender)
    expect(site.recipients()).toHaveLength(20)
    const sent = site.recipients().map(address => address.replace('@x.uk', ''))
    const stops = []
    for (const person of sent.slice(0, 3))
      stops.push((await reports.take(await report('passing/postfix-spamhaus', person))).stopped)
    expect(stops).toEqual([undefined, undefined, expect.stringContaining('3 bounces out of 20')])
    expect(await site.state()).toBe('stopped')
    await site.pass(120 * MINUTE_MS, sender)
    expect(site.recipients()).toHaveLength(20)
    expect(await database.query('select 1 from waitlist where undeliverable_at is not null')).toEqual([])
  })

  test('unsigned complaints, which anyone can write, unsubscribe the person but do not stop the letter; signed ones stop it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const dns = await startTestDns({
      'k1._domainkey.fbl.provider.test': { TXT: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`] },
    })
    const { reports, report, member } = open(dns.resolver)
    await site.people(names(60))
    await site.send()
    await site.pass(20 * MINUTE_MS, site.openSender())
    const sent = site.recipients().map(address => address.replace('@x.uk', ''))
    const sign = async (raw: Buffer) => {
      const signatureData = [{ signingDomain: 'fbl.provider.test', selector: 'k1', privateKey }]
      const { signatures } = await dkimSign(raw, { signatureData } as never)
      return Buffer.concat([Buffer.from(signatures), raw])
    }
    const file = 'complaint/arf-to-the-sender'
    for (const person of sent.slice(0, 10)) {
      const { noted, stopped } = await reports.take(await report(file, person))
      expect([noted, stopped]).toEqual(['complaint', undefined])
      expect((await member(person))!.unsubscribed_at).toBe(site.clock)
    }
    // A complaint that was changed after it was signed, as anyone could do.
    const changed = (await sign(await report(file, sent[10]!))).toString().replace('Version: 1', 'Version: 2')
    expect((await reports.take(Buffer.from(changed))).stopped).toBeUndefined()
    expect(await site.tally()).toMatchObject({ complained: 0 })
    await site.own.database.query('update waitlist set unsubscribed_at = null')

    const stops = []
    for (const person of sent.slice(11, 14))
      stops.push((await reports.take(await sign(await report(file, person)))).stopped)
    expect(stops).toEqual([undefined, undefined, expect.stringContaining('3 complaints out of 20')])
    await dns.close()
  })

  test('an immediate refusal is judged by the same rule, and the envelope has the return address', async () => {
    const { returnAddress, reports, member } = open()
    await site.people(['gone', 'full', 'well'])
    await site.send()
    site.smtp.refuse = (stage, address) => {
      if (stage !== 'to') return undefined
      return /^gone/i.test(address) ? 550 : /^full/i.test(address) ? 552 : undefined
    }
    const sender = site.openSender({
      returnTo: returnAddress.of,
      refused: async ({ cause, email_key }, { message }) => {
        const said = message.replace(
          /55\d.*/,
          all => `${all} ${email_key.startsWith('gone') ? 'User unknown' : 'Mailbox full'}`,
        )
        await reports.refused({ cause, email_key, letter: 'launch' }, said)
      },
    })
    await site.pass(80 * MINUTE_MS, sender)
    expect(site.recipients()).toEqual(['well@x.uk'])
    expect((await member('gone'))!.undeliverable_at).not.toBeNull()
    expect((await member('full'))!.undeliverable_at).toBeNull()
    const { from } = site.smtp.received[0]!
    expect(from).toMatch(/^bounce\+[0-9a-v]{52}@kerbside\.test$/)
    expect(await returnAddress.find([`<${from.toUpperCase()}>`])).toEqual({
      cause: 'letter:launch:well@x.uk',
      email_key: 'well@x.uk',
      letter: 'launch',
    })
  })

  test('reads an email to a return address from a Maildir once and deletes it; leaves a person’s email and one of 30 MB', async () => {
    const { reports, report, member } = open()
    await site.people(['a', 'b'])
    await site.send()
    const path = mkdtempSync(join(tmpdir(), 'kerbside-maildir-'))
    for (const folder of ['new', 'cur', 'tmp']) mkdirSync(join(path, folder))
    const put = (name: string, raw: Buffer) => writeFileSync(join(path, 'new', name), raw)
    put('1.report', await report('dead/exim-user-unknown', 'a'))
    put('2.away', await report('nothing/out-of-office', 'a'))
    put('3.person', Buffer.from('From: someone@x.uk\nTo: hello@kerbside.test\n\nHello'))
    const large = await report('dead/exim-user-unknown', 'b')
    put('4.large', Buffer.concat([large, Buffer.alloc(30_000_000, 'x\n')]))
    const logged: string[] = []
    const note = (_about: object, line: string) => void logged.push(line)
    const log = { info: note, warn: note, error: note }
    const trouble = createTroubles(log).open('bounces', letterWords.bounces)
    const watch = createReportWatch({ inbox: openMaildir(path), reports, trouble, log })
    await watch.look()
    await watch.look()
    expect(readdirSync(join(path, 'new'))).toEqual([])
    expect(readdirSync(join(path, 'cur')).sort()).toEqual(['3.person:2,S', '4.large:2,S'])
    expect((await member('a'))!.undeliverable_at).not.toBeNull()
    expect((await member('b'))!.undeliverable_at).toBeNull()
    const gone = createReportWatch({ inbox: openMaildir(join(path, 'none')), reports, trouble, log })
    await gone.look()
    await gone.look()
    expect(logged).toEqual(['Bounces cannot be read'])
    expect(trouble.state()).toMatchObject({ reason: `there is no file ${path}/none/new` })
  })
})
