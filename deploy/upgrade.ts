import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Copy, copyDatabase } from './upgrade/copy-database.ts'
import { bringNext, type NextVersion } from './upgrade/next-version.ts'
import { Refusal } from './upgrade/run.ts'
import { makeUserAndCommand, replaceUnits, type Services, servicesHere } from './upgrade/services.ts'

/**
 * Brings the server in this folder to the version that lies beside it, in a folder of the same name with `.next`, where
 * `kerbside upgrade` or the lines of docs/deploy.md have put it. What can go wrong without touching the server comes
 * first. Knows only what Node brings: the new version's packages are not installed when it begins.
 */
async function upgrade(): Promise<void> {
  const next = bringNext(process.cwd())
  const services = servicesHere()
  say(
    `From ${version(next.server)} (${next.from}) to ${version(next.folder)} (${next.to}). Installing and building it:`,
  )
  next.prepare(services.settings().variables)
  for (const line of services.advice()) say(line)
  say('Built. The site stops for a moment.')
  await change(next, services)
  next.forget()
}

/** From here on a failure puts back what was there. */
async function change(next: NextVersion, services: Services): Promise<void> {
  services.stop()
  const undo: (() => void)[] = []
  let copy: Copy | undefined
  try {
    undo.push(replaceUnits(next, say))
    makeUserAndCommand(next.server, services.settings().user)
    undo.push(next.swap())
    copy = copyDatabase(services.settings(), next)
    say(`The list is copied to ${copy.file}.`)
    next.migrate()
    services.start()
    await services.answers()
    say(
      `${version(next.server)} runs. Delete the copy once you are content; the nightly backup does after 14 days.`,
    )
  } catch (error) {
    services.stop()
    say(reason(error))
    if (copy?.changed()) {
      services.start()
      throw new Refusal(
        'People have joined on the new version, so it stays: the way is forward. journalctl -u kerbside says what is wrong.',
      )
    }
    copy?.bringBack()
    for (const step of undo.reverse()) step()
    services.start()
    await services.answers()
    throw new Refusal('The site is back as it was, with the list as it was.')
  }
}

const version = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
const say = (line: string) => console.log(line)
const reason = (error: unknown) => (error instanceof Refusal ? error.message : String((error as Error).stack))

upgrade().catch(error => {
  console.error(`kerbside upgrade: ${reason(error)}`)
  process.exitCode = 1
})
