import type { Database } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import { createRecipients } from '#src/letters/sending/recipients.ts'
import { ukMinute } from '#src/time/uk-time.ts'

/** Stops a letter on every server. Returns how many have not got it. Throws where there is nothing to stop. */
export async function stopLetter(database: Database, name: string): Promise<number> {
  const store = createLetterStore(database)
  const { state } = await namedLetter(database, name)
  // Every server sees it before it begins the next email.
  if (!(await store.stop(name, `stopped by hand at ${ukMinute(Date.now())}`)))
    throw new Error(`it is ${state}: there is nothing to stop`)
  return createRecipients(database, name).left()
}

/** A letter that was stopped, and how many have not got it. Throws where it was not, or before it was written down. */
export async function stoppedLetter(database: Database, name: string) {
  const letter = await namedLetter(database, name)
  const left = await createRecipients(database, name).left()
  if (letter.state !== 'stopped' && !(letter.state === 'done' && left))
    throw new Error(`it is ${letter.state}: there is nothing to resume`)
  // It has its number of recipients once all of them are written down.
  if (!letter.recipients)
    throw new Error('it was stopped while it was written down: send it under another name')
  return { letter, left }
}

/** Has a stopped letter go on. Throws where it goes on already. */
export async function resumeLetter(database: Database, name: string): Promise<void> {
  const home = await createWitness(database, 'waitlist').home()
  const letter = await database.exclusively(session =>
    createLetterStore(session).resume(name, Date.now(), home),
  )
  if (!letter) throw new Error('somebody else has let it go on: nothing was done')
}

/** Lets search engines and the feed know a letter. Throws while it is being written down. */
export async function publishLetter(database: Database, name: string): Promise<void> {
  await namedLetter(database, name)
  if (!(await createLetterStore(database).publish(name, Date.now())))
    throw new Error('it is still being written down')
}

/** A letter by its name. Throws where there is none. */
export async function namedLetter(database: Database, name: string): Promise<StoredLetter> {
  const letter = await createLetterStore(database).find(name)
  if (!letter) throw new Error(`there is no letter ${name}: letter status lists them`)
  return letter
}
