import type { NodemailerError } from 'nodemailer'

/**
 * Why a mail did not go. `relay`: the mail server could not be used, for this mail or any other; `later`: it asks to
 * come back with this one; `never`: it will not take it; `perhaps`: it was given the mail, or part of it, and has not
 * said what it did with it.
 */
export type MailFaultKind = 'relay' | 'later' | 'never' | 'perhaps'

/** A mail that was not sent, as far as is known. The message may quote an address: it is stored beside that, and not logged. */
export class MailFault extends Error {
  readonly kind: MailFaultKind
  /** The mail server's reply code or the network's error code: safe to log. */
  readonly code: string

  constructor(kind: MailFaultKind, message: string, code = '') {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** The mail server is shutting down, whatever it is asked. */
const CLOSING = 421

/** Turns what the SMTP client throws into what is to be done about it. `begun`: the mail itself was on its way. */
export function faultOf(error: unknown, begun = false): MailFault {
  if (error instanceof MailFault) return error
  const { code = 'UNKNOWN', command = '', responseCode, permanent, message } = error as NodemailerError
  if (begun && responseCode === undefined) return new MailFault('perhaps', message, code)
  // A refused sender is the configuration's fault, not the mail's.
  const aboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && !command.startsWith('MAIL')
  if (!aboutThisMail || responseCode === CLOSING)
    return new MailFault('relay', message, String(responseCode ?? code))
  if (responseCode === undefined) return new MailFault('never', message, code)
  return new MailFault(permanent ? 'never' : 'later', message, String(responseCode))
}
