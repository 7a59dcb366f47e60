import * as v from 'valibot'
import { isLoopback, type MailSettings } from '#src/mail/mail-settings.ts'
import { readSite, readVariables, siteVariables } from '#src/site-settings.ts'
import { Misuse, Refusal, settingsFrom } from './refusal.ts'

const variables = { ...siteVariables, OPERATOR_EMAIL: v.optional(v.string()) }

/** Settings that commands about mail share with the server. */
export type MailEnvironment = ReturnType<typeof readMailEnvironment>

/** Reads the mail settings. Throws Misuse if one is wrong, without quoting its value. */
export function readMailEnvironment(environment: NodeJS.ProcessEnv) {
  const read = settingsFrom(() => readVariables(variables, environment))
  const site = readSite(read)
  const { operatorName: name, operatorCompany: company, operatorContact: contact } = site
  return { ...site, port: read.PORT, operator: { name, company, contact, email: read.OPERATOR_EMAIL } }
}

/** Returns where a test email goes unless another address is typed. */
export const testAddress = ({ email, contact }: MailEnvironment['operator']): string =>
  email ?? (contact?.includes('@') ? contact : '')

/** Returns the mail settings. Throws Misuse if mail is off. */
export function withMailOn(read: MailEnvironment): MailEnvironment & { mail: MailSettings } {
  const { mail } = read
  if (!mail) throw new Misuse(MAIL_OFF)
  return { ...read, mail }
}

const MAIL_OFF =
  'email is off here: set SMTP_URL and PUBLIC_URL (or MAIL_DIR) as on the server, which then sends the emails'

type Sender = { operator: Pick<MailEnvironment['operator'], 'name' | 'contact'>; publicUrl: string }

/**
 * Returns the settings for email. Throws Misuse if email is off or a setting is wrong, and a Refusal with what is
 * missing before `what` can be sent.
 */
export function withSender(what: string, environment: NodeJS.ProcessEnv): ReturnType<typeof withMailOn> {
  const read = withMailOn(readMailEnvironment(environment))
  const faults = senderFaults(read)
  if (faults.length)
    throw new Refusal(`${what} cannot be sent:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
  return read
}

/** Returns what is missing before the list can be sent email. Throws Misuse if a setting is wrong. */
export function lacksForEmail(environment: NodeJS.ProcessEnv): string[] {
  const read = readMailEnvironment(environment)
  return [
    ...(read.mail ? [] : [MAIL_OFF]),
    ...senderFaults(read).map(fault => `an email is refused while ${fault}`),
  ]
}

/**
 * Returns the reasons why no email may go to the list: the law and mailbox providers require a named sender and
 * a way to unsubscribe.
 */
export function senderFaults({ operator: { name, contact }, publicUrl }: Sender): string[] {
  const isSafe = publicUrl.startsWith('https:') || isLoopback(new URL(publicUrl).hostname)
  return [
    !name && 'it does not say who sends it: set OPERATOR_NAME',
    !contact && 'it does not say how to reach the sender: set OPERATOR_CONTACT',
    !isSafe &&
      'its unsubscribe links do not begin with https://, so mail programs show no unsubscribe button: correct PUBLIC_URL',
  ].filter(fault => fault !== false)
}
