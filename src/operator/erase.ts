import { parseArgs } from 'node:util'
import { eraseEntry } from '#src/waitlist/server/member/erase.ts'
import { type Command, withOwnList } from './command.ts'
import { readEmail } from './one-entry.ts'

/** Erases an address for whoever asks for it. */
export const eraseCommand: Command = {
  help: `Usage: npm run waitlist -- erase EMAIL

Erases an address everywhere: its entry, its mails, perk code and complaints, and its referral code on the entries
of those it brought. The count falls by one, on every open page too. There is no way back. What stays is a
fingerprint made with a secret key, so that import does not bring the address back; whoever owns it may join anew.

Backups, and files that export wrote, are yours to delete. On PostgreSQL the deleted row's place on the disk is
written over after the next vacuum, which runs by itself.

Ends with 1 when the address was not on the list; the fingerprint is kept then too.`,

  async run(words, environment) {
    const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} })
    const email = readEmail(positionals)
    const existed = await withOwnList(environment, database => eraseEntry(database, email))
    console.log(existed ? `${email} is erased.` : `${email} was not on the list.`)
    return existed ? 0 : 1
  },
}
