import * as v from 'valibot'
import { isDeliverable, readSender } from './address.ts'

/** How to send emails, and who they are from. */
export type MailSettings = {
  via: { url: string } | { folder: string }
  /** The sender, as in a header: `Name <address>`. */
  from: string
  /** How many emails may be sent in a day (UTC), across all servers. */
  perDay: number
  /** Where reports from mail servers arrive. If unset, they go to the sender's address, and nobody reads them. */
  bounces?: { imap: string } | { folder: string } | 'by-hand' | undefined
}

const checked = (isRight: (text: string) => boolean, fault: string) =>
  v.optional(v.pipe(v.string(), v.check(isRight, fault)))

/** The environment variables of mail. No error quotes their values. */
export const mailVariables = {
  SMTP_URL: checked(isSmtpUrl, 'must be smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start'),
  MAIL_DIR: v.optional(v.string()),
  MAIL_FROM: checked(
    text => isDeliverable(readSender(text).address),
    'must be an address, or a name and an address: Name <hello@example.co.uk>',
  ),
  BOUNCES: v.optional(
    v.pipe(
      v.string(),
      v.transform(readBounces),
      v.check(to => to !== undefined, 'must be imaps://USER:PASSWORD@HOST/FOLDER, maildir:PATH or by-hand'),
    ),
  ),
  MAIL_PER_DAY: v.pipe(
    v.optional(v.string(), '2000'),
    v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
    v.transform(Number),
  ),
} as const

type Read = v.InferOutput<v.ObjectSchema<typeof mailVariables, undefined>>

/** Returns whether mail is on: either a mail server and the site's address are set, or a folder is. */
export function isMailOn(
  environment: Partial<Record<'SMTP_URL' | 'PUBLIC_URL' | 'MAIL_DIR', string | undefined>>,
) {
  const { SMTP_URL, PUBLIC_URL, MAIL_DIR } = environment
  return Boolean((SMTP_URL && PUBLIC_URL) || MAIL_DIR)
}

/** Reads the settings if mail is on. The default sender is `no-reply` at the site's host. */
export function readMailSettings(read: Read, site: { name: string; publicUrl: string }): MailSettings {
  const host = new URL(site.publicUrl).hostname.replace(/^www\./, '')
  return {
    via: read.MAIL_DIR ? { folder: read.MAIL_DIR } : { url: read.SMTP_URL! },
    from: read.MAIL_FROM ?? `${site.name} <no-reply@${host}>`,
    perDay: read.MAIL_PER_DAY,
    bounces: read.BOUNCES,
  }
}

/** Describes to an operator how emails are sent, in one line without the password. */
export function describeMail(settings: MailSettings | undefined): string {
  if (!settings) return 'Mail is off: it needs SMTP_URL and PUBLIC_URL, or MAIL_DIR'
  const { via, from, perDay } = settings
  const where = 'folder' in via ? `into the folder ${via.folder}` : `by ${new URL(via.url).host}`
  return `Mail goes ${where}, from ${from}, at most ${perDay} a day`
}

/** A password leaves this machine only over TLS. */
function readBounces(text: string): MailSettings['bounces'] {
  if (text === 'by-hand') return text
  const [, folder] = /^maildir:(.+)$/.exec(text) ?? []
  if (folder) return { folder }
  const url = URL.parse(text)
  const isImap = url?.protocol === 'imaps:' || (url?.protocol === 'imap:' && isLoopback(url.hostname))
  return isImap && url.hostname && url.username && url.password ? { imap: text } : undefined
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return !!url && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** Returns whether a host is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}
