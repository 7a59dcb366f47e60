import type { NodemailerError } from 'nodemailer'

/**
 * Why an email was not sent. `server`: the mail server cannot be used, for this email or any other.
 * `later`: it asks us to try this email again later. `refused`: it refuses this email for good.
 * `in-doubt`: it got the email, or part of it, but never said whether it accepted it.
 */
export type MailFaultKind = 'server' | 'later' | 'refused' | 'in-doubt'

/**
 * Thrown for an email that, as far as we know, was not sent. The message may quote an address: store it
 * in the row, never log it.
 */
export class MailFault extends Error {
  readonly kind: MailFaultKind
  /** The mail server's reply code or the network's error code: safe to log. */
  readonly code: string

  constructor(kind: MailFaultKind, message: string, code = '') {
    super(message)
    this.kind = kind
    this.code = code
  }

  /** Returns code and message, short enough to store. */
  get reason(): string {
    return `${this.code} ${this.message}`.trim().slice(0, 500)
  }
}

/** What a mail server that is shutting down replies to any command. */
const CLOSING = 421

/** Classifies what the SMTP client throws. `begun`: the email's content was already on its way. */
export function faultOf(error: unknown, begun = false): MailFault {
  if (error instanceof MailFault) return error
  const { code = 'UNKNOWN', command = '', responseCode, permanent, message } = error as NodemailerError
  if (begun && responseCode === undefined) return new MailFault('in-doubt', message, code)
  // A refused sender is a mistake in our settings, not this email's fault.
  const aboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && !command.startsWith('MAIL')
  if (!aboutThisMail || responseCode === CLOSING)
    return new MailFault('server', message, String(responseCode ?? code))
  if (responseCode === undefined) return new MailFault('refused', message, code)
  return new MailFault(permanent ? 'refused' : 'later', message, String(responseCode))
}
