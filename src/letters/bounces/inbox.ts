import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImapFlow } from 'imapflow'
import type { SiteConfig } from '#src/feature.ts'
import { fileFault } from '#src/founder/files/file-fault.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { isLoopback, type MailSettings } from '#src/mail/mail-settings.ts'

/**
 * Where reports arrive. `take` passes each unread email to `work` and deletes it if that returns true;
 * otherwise the email stays, marked as read. Returns how many emails there were. `look` only opens the
 * inbox. If the inbox cannot be reached, both reject with words for a person.
 */
export type Inbox = {
  take(work: (raw: Uint8Array) => Promise<boolean>): Promise<number>
  look(): Promise<unknown>
}

/** Reports are smaller than this, in bytes, as our own emails are below 100 KB. Larger emails are not read. */
export const LARGEST = 250_000

/** How long to wait for an answer, in milliseconds. */
const PATIENCE_MS = 30_000

/**
 * Opens a folder of a mailbox: `imaps://USER:PASSWORD@HOST:PORT/FOLDER`, or `imap://` on this machine.
 * Connects for each check.
 */
export function openImapFolder(url: string): Inbox {
  const { protocol, hostname, host, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const user = decodeURIComponent(username)

  async function inFolder<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || (secure ? 993 : 143),
      secure,
      auth: { user, pass: decodeURIComponent(password) },
      logger: false,
      // No authority signs a certificate for a mail server on this machine.
      ...(isLoopback(hostname) && { tls: { rejectUnauthorized: false } }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    })
    // Ignored, as an error that breaks the connection also rejects the waiting call.
    client.on('error', () => {})
    await client.connect().catch(refuse)
    try {
      await client.mailboxOpen(folder).catch((error: { mailboxMissing?: boolean }) => {
        throw error.mailboxMissing ? new Error(`${host} has no folder ${folder} for ${user}`) : error
      })
      return await work(client)
    } finally {
      await client.logout().catch(() => client.close())
    }
  }

  /** Throws the reason in our own words, because the library's error may contain the password. */
  function refuse(error: { authenticationFailed?: boolean; code?: string; message: string }): never {
    throw new Error(
      error.authenticationFailed
        ? `${host} refuses the password for ${user}`
        : `${host} cannot be reached (${error.code ?? error.message})`,
    )
  }

  return {
    look: () => inFolder(async () => {}),
    take: work =>
      inFolder(async client => {
        const unseen = (await client.search({ seen: false }, { uid: true })) || []
        for (const uid of unseen) {
          const at = { uid: true }
          const mail = await client.fetchOne(uid, { size: true, flags: true }, at)
          if (!mail) continue
          const isSmall = mail.size! <= LARGEST
          const { source } = (isSmall && (await client.fetchOne(uid, { source: true }, at))) || {}
          if (source && (await work(source))) await client.messageDelete(uid, at)
          else await client.messageFlagsAdd(uid, ['\\Seen'], at)
        }
        return unseen.length
      }),
  }
}

/** Opens a Maildir that a mail server delivers to; `new` holds unread emails. */
export function openMaildir(path: string): Inbox {
  const unread = join(path, 'new')
  const look = () =>
    readdir(unread, { withFileTypes: true }).catch(error => {
      throw fileFault(unread, 'read', error)
    })
  return {
    look,
    async take(work) {
      // A link could lead outside the folder, and a pipe never ends.
      const names = (await look()).flatMap(entry => (entry.isFile() ? entry.name : []))
      let broken: unknown
      // One bad file must not keep the others from being read. If a file is no longer there, another
      // server took it first.
      const note = (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') broken ??= fileFault(unread, 'read', error)
      }
      for (const name of names) {
        const file = join(unread, name)
        const raw = await readSmall(file).catch(note)
        if (raw === undefined) continue
        if (raw && (await work(raw))) await rm(file).catch(note)
        else await rename(file, join(path, 'cur', `${name}:2,S`)).catch(note)
      }
      if (broken) throw broken
      return names.length
    },
  }
}

/** Reads a file; null if it is too large for a report. */
const readSmall = async (file: string) => ((await stat(file)).size <= LARGEST ? readFile(file) : null)

/** Opens the inbox in the settings; undefined if the founder passes reports on by hand. */
export function openInbox({ bounces }: Pick<MailSettings, 'bounces'>): Inbox | undefined {
  if (!bounces || bounces === 'by-hand') return undefined
  return 'folder' in bounces ? openMaildir(bounces.folder) : openImapFolder(bounces.imap)
}

/** Preflight's check of the inbox for bounces: opens it and reads nothing. */
export async function inboxOpens({ mail }: SiteConfig): Promise<Finding[]> {
  const inbox = mail && openInbox(mail)
  if (!inbox) return []
  const what = 'The inbox for bounces'
  return [
    await inbox.look().then(
      () => met(what, 'It opens with the settings in BOUNCES.'),
      ({ message }: Error) => notMet(what, `${message}. Correct BOUNCES.`),
    ),
  ]
}
