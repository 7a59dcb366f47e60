import type { Queryable } from '#src/db/database.ts'
import { type MailEnvironment, readMailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { senderFaults } from '#src/founder/with-sender.ts'
import { delayInWords } from '#src/waitlist/founder/days-in-words.ts'

/** The settings of mail, which must be on and say who sends it. Throws a Refusal that begins with `what`. */
export function mailFor(what: string, environment: NodeJS.ProcessEnv): ReturnType<typeof withMailOn> {
  const read = withMailOn(readMailEnvironment(environment))
  const faults = senderFaults(read)
  if (faults.length)
    throw new Refusal(`${what} cannot be sent:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
  return read
}

/** Says that today's emails will not reach this many people; null where they will, or mail is off. */
export async function delayOf(database: Queryable, { mail }: Pick<MailEnvironment, 'mail'>, people: number) {
  return (mail && (await delayInWords(database, { people, perDay: mail.perDay }))) ?? null
}
