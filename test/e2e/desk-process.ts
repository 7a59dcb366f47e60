import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { migrate } from '#src/db/migrate.ts'
import { createTestDatabase } from '#test/support/test-database.ts'
import manifest from '../../package.json' with { type: 'json' }

const [, ...SCRIPT] = manifest.scripts.waitlist.split(' ')

/** Starts the founder's desk in its own process. `link` presses Enter for each new link after the first. */
export async function openDesk(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [...SCRIPT, 'desk', '--no-open'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  const links = () => out.match(/http:\S+(?=\n)/g) ?? []
  let given = 0
  return {
    async link(): Promise<string> {
      if (given > 0) child.stdin.write('\n')
      while (links().length === given) await once(child.stdout, 'data')
      given = links().length
      return links().at(-1)!
    },
    async close() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The settings of a server that sends emails. */
export const SENDER = {
  PUBLIC_URL: 'https://localhost:9',
  OPERATOR_NAME: 'Kerbside Ltd',
  OPERATOR_CONTACT: 'hello@kerbside.test',
}

/** Environment for a desk that waits an hour, not 10 s, for a site to answer. */
export const PATIENT = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`const within = AbortSignal.timeout
AbortSignal.timeout = ms => within.call(AbortSignal, ms === 10_000 ? 3_600_000 : ms)`)}`,
}

/** Starts a desk on a new, empty list. `mail`: the folder for its emails. */
export async function openEmptyDesk(mail: string, settings: NodeJS.ProcessEnv = SENDER) {
  const own = await createTestDatabase('sqlite')
  const database = own.open()
  await migrate(database)
  const desk = await openDesk({ DATABASE_URL: own.url, MAIL_DIR: mail, ...settings })
  return {
    database,
    link: desk.link,
    async close() {
      await desk.close()
      await database.close()
      await own.remove()
    },
  }
}

export type EmptyDesk = Awaited<ReturnType<typeof openEmptyDesk>>
