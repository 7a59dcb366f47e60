import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { isDeliverable, readSender, senderDomain } from './address.ts'
import { MailFault } from './mail-fault.ts'

/**
 * An email to one address. `unsubscribe`: where a mail program posts to unsubscribe. `returnTo`: where mail servers send
 * reports, by default the sender.
 */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  unsubscribe: string
  returnTo?: string | undefined
}

/** An email to the operator. `replyTo`: the person who should get a reply. */
export type Note = Omit<Mail, 'unsubscribe'> & { replyTo?: string; unsubscribe?: never }

/**
 * Converts an email for nodemailer. The Message-ID is made from the cause, so that receivers recognise an email that is sent
 * again after a doubt. Throws a MailFault if nothing can be sent to the address.
 */
export function messageOf(mail: Mail | Note, cause: string, from: string): SendMailOptions {
  const { to, returnTo, subject, text, html, unsubscribe } = mail
  const replyTo = 'replyTo' in mail ? mail.replyTo : undefined
  return {
    from: readSender(from),
    to: oneAddress(to),
    ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
    ...(returnTo && { envelope: { from: returnTo, to: [to] } }),
    messageId: `<${nameOf(cause)}@${senderDomain(from)}>`,
    subject,
    text,
    html,
    headers: {
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      // Asks for no automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** As an object it is one address, whatever it contains. */
function oneAddress(address: string) {
  if (!isDeliverable(address)) throw new MailFault('refused', 'not an address that mail can be sent to')
  return { name: '', address }
}

/** Returns an opaque name for a cause. */
export function nameOf(cause: string): string {
  return createHash('sha256').update(cause).digest('hex').slice(0, 32)
}

/** Returns the envelope sender of an email: the address that reports come back to. */
export type ReturnTo = (mail: { cause: string; email_key: string }) => Promise<string>
