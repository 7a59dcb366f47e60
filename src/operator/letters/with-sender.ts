import { type MailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { senderFaults } from '#src/letters/text/letter-faults.ts'
import { LetterFaults } from '#src/letters/text/letter-file.ts'

/** The settings of mail that must be on and say who sends it. Throws UsageFault, or LetterFaults with what is missing. */
export function withSender(read: MailEnvironment): ReturnType<typeof withMailOn> {
  const faults = senderFaults(read.operator, read.publicUrl)
  const known = withMailOn(read)
  if (faults.length) throw new LetterFaults(faults)
  return known
}
