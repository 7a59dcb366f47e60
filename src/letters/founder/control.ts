import { parseArgs } from 'node:util'
import { count } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { letterPath } from '#src/letters/letter.ts'
import { tallyOf } from '#src/letters/sending/recipients.ts'
import { type Command, UsageFault, withOwnList } from '#src/operator/command.ts'
import { typedNumber } from '#src/operator/typed-number.ts'
import { daysInWords } from './days-in-words.ts'
import { hadInWords, leftHadAlready } from './had-already.ts'
import { namedLetter, publishLetter, resumeLetter, stopLetter, stoppedLetter } from './letter-control.ts'
import { stateInWords } from './letter-in-words.ts'

/** Stops a letter on every server. */
export const stop: Command = {
  help: `Usage: npm run waitlist -- letter stop ID

Stops a letter on every server. No email begins from then on; those under way, at most eight a server, end within
seconds. It stays stopped until letter resume.`,
  run: (words, environment) =>
    named(words, environment, async (database, name) => {
      const left = await stopLetter(database, name)
      console.error(`${name} is stopped; ${count(left, 'person has', 'people have')} not got it.`)
    }),
}

/** Has a stopped letter go on. */
export const resume: Command = {
  help: `Usage: npm run waitlist -- letter resume ID [--yes N] [--again N]

Lets a letter that was stopped, or that stopped itself, go on where it was; what waits for its hour after the first
20 waits on. You type the number of people who are left. The bounces or complaints that stopped it are not counted
again. Those whom a mail server refused for a reason that is ours or passes, as a limit or a block list, are tried
again: mend it first. So a letter that is out can go on too.

  --yes N            the number of people, for when nobody is there to type it
  --again N          the same for how many have had another letter of this subject or text, and get it once more`,
  run: (words, environment) =>
    named(words, environment, async (database, name, { yes, again }) => {
      const { letter, left } = await stoppedLetter(database, name)
      console.error(
        `“${letter.subject}”${letter.reason === null ? ' is out' : ` was stopped: ${letter.reason}`}`,
      )
      const { mail } = readMailEnvironment(environment)
      if (mail)
        console.error(
          await daysInWords(database, { people: left, perDay: mail.perDay, but: name, at: letter.starts_at }),
        )
      await typedNumber(left, yes, `${count(left, 'person has', 'people have')} not got it.`)
      const had = await leftHadAlready(database, letter)
      if (had) await typedNumber(had, again, `${hadInWords(had)}. This sends it to them AGAIN.`, '--again')
      await resumeLetter(database, name)
      console.error(`${name} goes on: ${await doing(database, name)}.`)
    }),
}

/** Lets search engines and the feed know a letter. */
export const publish: Command = {
  help: `Usage: npm run waitlist -- letter publish ID

Puts a letter into the feed, and lets search engines find its page. Until then only people who have its address can
read it.`,
  run: (words, environment) =>
    named(words, environment, async (database, name) => {
      await publishLetter(database, name)
      console.error(`${readMailEnvironment(environment).publicUrl}${letterPath(name)} is published.`)
    }),
}

async function doing(database: Database, name: string): Promise<string> {
  const letter = await namedLetter(database, name)
  return stateInWords(letter, await tallyOf(database, letter), Date.now())
}

type Typed = { yes?: string | undefined; again?: string | undefined }
type Work = (database: Database, name: string, typed: Typed) => Promise<void>

async function named(words: string[], environment: NodeJS.ProcessEnv, work: Work): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { yes: { type: 'string' }, again: { type: 'string' } },
  })
  const [name, ...more] = positionals
  if (!name || more.length) throw new UsageFault('name one letter by its ID: letter status lists them')
  await withOwnList(environment, database => work(database, name, values))
  return 0
}
