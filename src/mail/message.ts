import { hash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { isDeliverable, readSender, senderDomain } from './address.ts'
import { MailFault } from './mail-fault.ts'

/**
 * `unsubscribe`: where a mail program posts to unsubscribe. `returnTo`: where mail servers send reports, by
 * default the sender. `cause`: what to make the Message-ID from, if one row is used for several emails in turn.
 */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  unsubscribe: string
  returnTo?: string | undefined
  cause?: string
  copyOf?: CopyOf
}

/**
 * One copy of an email to many people. `original` is the same object for all copies. `own` replaces the
 * placeholders in it with this copy's links, or with words that need no HTML escaping.
 */
export type CopyOf = {
  original: Pick<Mail, 'html' | 'text' | 'unsubscribe'>
  own: Record<string, string>
}

/** An email to the operator. `replyTo`: the person who should get a reply. */
export type Note = Omit<Mail, 'unsubscribe' | 'copyOf'> & {
  replyTo?: string
  unsubscribe?: never
  copyOf?: never
}

/**
 * Converts an email for nodemailer. The same cause always gives the same Message-ID. Throws a MailFault if an
 * address is not deliverable.
 */
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
      // Asks for no automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/**
 * Returns the sender, the recipient, the envelope and the Message-ID. The Message-ID is made from the cause,
 * so that receivers recognise an email that is sent again because it was in doubt. Throws like `messageOf`.
 */
export function envelopeOf(
  { to, returnTo }: Pick<Mail, 'to' | 'returnTo'>,
  cause: string,
  from: string,
): SendMailOptions {
  assertDeliverable(to)
  return {
    // Given as objects, these count as one address each, whatever they contain.
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

/** Returns an opaque name for a cause. */
export const nameOf = (cause: string): string => hash('sha256', cause).slice(0, 32)

/** Returns the envelope sender of an email: the address that reports come back to. */
export type ReturnTo = (mail: { cause: string; email_key: string }) => Promise<string>
