import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import { createCopier } from './copies.ts'
import { faultOf } from './mail-fault.ts'
import { isLoopback, type MailSettings } from './mail-settings.ts'
import { envelopeOf, type Mail, messageOf, type Note, nameOf } from './message.ts'

/** Loaded only if mail is on, as it takes 70 ms at start. */
const loadNodemailer = (): typeof import('nodemailer') => createRequire(import.meta.url)('nodemailer')

/** How long to wait, in milliseconds. */
export type Patience = {
  /** For a connection, and for a greeting. */
  connect: number
  /** For everything before the content, where giving up never means that an email is sent twice. */
  envelope: number
  /** For the content and the reply to it: if we gave up sooner, emails would be sent twice (RFC 5321, 4.5.3.2.6). */
  content: number
}
const PATIENCE: Patience = { connect: 10_000, envelope: 60_000, content: 10 * 60_000 }

export type Transport = {
  /**
   * Resolves once the email is accepted, or if `may` resolves to false; rejects with a MailFault. Sends no
   * content before `may` resolves.
   */
  send(mail: Mail | Note, cause: string, may?: Promise<boolean>): Promise<void>
  /** Also aborts emails under way, which then fail. */
  close(): void
}

const SURE = Promise.resolve(true)

/** `begin` is called when the mail server asks for the content; from then on the server may have the email. */
type Opened = SendMailOptions & { begin: () => Promise<void>; written: Buffer[] | undefined }

const contentAfter = (begin: () => Promise<void>, content: AsyncIterable<Buffer> | Buffer[]) =>
  Readable.from(
    (async function* () {
      await begin()
      yield* content
    })(),
    { objectMode: false },
  )

/** Opens the transport that the settings name, with at most this many connections. */
export function openTransport(
  { via, from }: Pick<MailSettings, 'via' | 'from'>,
  connections: number,
): Transport {
  return 'folder' in via
    ? createFolderTransport(via.folder, from)
    : createSmtpTransport(via.url, from, connections)
}

/** Sends one email immediately. Rejects with a MailFault, also if `signal` aborts it. */
export async function sendOnce(settings: MailSettings, mail: Mail | Note, id: string, signal?: AbortSignal) {
  const { send, close } = openTransport(settings, 1)
  signal?.addEventListener('abort', close)
  try {
    await send(mail, id)
  } finally {
    signal?.removeEventListener('abort', close)
    close()
  }
}

/**
 * Creates a transport for SMTP: `url` is `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://` for TLS from
 * the first byte.
 */
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
    // Retries are decided in retry.ts.
    maxRequeues: 0,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.content,
    dnsTimeout: patience.connect,
    // A password leaves this machine only over TLS. A mail server on this machine has no trusted certificate.
    ...(isLoopback(hostname)
      ? { tls: { rejectUnauthorized: false } }
      : username && protocol === 'smtp:' && { requireTLS: true }),
  })
  const copy = createCopier(from, loadNodemailer)
  // nodemailer reads the content once the mail server has asked for it.
  transport.use('stream', ({ message, data }, done) => {
    const { begin, written } = data as Opened
    // A copy is already encoded, and skipping nodemailer's streams halves the processor time.
    if (written) message.createReadStream = () => contentAfter(begin, written)
    else message.processFunc(content => contentAfter(begin, content))
    done()
  })
  return {
    async send(mail, cause, may = SURE) {
      const ending = new AbortController()
      const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms)
      let timer = endAfter(patience.envelope)
      let [begun, held] = [false, false]
      const begin = async () => {
        held = !(await may)
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
      } catch (error) {
        if (!held) throw faultOf(error, begun)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** Creates a transport that writes each email to a folder as an `.eml` file, for development. */
export function createFolderTransport(folder: string, from: string): Transport {
  mkdirSync(folder, { recursive: true })
  const transport = loadNodemailer().createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail, cause, may = SURE) {
      try {
        if (!(await may)) return
        const { message } = await transport.sendMail(messageOf(mail, cause, from))
        const file = join(folder, `${nameOf(cause)}.eml`)
        // Programs that watch the folder must only see complete files.
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
