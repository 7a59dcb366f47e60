import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Database } from '#src/db/database.ts'
import { field, inputFile } from '#src/founder/fields.ts'
import { inputText } from '#src/founder/input-text.ts'
import { type MailEnvironment, senderFaults } from '#src/founder/mail-environment.ts'
import type { Letter } from '#src/letters/letter.ts'
import { createLetterWriter, type Recipient } from '#src/letters/mails/letter-writer.ts'
import { addressesOf, letterFaults } from '#src/letters/text/letter-faults.ts'
import { checkFields, LetterFaults, readLetter } from '#src/letters/text/letter-file.ts'
import type { Mail } from '#src/mail/message.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'

const typedLetter = v.object({
  name: v.string(),
  subject: v.string(),
  preview: v.string(),
  purpose: v.string(),
  body: v.string(),
})

/** A letter's file, or a letter typed on the desk. */
export const letterField = field(v.union([inputFile('FILE'), typedLetter]), {
  placeholder: 'FILE',
  positional: 'word',
  file: true,
  label: 'The letter',
})

/** Reads it. Throws LetterFaults. */
export async function givenLetter(given: v.InferOutput<typeof letterField>): Promise<Letter> {
  return 'open' in given ? readLetter(given.name, await inputText(given)) : checkFields(given)
}

/** A letter that may be sent, as one recipient would get it. */
type CheckedLetter = { mail: Mail; writeTo: (to: Recipient) => Promise<Mail> }

/** The longest address, which makes the longest links. */
const LONGEST: Recipient = {
  email_key: `${'x'.repeat(64)}@${'x'.repeat(186)}.uk`,
  email: 'x@x.uk',
  joined_at: Date.now(),
}

type Sender = Pick<MailEnvironment, 'publicUrl' | 'operator'>

/** Checks a letter, and that it says who sends it. Throws LetterFaults with everything that is wrong. */
export async function checkLetter(
  database: Database,
  letter: Letter,
  sender: Sender,
): Promise<CheckedLetter> {
  const { faults, ...checked } = await draftLetter(database, letter, sender)
  if (faults.length) throw new LetterFaults(faults)
  return checked
}

/** Returns a letter as it is now, with what stops it from being sent. */
export async function draftLetter(
  database: Database,
  letter: Letter,
  { publicUrl, operator }: Sender,
): Promise<CheckedLetter & { faults: string[] }> {
  const writeTo = createLetterWriter({ links: createLinks(database, publicUrl), publicUrl, operator })(letter)
  const mail = await writeTo(LONGEST)
  const faults = [
    ...senderFaults({ operator, publicUrl }),
    ...letterFaults(letter, mail, publicUrl),
    ...missingPictures(letter, publicUrl),
  ]
  return { mail, writeTo, faults }
}

/** The built site's files, if it is built here. */
const FILES = 'dist/client'

function missingPictures(letter: Letter, publicUrl: string): string[] {
  if (!existsSync(FILES)) return []
  return addressesOf(letter, 'image').flatMap(href => {
    const url = URL.parse(href, publicUrl)
    if (url?.origin !== new URL(publicUrl).origin) return []
    return existsSync(new URL(`.${url.pathname}`, pathToFileURL(`${FILES}/`)))
      ? []
      : [`the site has no such picture: put it into public/, and build: ${href}`]
  })
}
