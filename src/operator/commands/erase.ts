import { parseArgs } from 'node:util'
import { periods } from '#src/content/periods.ts'
import { eraseEntry } from '#src/waitlist/server/member/erase.ts'
import { noteForRestores, readBackupEnvironment } from '../backup-environment.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { isSure } from '../is-sure.ts'
import { readEmail } from '../people/one-entry.ts'

/** Erases an address for whoever asks for it. */
export const eraseCommand: Command = {
  help: `Usage: npm run waitlist -- erase EMAIL [--yes]

Erases an address everywhere: its entry, the records of its emails, its perk code and complaints, and its referral
code on the entries that it brought. The count falls by one, on every open page too. There is no way back. What stays
is a fingerprint made with a secret key, so that import does not bring the address back; its owner may join again.

Backups in BACKUP_DIR hold it until they go, after ${periods.backups.words}; a restore erases it again, by the list of
fingerprints next to them. Files that export wrote are yours to delete. On PostgreSQL the deleted row's place on the
disk is written over after the next vacuum, which runs by itself.

It asks before it does so. Ends with 1 when the answer is not yes, and when the address was not on the list; the
fingerprint is kept then too.

  --yes              do not ask`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    })
    const email = readEmail(positionals)
    if (
      !values.yes &&
      !(await isSure(`Erase ${visible(email)} everywhere? There is no way back. Type yes: `))
    ) {
      console.error('Nothing was erased. Answer yes, or say --yes.')
      return 1
    }
    const existed = await withOwnList(environment, async database => {
      const known = await eraseEntry(database, email)
      await noteForRestores(database, readBackupEnvironment(environment))
      return known
    })
    console.log(existed ? `${email} is erased.` : `${email} was not on the list.`)
    return existed ? 0 : 1
  },
}
