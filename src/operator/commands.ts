import type { Command } from './command.ts'

/** A command, read only when it is called for. */
type Listed = { summary: string; load(): Promise<Command> }

/** What `npm run waitlist` can do, in the order that `--help` lists it. */
export const COMMANDS: Record<string, Listed> = {
  stats: {
    summary: 'how many joined: in all, today, by day, by postcode area, by form',
    load: async () => (await import('./commands/stats.ts')).statsCommand,
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
}

export const OVERVIEW = `Usage: npm run waitlist -- COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

COMMAND --help, or help COMMAND, tells more. DATABASE_URL says which list is meant, as it does for the server.`
