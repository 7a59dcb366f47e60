import type { Command } from './command.ts'

/** A command, read only when it is called for. */
type Listed = { summary: string; load(): Promise<Command> }

/** What `npm run waitlist` can do, in the order that `--help` lists it. */
export const COMMANDS: Record<string, Listed> = {
  preflight: {
    summary: 'what is still missing before the site goes live',
    load: async () => (await import('./commands/preflight.ts')).preflightCommand,
  },
  desk: {
    summary: 'a page on this machine with all of this',
    load: async () => (await import('./commands/desk.ts')).deskCommand,
  },
  list: {
    summary: 'the entries, the newest first',
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  bounces: {
    summary: 'read emails that came back, from files',
    load: async () => (await import('./commands/bounces.ts')).bouncesCommand,
  },
  letter: {
    summary: 'write to the list: check, test, send, stop, resume, status, publish, ask-unconfirmed',
    load: async () => (await import('./commands/letter.ts')).letterCommand,
  },
  invite: {
    summary: 'invite the people who waited longest, each once, with a perk code of their own',
    load: async () => (await import('./commands/invite.ts')).inviteCommand,
  },
  codes: {
    summary: 'every perk code, and whether it was redeemed',
    load: async () => (await import('./commands/codes.ts')).codesCommand,
  },
  redeem: {
    summary: 'redeem a perk code, once',
    load: async () => (await import('./commands/redeem.ts')).redeemCommand,
  },
  export: {
    summary: 'write the list as CSV or JSON, for a spreadsheet or another database',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  import: {
    summary: 'add entries from a file: says what it would do, and does it with --apply',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  alert: {
    summary: 'send yourself a test alert, by email and to NOTIFY_URL',
    load: async () => (await import('./commands/alert.ts')).alertCommand,
  },
  nightly: {
    summary: 'delete what has outlived its purpose, set the counter right, name complaints that wait',
    load: async () => (await import('./commands/nightly.ts')).nightlyCommand,
  },
  maeve: {
    summary: 'what visitors asked, and Maeve could not answer: topics, answer, retract',
    load: async () => (await import('./commands/maeve.ts')).maeveCommand,
  },
  backup: {
    summary: 'write the whole list into a file, and make sure that it can be read',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  restore: {
    summary:
      'bring the list back from a backup, without people erased since; or move it from another database',
    load: async () => (await import('./commands/restore.ts')).restoreCommand,
  },
  migrate: {
    summary: 'bring the database up to date, as every start of the server does',
    load: async () => (await import('./commands/migrate.ts')).migrateCommand,
  },
}

export const OVERVIEW = `Usage: npm run waitlist -- COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

COMMAND --help, or help COMMAND, tells more. DATABASE_URL says which list is meant, as it does for the server.`
