import { hash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { isDeliverable, readSender, senderDomain } from './address.ts'
import { MailFault } from './mail-fault.ts'

/** `unsubscribe`: where a mail program posts to. `returnTo`: where mail servers send reports, by default the sender. */
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

/** Converts an email for nodemailer. One cause has one Message-ID. Throws a MailFault if the address is none. */
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
export const nameOf = (cause: string): string => hash('sha256', cause).slice(0, 32)

/** Returns the envelope sender of an email: the address that reports come back to. */
export type ReturnTo = (mail: { cause: string; email_key: string }) => Promise<string>
