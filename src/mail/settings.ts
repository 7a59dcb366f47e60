import * as v from 'valibot'
import { isDeliverable, readSender } from './address.ts'
import { isLoopback } from './loopback.ts'

/** How mails go, and as whose. */
export type MailSettings = {
  via: { url: string } | { folder: string }
  /** The sender, as a header has it: `Name <address>`. */
  from: string
  /** Mails in a day (UTC), over all servers on one database. */
  perDay: number
  /** Where reports of mail servers arrive; without it they go to the sender, unread. */
  bounces?: { imap: string } | { folder: string } | 'by-hand' | undefined
}

/** The variables of mail, for the one schema of the environment. What is said of a bad one never quotes it. */
export const mailVariables = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, 'must be smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start'),
    ),
  ),
  MAIL_DIR: v.optional(v.string()),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(
        text => isDeliverable(readSender(text).address),
        'must be an address, or a name and an address: Name <hello@example.co.uk>',
      ),
    ),
  ),
  BOUNCES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        text => readBounces(text) !== undefined,
        'must be imaps://USER:PASSWORD@HOST/FOLDER, maildir:PATH or by-hand',
      ),
    ),
  ),
  MAIL_PER_DAY: v.pipe(
    v.optional(v.string(), '2000'),
    v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
    v.transform(Number),
  ),
} as const

type Read = v.InferOutput<v.ObjectSchema<typeof mailVariables, undefined>>

/** Whether an environment turns mail on: a mail server and the site's own address, or a folder. */
export function isMailOn(
  environment: Partial<Record<'SMTP_URL' | 'PUBLIC_URL' | 'MAIL_DIR', string | undefined>>,
) {
  const { SMTP_URL, PUBLIC_URL, MAIL_DIR } = environment
  return Boolean((SMTP_URL && PUBLIC_URL) || MAIL_DIR)
}

/** The settings of mail that is on. A sender that is not named is `no-reply` at the site's host. */
export function readMailSettings(read: Read, site: { name: string; publicUrl: string }): MailSettings {
  const host = new URL(site.publicUrl).hostname.replace(/^www\./, '')
  return {
    via: read.MAIL_DIR ? { folder: read.MAIL_DIR } : { url: read.SMTP_URL! },
    from: read.MAIL_FROM ?? `${site.name} <no-reply@${host}>`,
    perDay: read.MAIL_PER_DAY,
    bounces: read.BOUNCES === undefined ? undefined : readBounces(read.BOUNCES),
  }
}

/** One line on where mails go, for an operator: without a password. */
export function describeMail(settings: MailSettings | undefined): string {
  if (!settings) return 'Mail is off: it needs SMTP_URL and PUBLIC_URL, or MAIL_DIR'
  const { via, from, perDay } = settings
  const where = 'folder' in via ? `into the folder ${via.folder}` : `by ${new URL(via.url).host}`
  return `Mail goes ${where}, from ${from}, at most ${perDay} a day`
}

/** A password leaves this machine over TLS only. */
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
