import { isLoopback } from '#src/mail/mail-settings.ts'
import { type MailEnvironment, readMailEnvironment, withMailOn } from './mail-environment.ts'
import { Refusal } from './refusal.ts'

type Sender = { operator: Pick<MailEnvironment['operator'], 'name' | 'contact'>; publicUrl: string }

/**
 * Returns the settings of mail, which must be on and say who sends it. Throws Misuse, or a Refusal with what is missing;
 * `what` is what then cannot be sent.
 */
export function withSender(what: string, environment: NodeJS.ProcessEnv): ReturnType<typeof withMailOn> {
  const read = withMailOn(readMailEnvironment(environment))
  const faults = senderFaults(read)
  if (faults.length)
    throw new Refusal(`${what} cannot be sent:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
  return read
}

/** Returns what stops any email to the list: the law and mail providers require an identity and a way to unsubscribe. */
export function senderFaults({ operator: { name, contact }, publicUrl }: Sender): string[] {
  const isSafe = publicUrl.startsWith('https:') || isLoopback(new URL(publicUrl).hostname)
  return [
    !name && 'it does not say who sends it: set OPERATOR_NAME',
    !contact && 'it does not say how to reach the sender: set OPERATOR_CONTACT',
    !isSafe &&
      'its unsubscribe links would not be HTTPS, which a mail program’s unsubscribe button needs: set PUBLIC_URL',
  ].filter(fault => fault !== false)
}
