import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimVerify } from 'mailauth'
import { migrate } from '#src/db/migrate.ts'
import { insertRows } from '#src/db/rows.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { runWaitlistWith } from '#test/support/run-waitlist.ts'
import { type Finding, until } from './finding.ts'
import { createList } from './list.ts'
import { noMailServers, startMailServers } from './mail-servers.ts'
import { startServerProcess } from './server-process.ts'

const PEOPLE = ['well', 'gone', 'refused'].map(name => `${name}@recipient.test`)

/**
 * Sends a letter through a real Postfix, signed by a real OpenDKIM. The server reads the bounces, from a Maildir and over
 * IMAP with TLS from a real Dovecot.
 */
export async function realMail(): Promise<Finding[]> {
  const why = noMailServers()
  if (why) return [{ what: 'a letter through Postfix and Dovecot', outcome: `skipped: ${why}`, ok: true }]
  return [await through('maildir'), await through('IMAP')]
}

async function through(way: 'maildir' | 'IMAP'): Promise<Finding> {
  const mail = await startMailServers()
  const list = await createList('sqlite')
  const environment = {
    SMTP_URL: mail.smtpUrl,
    BOUNCES: way === 'IMAP' ? mail.imapUrl : `maildir:${mail.maildir}`,
    MAIL_FROM: 'Kerbside <hello@kerbside.test>',
    PUBLIC_URL: 'https://kerbside.test',
    OPERATOR_NAME: 'Kerbside Ltd',
    OPERATOR_CONTACT: 'hello@kerbside.test',
  }
  try {
    const { database } = list
    await migrate(database)
    const at = Date.now() - DAY_MS
    const rows = PEOPLE.map(email => ({
      email_key: email,
      email,
      postcode: 'LS6 2AB',
      joined_at: at,
      notice: '1',
      confirmed_at: at,
    }))
    await insertRows(database, 'waitlist', rows)
    const file = join(mkdtempSync(join(tmpdir(), 'kerbside-letter-')), 'launch.md')
    writeFileSync(file, '---\nsubject: We open\npreview: Book\npurpose: launch\n---\nWe are open.\n')
    const words = ['letter', 'send', file, '--yes', '3']
    const { code, stderr } = await runWaitlistWith({ ...environment, DATABASE_URL: list.url }, ...words)
    if (code) throw new Error(stderr)
    await database.query('update letter set starts_at = decided_at')
    await database.query('update letter_recipient set due_at = 0')
    const dead = async () =>
      (
        await database.query<{ email: string }>(
          'select email from waitlist where undeliverable_at is not null order by 1',
        )
      )
        .map(({ email }) => email)
        .join(', ')

    const first = await startServerProcess(list.url, { environment })
    await until(() => mail.mails('well').all === 1 && mail.mails('bounce').all === 1)
    await first.end('SIGTERM')
    const signed = await signature(mail)
    const refused = await dead()
    // The server looks for reports at every start, and once a minute.
    const second = await startServerProcess(list.url, { environment })
    await until(() => mail.mails('bounce').all === 0)
    await second.end('SIGTERM')
    const gone = await dead()
    return {
      what: `a letter to three through Postfix, whose report is read by ${way}`,
      outcome: `signature: ${signed}; refused at once: ${refused}; after the report: ${gone}; left in the mailbox: ${mail.mails('bounce').all}`,
      ok:
        signed === 'pass, of all that matters' &&
        refused === 'refused@recipient.test' &&
        gone === 'gone@recipient.test, refused@recipient.test',
    }
  } finally {
    await list.remove()
    await mail.stop()
  }
}

/** Returns how a receiver judges the signature. */
async function signature({ unread, txt }: Awaited<ReturnType<typeof startMailServers>>): Promise<string> {
  const { results } = await dkimVerify(unread('well')[0]!, {
    resolver: async (name: string) => [[txt[name]!]],
  })
  const signed = results[0]?.signingHeaders?.keys.toLowerCase() ?? ''
  const all = ['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']
  const missing = all.filter(name => !signed.split(/[:,\s]+/).includes(name))
  return `${results[0]?.status.result}, ${missing.length ? `not of ${missing.join(', ')}` : 'of all that matters'}`
}
