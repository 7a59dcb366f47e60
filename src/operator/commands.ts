import type { Command } from './command.ts'

/** A command, read only when it is called for. */
type Listed = { summary: string; load(): Promise<Command> }

/** What `npm run waitlist` can do, in the order that `--help` lists it. */
export const COMMANDS: Record<string, Listed> = {
  desk: {
    summary: 'a page on this machine with all of this',
    load: async () => (await import('./commands/desk.ts')).deskCommand,
  },
  stats: {
    summary: 'how many joined: in all, today, by day, by postcode area, by form',
    load: async () => (await import('./commands/stats.ts')).statsCommand,
  },
  list: {
    summary: 'the entries, the newest first',
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  report: {
    summary: 'the demand as one page to send to an investor',
    load: async () => (await import('./commands/report.ts')).reportCommand,
  },
  source: {
    summary:
      'short links for leaflets, posters and adverts, to count what each brings: add, list, rename, end, qr',
    load: async () => (await import('./commands/source.ts')).sourceCommand,
  },
  export: {
    summary: 'write the list as CSV or JSON, for a spreadsheet or another database',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  import: {
    summary: 'add entries from a file: says what it would do, and does it with --apply',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  nightly: {
    summary: 'delete what has outlived its purpose, set the counter right, name complaints that wait',
    load: async () => (await import('./commands/nightly.ts')).nightlyCommand,
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
