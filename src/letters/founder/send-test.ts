import type { Database } from '#src/db/database.ts'
import type { withMailOn } from '#src/founder/mail-environment.ts'
import type { Letter } from '#src/letters/letter.ts'
import { openTransport } from '#src/mail/transport.ts'
import { entryKey } from '#src/waitlist/server/join/store.ts'
import { createMembers } from '#src/waitlist/server/member/member.ts'
import { checkLetter } from './checked-letter.ts'

/** Checks a letter and sends it to one address now. Returns what to tell of it. Throws LetterFaults or a MailFault. */
export async function sendTest(
  database: Database,
  letter: Letter,
  settings: ReturnType<typeof withMailOn>,
  email: string,
): Promise<string> {
  const { writeTo } = await checkLetter(database, letter, settings)
  const key = entryKey(email)
  const entry = await createMembers(database).findByKey(key)
  const transport = openTransport(settings.mail, 1)
  try {
    const mail = await writeTo(entry ?? { email_key: key, email, joined_at: 0 })
    await transport.send({ ...mail, to: email }, `letter test:${letter.name}:${key}:${Date.now()}`)
  } finally {
    transport.close()
  }
  return `Sent to ${email}${entry ? '' : ', who is not on the list: its own two links open nothing'}. Read it on a phone, in the dark, with pictures off.`
}
