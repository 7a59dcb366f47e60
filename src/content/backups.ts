import { command } from './founder-command.ts'
import { count, number } from './in-words.ts'
import { alert, type Figures, over } from './news-parts.ts'
import { periods } from './periods.ts'

/** What the founder reads about backups. */
export const backupWords = {
  old: ({ hours = 0 }: Figures) =>
    alert(
      'The latest backup is old',
      `The latest backup that was opened and counted is ${count(hours, 'hour', 'hours')} old.`,
      'backup',
      'Make one by hand: it says what is wrong:',
    ),
  failed: {
    alert: (reason: string) =>
      alert(
        'The backup failed',
        `${reason}. The older ones are still there.`,
        'backup',
        'Put that right, then make one by hand:',
      ),
    over: over('Backups are made again'),
  },
  monday: {
    title: 'The last backup',
    counted: (day: string) => `Made, opened and counted on ${day}.`,
    none: 'There is none that can be read.',
  },
  /** What preflight and Today say about the last backup. */
  last: {
    what: 'The backup',
    unset: 'There is none: one lost server would take the list with it. Set BACKUP_DIR.',
    unsetToday:
      'There is none: one lost server would take the list with it. Ask your developer to set it up.',
    none: `None has been made yet. A running server makes the first within minutes.`,
    old: (age: string) =>
      `The last that was counted is ${age} old. Ask your developer to see why: ${command('backup')}`,
    fresh: (age: string) => `Made, opened and counted ${age} ago.`,
    noRoom: (age: string, free: string, wanted: string) =>
      `Made, opened and counted ${age} ago, but there may be no room for the next: its disk has ${free} free. Make room until there are ${wanted}.`,
    age: (hours: number) =>
      hours < 1 ? 'less than an hour' : hours < 48 ? count(hours, 'hour') : `${Math.floor(hours / 24)} days`,
  },
  copy: {
    what: 'The copy of the backups (BACKUP_COMMAND)',
    none: 'There is nothing to copy yet. A running server makes a backup within minutes.',
    taken: 'It copied a file just now.',
    refused: (why: string) => `${why}. Run it by hand as the server’s user to see why.`,
  },
} as const

export const backupHelp = {
  summary: 'write the whole list into a file, and check that it can be read',
  help: `Writes the whole list into BACKUP_DIR as one file that only you can read, with everything that belongs to it and the
secret keys of links in emails: as it was at one moment, while people go on joining. Then it opens the file, counts what
is in it, and deletes backups older than ${periods.backups.words}. A running server does the same each night. restore
brings one back.

With BACKUP_RECIPIENT the file is encrypted to that public key. With BACKUP_COMMAND too, that command is run for each
file with its name in place of {}, as in: scp {} me@other.example:backups/`,
  newKey:
    'make a key instead: the private one goes into FILE, the public one is printed. Keep FILE off this machine: nobody can open an encrypted backup without it, and anybody can with it',
  keyMade: (file: string) => `The private key is in ${file}. Keep it off this machine, in two places.`,
  open: 'It is not encrypted: anybody with the file has the addresses. BACKUP_RECIPIENT encrypts it.',
  made: (file: string, entries: number, bytes: number) =>
    `${file}: ${count(entries, 'entry', 'entries')}, ${(bytes / 1e6).toLocaleString('en-GB', { maximumSignificantDigits: 2 })} MB, opened and counted.`,
} as const

export const restoreHelp = {
  summary: 'bring the list back from a backup, without people erased since; or move it from another database',
  help: `Puts a backup into the database of DATABASE_URL, on either engine, which must be empty. Stop the servers first. The
whole file is read and counted before anything is written. Then everything is brought back in one step, and people
erased since the backup are erased again: they are listed in the file erasures, in BACKUP_DIR or next to FILE. If it
is interrupted, the database is still empty; start it again. Links in emails that were sent still work. Letters that were
being sent are stopped. It says what is lost: everything that happened since the backup was made.

Emails that were waiting may have been sent since. It asks whether to send them; without a yes they are dropped.

With --moving nothing is lost: emails and letters carry on from the new database. Checksums of both are compared, and the
old one is closed: a server that starts on it says where the list is now. If it is interrupted, start it again.`,
  key: 'the private key, if the backup is encrypted',
  erasures: 'the file of erasures, if it is somewhere else',
  noErasures: 'there is no such file: people erased since the backup come back',
  yes: 'send the emails that were waiting, without asking',
  moving:
    'move the list out of another database instead of a backup: sqlite:PATH or postgres://USER@HOST/DATABASE',
  send: (mails: number) =>
    `${count(mails, 'email is waiting', 'emails are waiting')} in the backup, and may have been sent since. Send them?`,
  noFile: (name: string) =>
    `there is no file ${name} next to the backup or in BACKUP_DIR, so people erased since would come back: copy it there, or pass --no-erasures`,
  moved: (from: string, to: string, checksum: string, entries: number) =>
    `${from}: checksum ${checksum}
${to}: checksum ${checksum}, ${count(entries, 'entry', 'entries')}
No server or command uses ${from} any more. It still holds every address: delete it once the site runs.`,
  restored: (to: string, entries: number, at: string) =>
    `${to}: ${count(entries, 'entry', 'entries')}, as they were on ${at}.`,
  erased: (n: number) => `People erased since then, and now erased again: ${number(n)}.`,
  lost: (since: string) =>
    `What happened since then is lost: ${since} of joins, confirmations, unsubscribes and complaints.`,
  mails: (n: number, send: boolean) => `${count(n, 'email')} will ${send ? '' : 'not '}be sent.`,
} as const
