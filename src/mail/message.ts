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

/**
 * What goes to the mail server. Its Message-ID is made from the cause: should a mail be sent again because it is not
 * known whether it was taken, receivers see that they have it. Throws a MailFault when nothing can be sent to the address.
 * `written`: the whole of it, where that is there already.
 */
export function messageOf(mail: Mail | Note, cause: string, from: string, written?: Buffer): SendMailOptions {
  const replyTo = 'replyTo' in mail ? mail.replyTo : undefined
  for (const address of [mail.to, ...(replyTo === undefined ? [] : [replyTo])])
    if (!isDeliverable(address)) throw new MailFault('never', 'not an address that mail can be sent to')
  // As objects they are one address each, whatever they hold.
  const sender = readSender(from)
  return {
    from: sender,
    to: { name: '', address: mail.to },
    ...(mail.returnTo && { envelope: { from: mail.returnTo, to: [mail.to] } }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(written ? { raw: written } : { subject: mail.subject, text: mail.text, html: mail.html }),
    messageId: `<${nameOf(cause)}@${senderDomain(from)}>`,
    headers: {
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      // No machine answers a machine.
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A name for a cause that tells nothing of it. */
export function nameOf(cause: string): string {
  return createHash('sha256').update(cause).digest('hex').slice(0, 32)
}
