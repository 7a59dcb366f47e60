import * as v from 'valibot'
import type { Queryable } from '#src/db/database.ts'
import { field } from '#src/founder/fields.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'

/** The ID of a letter that was sent. */
export const letterId = field(v.string(), { placeholder: 'ID', positional: 'word', label: 'The letter' })

/** Finds a letter by name. Throws a Refusal if there is none. */
export async function namedLetter(database: Queryable, name: string): Promise<StoredLetter> {
  const letter = await createLetterStore(database).find(name)
  if (!letter) throw new Refusal(`there is no letter ${name}`)
  return letter
}
