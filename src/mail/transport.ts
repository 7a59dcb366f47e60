import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { faultOf } from './mail-fault.ts'
import { type Mail, messageOf, nameOf } from './message.ts'

/** Read only where mail is on: it takes 70 ms of a start. */
const loadNodemailer = (): typeof import('nodemailer') => createRequire(import.meta.url)('nodemailer')

/** Milliseconds for a connection, a greeting, and a silence in between. */
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** Milliseconds for one mail in all: a server that trickles is never silent. */
const MAIL_MS = 60_000

export type Transport = {
  /** Resolves once the mail was taken, rejects with a MailFault. */
  send(mail: Mail, cause: string): Promise<void>
  /** Ends what is under way, too: those mails fail. */
  close(): void
}

/** Sends by SMTP: `url` is `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://` for TLS from the first byte. */
export function createSmtpTransport(url: string, from: string, connections: number): Transport {
  const { protocol, hostname, username } = new URL(url)
  const transport = loadNodemailer().createTransport({
    pool: true,
    url,
    maxConnections: connections,
    // Whether a mail is tried again is the outbox's to say.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    // A password leaves this machine over TLS only.
    ...(username && protocol === 'smtp:' && !isLoopback(hostname) && { requireTLS: true }),
  })
  return {
    async send(mail, cause) {
      try {
        await transport.sendMail({ ...messageOf(mail, cause, from), signal: AbortSignal.timeout(MAIL_MS) })
      } catch (error) {
        throw faultOf(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** Writes each mail into a folder, as an `.eml` file that mail programs open. For development. */
export function createFolderTransport(folder: string, from: string): Transport {
  mkdirSync(folder, { recursive: true })
  const transport = loadNodemailer().createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail, cause) {
      try {
        const { message } = await transport.sendMail(messageOf(mail, cause, from))
        const file = join(folder, `${nameOf(cause)}.eml`)
        // Whoever watches the folder sees whole mails only.
        const part = join(folder, `.${randomUUID()}`)
        await writeFile(part, message as Buffer, { mode: 0o600 })
        await rename(part, file)
      } catch (error) {
        throw faultOf(error)
      }
    },
    close() {},
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}
