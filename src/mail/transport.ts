import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import { createCopier } from './copies.ts'
import { isLoopback } from './loopback.ts'
import { faultOf } from './mail-fault.ts'
import { envelopeOf, type Mail, messageOf, type Note, nameOf } from './message.ts'
import type { MailSettings } from './settings.ts'

/** Read only where mail is on: it takes 70 ms of a start. */
const loadNodemailer = (): typeof import('nodemailer') => createRequire(import.meta.url)('nodemailer')

/** How long things are waited for, in milliseconds. */
export type Patience = {
  /** A connection, and a greeting. */
  connect: number
  /** All that comes before the mail itself. To give up here repeats nothing. */
  envelope: number
  /** The mail, and the yes to it: a client that gives up sooner sends twice (RFC 5321, 4.5.3.2.6). */
  content: number
}
const PATIENCE: Patience = { connect: 10_000, envelope: 60_000, content: 10 * 60_000 }

export type Transport = {
  /**
   * Resolves to true once the mail was taken, rejects with a MailFault. Until `may` resolves nothing of the mail itself
   * goes; where it says no, or fails, this resolves to false.
   */
  send(mail: Mail | Note, cause: string, may?: Promise<boolean>): Promise<boolean>
  /** Ends what is under way, too: those mails fail. */
  close(): void
}

const SURE = Promise.resolve(true)

/** `begin`: told that the mail itself is asked for, from when on the server may have it. */
type Opened = SendMailOptions & { begin: () => Promise<void>; written: Buffer[] | undefined }

const afterwards = (begin: () => Promise<void>, content: AsyncIterable<Buffer> | Buffer[]) =>
  Readable.from(
    (async function* () {
      await begin()
      yield* content
    })(),
    { objectMode: false },
  )

/** Opens what the settings say mails go by, with at most so many connections at once. */
export function openTransport(
  { via, from }: Pick<MailSettings, 'via' | 'from'>,
  connections: number,
): Transport {
  return 'folder' in via
    ? createFolderTransport(via.folder, from)
    : createSmtpTransport(via.url, from, connections)
}

/** Sends by SMTP: `url` is `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://` for TLS from the first byte. */
export function createSmtpTransport(
  url: string,
  from: string,
  connections: number,
  patience = PATIENCE,
): Transport {
  const { protocol, hostname, username } = new URL(url)
  const transport = loadNodemailer().createTransport({
    pool: true,
    url,
    maxConnections: connections,
    // Whether a mail is tried again is the outbox's to say.
    maxRequeues: 0,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.content,
    dnsTimeout: patience.connect,
    // A password leaves this machine over TLS only. On it, a mail server has no certificate that anyone vouches for.
    ...(isLoopback(hostname)
      ? { tls: { rejectUnauthorized: false } }
      : username && protocol === 'smtp:' && { requireTLS: true }),
  })
  const copy = createCopier(from, loadNodemailer)
  // A mail is read once the server has asked for it.
  transport.use('stream', ({ message, data }, done) => {
    const { begin, written } = data as Opened
    // What is written already needs none of the streams that nodemailer would lead it through: half of a mail's time.
    if (written) message.createReadStream = () => afterwards(begin, written)
    else message.processFunc(content => afterwards(begin, content))
    done()
  })
  return {
    async send(mail, cause, may = SURE) {
      const ending = new AbortController()
      const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms)
      let timer = endAfter(patience.envelope)
      let [begun, held] = [false, false]
      const begin = async () => {
        held = !(await may.catch(() => false))
        if (held || ending.signal.aborted) throw new Error('not to go')
        begun = true
        clearTimeout(timer)
        timer = endAfter(patience.content)
      }
      try {
        const written = mail.copyOf && (await copy(mail, mail.copyOf, cause))
        const message = (written ? envelopeOf : messageOf)(mail, cause, from)
        const options: Opened = { ...message, written, signal: ending.signal, begin }
        await transport.sendMail(options)
        return true
      } catch (error) {
        if (held) return false
        throw faultOf(error, begun)
      } finally {
        clearTimeout(timer)
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
    async send(mail, cause, may = SURE) {
      try {
        if (!(await may)) return false
        const { message } = await transport.sendMail(messageOf(mail, cause, from))
        const file = join(folder, `${nameOf(cause)}.eml`)
        // Whoever watches the folder sees whole mails only.
        const part = join(folder, `.${randomUUID()}`)
        await writeFile(part, message as Buffer, { mode: 0o600 })
        await rename(part, file)
        return true
      } catch (error) {
        throw faultOf(error)
      }
    },
    close() {},
  }
}
