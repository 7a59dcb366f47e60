import { parseArgs } from 'node:util'
import { lastBackupOf } from '#src/backups/backup-folder.ts'
import { readBackupEnvironment } from '#src/backups/founder/backup-environment.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { findingsInWords } from '#src/preflight/findings-in-words.ts'
import { findings, OUTSIDE, type Outside } from '#src/preflight/preflight.ts'
import { type Command, withOwnList } from '../command.ts'

/** Looks whether the site may go live. */
export const preflightWith = (outside: Outside): Command => ({
  help: `Usage: npm run waitlist -- preflight [--message FILE.eml] [--json]

Says of each thing that must be true before the site goes live whether it is met, what to do where it is not, or why
nobody can tell: the site's address, HTTPS and proxies; the mail server and the DNS of the sender; who keeps the list;
the certificates, perk terms, count and accounts that the page speaks of; the backup and the disk. Set the
same variables as the server has, and leave it running. It asks the site, the DNS and the mail server, and sends no
email. Ends with 1 where something is not met.

  --message FILE     an email from this site to yourself, saved as it arrived: shows whether DKIM, SPF and DMARC agree
  --json             print the findings as JSON`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { message: { type: 'string' }, json: { type: 'boolean' } },
    })
    const { publicUrl, operator, mail } = readMailEnvironment(environment)
    const backups = readBackupEnvironment(environment)
    const lastBackup = backups && lastBackupOf(backups)
    const found = await withOwnList(environment, database =>
      findings({ database, publicUrl, operator, mail, lastBackup }, outside, values.message),
    )
    console.log(values.json ? JSON.stringify(found) : findingsInWords(found))
    return found.some(({ state }) => state === 'not met') ? 1 : 0
  },
})

export const preflightCommand = preflightWith(OUTSIDE)
