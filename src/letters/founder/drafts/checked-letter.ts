import * as v from 'valibot'
import type { Database } from '#src/db/database.ts'
import type { Context } from '#src/founder/action.ts'
import { field, inputFile } from '#src/founder/fields.ts'
import { inputText } from '#src/founder/files/input-text.ts'
import { type MailEnvironment, senderFaults } from '#src/founder/mail-environment.ts'
import type { Letter } from '#src/letters/letter.ts'
import { createLetterWriter, type Recipient } from '#src/letters/mails/letter-writer.ts'
import { pictureOf, picturePath } from '#src/letters/pictures/picture-path.ts'
import { readPictures } from '#src/letters/pictures/picture-store.ts'
import { addressesOf, letterFaults } from '#src/letters/text/letter-faults.ts'
import { checkFields, LetterFaults, readLetter } from '#src/letters/text/letter-file.ts'
import { createLinks } from '#src/waitlist/server/confirm/mail-links.ts'

const typedLetter = v.object(v.entriesFromList(['name', 'subject', 'preview', 'purpose', 'body'], v.string()))

/** A letter's file, or a letter typed on the desk. */
export const letterField = field(v.union([inputFile('FILE'), typedLetter]), {
  placeholder: 'FILE',
  positional: 'word',
  file: true,
  label: 'The letter',
})

export type Given = v.InferOutput<typeof letterField>

/** Reads and checks the letter. Throws LetterFaults. */
export async function givenLetter(given: Given): Promise<Letter> {
  return 'open' in given ? readLetter(given.name, await inputText(given)) : checkFields(given)
}

/** The longest address, which makes the longest links. */
const LONGEST: Recipient = {
  email_key: `${'x'.repeat(64)}@${'x'.repeat(186)}.uk`,
  email: 'x@x.uk',
  joined_at: Date.now(),
}

type Sender = Pick<MailEnvironment, 'publicUrl' | 'operator'>

/**
 * Reads a letter and checks it, including that it says who sends it. Throws LetterFaults with everything that is wrong.
 */
export async function checkedLetter(given: Given, list: Context['list'], sender: Sender) {
  const letter = await givenLetter(given)
  const database = await list()
  const { faults, ...checked } = await draftLetter(database, letter, sender)
  if (faults.length) throw new LetterFaults(faults)
  return { database, letter, ...checked }
}

/** Returns a letter as one recipient would get it now, and what stops it from being sent. */
export async function draftLetter(database: Database, letter: Letter, { publicUrl, operator }: Sender) {
  const writeTo = createLetterWriter({ links: createLinks(database, publicUrl), publicUrl, operator })(letter)
  const mail = await writeTo(LONGEST)
  const pictures = await picturesOf(database, letter, publicUrl)
  const missing = addressesOf(letter, 'image').filter(
    path => pictureOf(path) && !pictures.has(publicUrl + path),
  )
  const faults = [
    ...senderFaults({ operator, publicUrl }),
    ...letterFaults(letter, mail, publicUrl),
    ...missing.map(path => `this picture is no longer kept: put it in again: ${path}`),
  ]
  return { mail, writeTo, faults, pictures }
}

/** Returns a letter's pictures as data URLs, by their addresses. */
async function picturesOf(
  database: Database,
  letter: Letter,
  publicUrl: string,
): Promise<Map<string, string>> {
  const names = addressesOf(letter, 'image').flatMap(path => pictureOf(path)?.name ?? [])
  const kept = await readPictures(database, names)
  return new Map(
    [...kept].map(([name, jpeg]) => [publicUrl + picturePath(name), `data:image/jpeg;base64,${jpeg}`]),
  )
}
