import { isLoopback } from '#src/mail/mail-settings.ts'
import { type MailEnvironment, withMailOn } from './mail-environment.ts'
import { Refusal } from './refusal.ts'

type Sender = { operator: Pick<MailEnvironment['operator'], 'name' | 'contact'>; publicUrl: string }

/** The settings of mail, which must be on and say who sends it. Throws Misuse, or a Refusal with what is missing. */
export function withSender(read: MailEnvironment): ReturnType<typeof withMailOn> {
  const known = withMailOn(read)
  const faults = senderFaults(read)
  if (faults.length)
    throw new Refusal(`no email can be sent to the list:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
  return known
}

/** What keeps any email to the list from going: the law and the mail providers ask for an identity and a way out. */
export function senderFaults({ operator: { name, contact }, publicUrl }: Sender): string[] {
  return [
    ...(name ? [] : ['it does not say who sends it: set OPERATOR_NAME']),
    ...(contact ? [] : ['it does not say how to reach the sender: set OPERATOR_CONTACT']),
    ...(publicUrl.startsWith('https:') || isLoopback(new URL(publicUrl).hostname)
      ? []
      : [
          'its links to unsubscribe would not be HTTPS, which one press in a mail program needs: set PUBLIC_URL',
        ]),
  ]
}
