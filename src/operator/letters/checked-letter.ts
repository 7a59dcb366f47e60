import { readFileSync } from 'node:fs'
import type { Database } from '#src/db/database.ts'
import type { Letter } from '#src/letters/letter.ts'
import { createLetterWriter, type Recipient } from '#src/letters/mails/letter-writer.ts'
import { letterFaults, senderFaults } from '#src/letters/text/letter-faults.ts'
import { LetterFaults, readLetter } from '#src/letters/text/letter-file.ts'
import type { Mail } from '#src/mail/message.ts'
import { createLinks } from '#src/waitlist/server/confirm/links.ts'
import { UsageFault } from '../command.ts'
import type { MailEnvironment } from '../mail-environment.ts'

/** A letter that may go, and as one recipient would get it. */
export type CheckedLetter = { letter: Letter; mail: Mail; writeTo: (to: Recipient) => Promise<Mail> }

/** The longest address makes the longest links. */
const LONGEST: Recipient = {
  email_key: `${'x'.repeat(64)}@${'x'.repeat(186)}.uk`,
  email: 'x@x.uk',
  joined_at: Date.now(),
}

/** Reads a letter's file and checks it, and that it says who sends it. Throws LetterFaults with all that is wrong. */
export async function checkLetter(
  database: Database,
  path: string,
  { publicUrl, operator }: MailEnvironment,
): Promise<CheckedLetter> {
  const letter = readLetter(path, readText(path))
  const writeTo = createLetterWriter({ links: createLinks(database, publicUrl), publicUrl, operator })(letter)
  const mail = await writeTo(LONGEST)
  const faults = [...senderFaults(operator, publicUrl), ...letterFaults(letter, mail, publicUrl)]
  if (faults.length) throw new LetterFaults(faults)
  return { letter, mail, writeTo }
}

/** The one file that a command was given. */
export function readPath([path, ...more]: readonly string[]): string {
  if (!path || more.length) throw new UsageFault('name one FILE, a letter in Markdown')
  return path
}

function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read: ${message}`)
  }
}
