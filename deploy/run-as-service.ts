import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { actAs, typedFrom } from '#src/founder/caller.ts'
import { readServiceSettings } from './service-settings.ts'

/** The only variables kept from the shell: a command must do what the service would, whoever types it. */
const KEPT = ['PATH', 'TERM', 'LANG', 'LC_ALL', 'TZ', 'NO_COLOR', 'SSH_CONNECTION']

/** Gives this process the service's user and settings, then runs the founder's command line in it. */
async function main() {
  const { user, variables } = readServiceSettings(process.env.KERBSIDE_UNIT)
  // The desk prints a login command with this user, because the service's user cannot log in.
  const LOGNAME = process.env.SUDO_USER ?? userInfo().username
  typedFrom(process.env.KERBSIDE_FROM ?? '.')
  become(user)
  const shell = Object.fromEntries(
    KEPT.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, { FOUNDER_COMMAND: 'kerbside', LOGNAME }, shell, variables)
  await import('#src/founder/terminal/main.js')
}

function become(user: string) {
  if (userInfo().username === user) return
  if (process.getuid?.() !== 0) throw new Error(`run it as root, or as ${user}`)
  const { status, stdout } = spawnSync('id', ['-g', user], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`there is no user ${user}`)
  actAs(user, Number(stdout))
}

main().catch((error: Error) => {
  console.error(`kerbside: ${error.message}`)
  process.exitCode = 1
})
