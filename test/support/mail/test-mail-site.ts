import { expect } from 'vitest'
import type { Database } from '#src/db/database.ts'
import type { MaeveSettings } from '#src/maeve/server/settings.ts'
import type { AppConfig } from '#src/server/config.ts'
import { linksIn, startTestSmtp } from '#test/support/mail/test-smtp.ts'
import { eventually } from '../eventually.ts'
import { openTestServer } from '../test-server.ts'

export type MailSite = Awaited<ReturnType<typeof openMailSite>>

/** Opens a site that sends emails, and a mail server for them, to test the emails and their links. */
export async function openMailSite(
  engine: Database['engine'],
  {
    perDay = 1_000,
    ...config
  }: Partial<AppConfig> & { maeve?: MaeveSettings; perDay?: number; busyMs?: number } = {},
) {
  const smtp = await startTestSmtp()
  const lines: string[] = []
  const server = await openTestServer({
    engine,
    mail: { via: { url: smtp.url }, from: 'Kerbside <hello@kerbside.test>', perDay },
    ...config,
    logged: { write: line => void lines.push(line) },
  })
  await server.app.ready()

  const join = (email: string) =>
    server.app.inject({ method: 'POST', url: '/api/waitlist', payload: { email, postcode: 'M1 1AE' } })
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address))

  /** Waits until no email to an address is on its way: an email is recorded as sent a moment after it arrives. */
  async function noneUnderWay(email = 'me@x.uk') {
    const text = 'select 1 from mail_outbox where email_key = $1 and sent_at is null and failed_at is null'
    await eventually(async () => expect(await server.database.query(text, [email.toLowerCase()])).toEqual([]))
  }

  return {
    smtp,
    server,
    /** The server's log lines. */
    lines,
    join,
    mailsTo,
    noneUnderWay,
    get: (url: string) => server.app.inject(url),

    /** Posts a form's fields. */
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),

    /** The entry as it is stored. */
    async row(key = 'me@x.uk') {
      const text = 'select * from waitlist where email_key = $1'
      return (await server.database.query<Record<string, unknown>>(text, [key]))[0]
    },

    /** Joins, and returns the links of the resulting email. */
    async joined(email = 'Me@x.uk') {
      await join(email)
      await eventually(() => expect(mailsTo(email)).toHaveLength(1))
      await noneUnderWay(email)
      const links = linksIn(mailsTo(email)[0]!.raw)
      return { confirm: links.confirm!, manage: links.manage!, unsubscribe: links.unsubscribe! }
    },

    async close() {
      await server.close()
      await smtp.down()
    },
  }
}

/** Returns the token in a link. */
export function tokenOf(path: string): string {
  return new URLSearchParams(path.split('?')[1]).get('t')!
}
