import { parseArgs } from 'node:util'
import { readBackupEnvironment } from '#src/backups/founder/backup-environment.ts'
import { runDesk } from '#src/founder/desk/server/run-desk.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'

/** Opens the founder's page. */
export const deskCommand: Command = {
  help: `Usage: npm run waitlist -- desk [--port N] [--no-open]

Opens a page on this machine with what these commands do: the day at a glance, complaints, people, waves and
letters, answers to Maeve, sources, the report. It lasts as long as the command runs, and ends when
nobody has used it for 30 minutes. Nothing of it is on the internet, and there is no password: the link that is printed
opens it once, and the page that it opened works until it is closed or reloaded.
Then press Enter here for a new link. Set the same variables as the server has; the server may run or not.

Where this runs on a server elsewhere, open a tunnel from your own machine first: the line to type is printed too.

  --port N           this port of 127.0.0.1; without it, one that is free
  --no-open          print the link, and open no browser`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
    })
    const port = Number(values.port)
    if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
      throw new UsageFault('--port must be a number from 1 to 65535')
    const mail = readMailEnvironment(environment)
    const backups = readBackupEnvironment(environment)
    await withOwnList(environment, database =>
      runDesk({ database, environment: mail, backups }, { port, opens: !values['no-open'], environment }),
    )
    return 0
  },
}
