import { parseArgs } from 'node:util'
import type { Database } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import { letterPath } from '#src/letters/letter.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { type Command, count, UsageFault, withOwnList } from '../command.ts'
import { readMailEnvironment } from '../mail-environment.ts'
import { typedNumber } from '../typed-number.ts'
import { daysInWords } from './letter-in-words.ts'

/** Stops a letter on every server. */
export const stop: Command = {
  help: `Usage: npm run waitlist -- letter stop ID

Stops a letter on every server. No email begins from then on; those under way, at most eight a server, end within
seconds. It stays stopped until letter resume.`,
  run: (words, environment) =>
    named(words, environment, async (store, name) => {
      // Every server sees it before it begins the next email.
      const letter = await store.stop(name, `stopped by hand at ${ukMinute(Date.now())}`)
      if (!letter) return refuse(`it is ${(await store.find(name))!.state}: there is nothing to stop`)
      console.error(
        `${name} is stopped; ${count(await store.left(name), 'person has', 'people have')} not got it.`,
      )
      return 0
    }),
}

/** Has a stopped letter go on. */
export const resume: Command = {
  help: `Usage: npm run waitlist -- letter resume ID [--yes N]

Lets a letter that was stopped, or that stopped itself, go on where it was. You type the number of people who are
left. The bounces or complaints that stopped it are not counted again.

  --yes N            the number of people, for when nobody is there to type it`,
  run: (words, environment) =>
    named(words, environment, async (store, name, yes, database) => {
      const letter = (await store.find(name))!
      if (letter.state !== 'stopped') return refuse(`it is ${letter.state}: there is nothing to resume`)
      const left = await store.left(name)
      console.error(`“${letter.subject}” was stopped: ${letter.reason}`)
      const { mail } = readMailEnvironment(environment)
      if (mail) console.error(daysInWords(left, mail.perDay))
      await typedNumber(left, yes, `${count(left, 'person has', 'people have')} not got it.`)
      await store.resume(name, Date.now(), await createWitness(database).home())
      console.error(`${name} goes on.`)
      return 0
    }),
}

/** Lets search engines and the feed know a letter. */
export const publish: Command = {
  help: `Usage: npm run waitlist -- letter publish ID

Puts a letter into the feed, and lets search engines find its page. Until then only people who have its address can
read it.`,
  run: (words, environment) =>
    named(words, environment, async (store, name) => {
      if (!(await store.publish(name, Date.now()))) return refuse('it is still being written down')
      console.error(`${readMailEnvironment(environment).publicUrl}${letterPath(name)} is published.`)
      return 0
    }),
}

type Work = (
  store: ReturnType<typeof createLetterStore>,
  name: string,
  yes: string | undefined,
  database: Database,
) => Promise<number>

async function named(words: string[], environment: NodeJS.ProcessEnv, work: Work): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { yes: { type: 'string' } },
  })
  const [name, ...more] = positionals
  if (!name || more.length) throw new UsageFault('name one letter by its ID: letter status lists them')
  return withOwnList(environment, async database => {
    const store = createLetterStore(database)
    if (!(await store.find(name))) throw new Error(`there is no letter ${name}: letter status lists them`)
    return work(store, name, values.yes, database)
  })
}

function refuse(why: string): number {
  console.error(why)
  return 1
}
