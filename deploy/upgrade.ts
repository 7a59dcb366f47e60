import { change, versionIn } from './upgrade/change.ts'
import { listOf } from './upgrade/list.ts'
import { bringNext } from './upgrade/next-version.ts'
import { Refusal } from './upgrade/run.ts'
import { servicesHere } from './upgrade/services.ts'

/**
 * Upgrades the server in this folder to the version in the folder next to it, which has the same name plus `.next`:
 * `kerbside upgrade`, or the commands in docs/deploy.md, put it there. Whatever can fail without touching the server
 * comes first. Imports only what is built into Node, because the new version's packages are not installed yet.
 */
async function upgrade(): Promise<void> {
  const next = bringNext(process.cwd())
  const services = servicesHere(next, say)
  const { server, folder, from, to } = next
  say(`From ${versionIn(server)} (${from}) to ${versionIn(folder)} (${to}). Installing and building it:`)
  next.prepare(services.settings().variables)
  listOf(services.settings(), server).ask('select 1')
  for (const line of services.advice()) say(line)
  say('Built.')
  await change(next, services, say)
  next.forget()
}

const say = (line: string) => console.log(line)

upgrade().catch(error => {
  console.error(`kerbside upgrade: ${error instanceof Refusal ? error.message : error.stack}`)
  process.exitCode = 1
})
