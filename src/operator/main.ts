import { existsSync } from 'node:fs'
import { type Command, UsageFault } from './command.ts'
import { copy } from './copy.ts'
import { maeveCommand } from './maeve.ts'
import { migrateCommand } from './migrate.ts'

/** The founder's command line: `npm run waitlist -- COMMAND`. Ends with 0 done, 1 failed, 2 not understood. */
const COMMANDS: Record<string, Command> = { copy, maeve: maeveCommand, migrate: migrateCommand }

const OVERVIEW = `Usage: npm run waitlist -- COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

COMMAND --help tells more. DATABASE_URL says which list is meant, as it does for the server.`

async function main([name, ...words]: string[]): Promise<number> {
  if (!name || name === '--help' || name === 'help') {
    console.log(OVERVIEW)
    return name ? 0 : 2
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    console.error(`There is no command ${name}.\n\n${OVERVIEW}`)
    return 2
  }
  if (words.includes('--help')) {
    console.log(command.help)
    return 0
  }
  try {
    return await command.run(words, process.env)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const misused = error instanceof UsageFault || code?.startsWith('ERR_PARSE_ARGS')
    console.error(misused ? `${message}\n\n${command.help}` : `${name} failed: ${message}`)
    return misused ? 2 : 1
  }
}

if (existsSync('.env')) process.loadEnvFile()
process.exitCode = await main(process.argv.slice(2))
