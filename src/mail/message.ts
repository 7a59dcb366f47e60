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
  copyOf?: CopyOf
}

/**
 * One copy of an email that many people get. `original` is one object for all copies. `own` has this copy's links, or words
 * that need no escaping in HTML, by their marks in the original.
 */
export type CopyOf = {
  original: Pick<Mail, 'html' | 'text' | 'unsubscribe'>
  own: Record<string, string>
}

/** An email to the operator. `replyTo`: the person who gets a reply to it. */
export type Note = Omit<Mail, 'unsubscribe' | 'copyOf'> & {
  replyTo?: string
  unsubscribe?: never
  copyOf?: never
}

/** An email as nodemailer takes it. Throws a MailFault if nothing can be sent to the address. */
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
 * The part of it that the mail server needs. The Message-ID is made from the cause, so that receivers recognise an email
 * that is sent again because it was in doubt. Throws as `messageOf` does.
 */
export function envelopeOf(
  { to, returnTo }: Pick<Mail, 'to' | 'returnTo'>,
  cause: string,
  from: string,
): SendMailOptions {
  assertDeliverable(to)
  return {
    // As an object it is one address, whatever it contains.
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

/** A name for a cause that reveals nothing about it. */
export function nameOf(cause: string): string {
  return createHash('sha256').update(cause).digest('hex').slice(0, 32)
}

/** Gives the envelope sender of an email: where reports of it come back to. */
export type ReturnTo = (mail: { cause: string; email_key: string }) => Promise<string>
