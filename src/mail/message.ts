import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { isDeliverable, readSender, senderDomain } from './address.ts'
import { MailFault } from './mail-fault.ts'

/**
 * One mail to one address. `unsubscribe` is where a mail program posts to, to end all further ones; `returnTo` where
 * mail servers report to, the sender unless said.
 */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  unsubscribe: string
  returnTo?: string | undefined
  copyOf?: CopyOf
}

/**
 * Of a mail that many get: what is the same for all, one object for them all, and what is this one's own, by the mark
 * that stands for it in there: links, or words that HTML need not escape.
 */
export type CopyOf = {
  original: Pick<Mail, 'html' | 'text' | 'unsubscribe'>
  own: Record<string, string>
}

/** One mail to the operator, perhaps for somebody whom a reply reaches. */
export type Note = Omit<Mail, 'unsubscribe' | 'copyOf'> & {
  replyTo?: string
  unsubscribe?: never
  copyOf?: never
}

/** What goes to the mail server. Throws a MailFault when nothing can be sent to the address. */
export function messageOf(mail: Mail | Note, cause: string, from: string): SendMailOptions {
  const replyTo = 'replyTo' in mail ? mail.replyTo : undefined
  if (replyTo !== undefined) assertDeliverable(replyTo)
  return {
    ...envelopeOf(mail, cause, from),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      // No machine answers a machine.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/**
 * Of that, what the mail server needs to know. The Message-ID is made from the cause: should a mail be sent again because
 * it is not known whether it was taken, receivers see that they have it. Throws as `messageOf` does.
 */
export function envelopeOf(
  { to, returnTo }: Pick<Mail, 'to' | 'returnTo'>,
  cause: string,
  from: string,
): SendMailOptions {
  assertDeliverable(to)
  return {
    // As objects they are one address each, whatever they hold.
    from: readSender(from),
    to: { name: '', address: to },
    ...(returnTo && { envelope: { from: returnTo, to: [to] } }),
    messageId: `<${nameOf(cause)}@${senderDomain(from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function assertDeliverable(address: string) {
  if (!isDeliverable(address)) throw new MailFault('refused', 'not an address that mail can be sent to')
}

/** A name for a cause that tells nothing of it. */
export function nameOf(cause: string): string {
  return createHash('sha256').update(cause).digest('hex').slice(0, 32)
}
