import { isLoopback } from '#src/mail/mail-settings.ts'
import { type MailEnvironment, readMailEnvironment, withMailOn } from './mail-environment.ts'
import { Refusal } from './refusal.ts'

type Sender = { operator: Pick<MailEnvironment['operator'], 'name' | 'contact'>; publicUrl: string }

/**
 * The settings of mail, which must be on and say who sends it. Throws Misuse, or a Refusal with what is missing; `what`
 * is what cannot be sent then.
 */
export function withSender(what: string, environment: NodeJS.ProcessEnv): ReturnType<typeof withMailOn> {
  const read = withMailOn(readMailEnvironment(environment))
  const faults = senderFaults(read)
  if (faults.length)
    throw new Refusal(`${what} cannot be sent:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
  return read
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
