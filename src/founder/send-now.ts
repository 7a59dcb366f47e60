import { MailFault } from '#src/mail/mail-fault.ts'
import type { MailSettings } from '#src/mail/mail-settings.ts'
import type { Mail } from '#src/mail/message.ts'
import { sendOnce } from '#src/mail/transport.ts'
import { Refusal } from './refusal.ts'

/**
 * Sends one email at once, without the outbox. `id`: what its Message-ID is made from. Throws a Refusal if
 * the mail server does not accept it.
 */
export const sendNow = (settings: MailSettings, mail: Mail, id: string): Promise<void> =>
  sendOnce(settings, mail, id).catch(error => {
    throw error instanceof MailFault
      ? new Refusal(`the mail server did not accept it: ${error.message}`)
      : error
  })
