import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Database } from '#src/db/database.ts'
import type { Context } from '#src/founder/action.ts'
import { field, inputFile } from '#src/founder/fields.ts'
import { inputText } from '#src/founder/input-text.ts'
import { type MailEnvironment, senderFaults } from '#src/founder/mail-environment.ts'
import type { Letter } from '#src/letters/letter.ts'
import { createLetterWriter, type Recipient } from '#src/letters/mails/letter-writer.ts'
import { addressesOf, letterFaults } from '#src/letters/text/letter-faults.ts'
import { checkFields, LetterFaults, readLetter } from '#src/letters/text/letter-file.ts'
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

export type Given = v.InferOutput<typeof letterField>

/** Reads it. Throws LetterFaults. */
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

/** Reads and checks a letter, and that it says who sends it. Throws LetterFaults with everything that is wrong. */
export async function checkedLetter(given: Given, list: Context['list'], sender: Sender) {
  const letter = await givenLetter(given)
  const database = await list()
  const { faults, ...checked } = await draftLetter(database, letter, sender)
  if (faults.length) throw new LetterFaults(faults)
  return { database, letter, ...checked }
}

/** Returns a letter as one recipient would get it now, with what stops it from being sent. */
export async function draftLetter(database: Database, letter: Letter, { publicUrl, operator }: Sender) {
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
  const missing = addressesOf(letter, 'image').filter(href => {
    const url = URL.parse(href, publicUrl)
    const isOurs = url?.origin === new URL(publicUrl).origin
    return isOurs && !existsSync(new URL(`.${url.pathname}`, pathToFileURL(`${FILES}/`)))
  })
  return missing.map(href => `the site has no such picture: put it into public/, and build: ${href}`)
}
