import * as v from 'valibot'
import { periods } from '#src/content/periods.ts'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase-entry.ts'

export const erase = action({
  summary: 'erase an address everywhere',
  help: `Erases its entry, the records of its emails, its perk code and complaints, and its referral code on the entries that it
brought. The count falls by one, on every open page too. This cannot be undone. A fingerprint made with a secret key stays,
so that import does not bring the address back; its owner may join again.

Backups in BACKUP_DIR contain it until they are deleted, after ${periods.backups.words}; a restore erases it again, using the list of
fingerprints next to them. Files that export wrote are yours to delete. On PostgreSQL the deleted row's place on the disk
is overwritten after the next vacuum, which PostgreSQL runs on its own.

It asks first. Exits with 1 if the answer is not yes, or if the address was not on the list; the fingerprint is kept then
too.`,
  input: v.object({ email }),
  changes: 'one person',
  showsPeople: true,

  questions: async ({ email }) => [
    {
      option: 'yes',
      answer: email,
      words: `Erase ${visible(email)} everywhere? This cannot be undone.`,
    },
  ],

  async run({ email }, { list, erased }) {
    const existed = await eraseEntry(await list(), email)
    await erased()
    return { email, existed }
  },

  inWords: ({ email, existed }) =>
    existed ? `${visible(email)} is erased.` : `${visible(email)} was not on the list.`,
  isGood: ({ existed }) => existed,
})
