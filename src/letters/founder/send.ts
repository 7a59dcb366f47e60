import { parseArgs } from 'node:util'
import { count } from '#src/content/in-words.ts'
import { readMailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { FIRST_FEW } from '#src/letters/sending/letter-store.ts'
import { type Command, progress, UsageFault, withOwnList } from '#src/operator/command.ts'
import { typedNumber } from '#src/operator/typed-number.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukTimes, ukWords } from '#src/time/uk-time.ts'
import { checkLetter, readLetterFile } from './checked-letter.ts'
import { daysInWords } from './days-in-words.ts'
import { hadAlready, hadInWords } from './had-already.ts'
import { AUDIENCE_HELP, AUDIENCE_OPTIONS, describeAudience, readAudience } from './letter-audience.ts'
import { otherNumberInWords } from './letter-in-words.ts'
import { startLetter } from './start-letter.ts'

/** Nobody plans further ahead, so it is a slip: in milliseconds. */
const FURTHEST_MS = 366 * DAY_MS

/** Has a letter go to the list. */
export const send: Command = {
  help: `Usage: npm run waitlist -- letter send FILE [--area LS,M] [--since DATE] [--waiting-for TOPIC]
         [--at "2026-03-02 09:00"] [--yes N] [--again N]

Checks a letter, says who gets it and in how many days, and has you type the number of people. Then the running server
waits 15 minutes, in which letter stop prevents everything, sends ${FIRST_FEW} emails, and the rest an hour later,
unless bounces, refusals, complaints or unsubscribes pass a limit: then it stops itself and says so in letter status.
Who gets it is fixed now; whoever unsubscribes or is erased meanwhile gets none. A name is sent once. One that stopped
goes on by letter resume: under another name it would go to everybody again. It needs the mail settings that the server
has.

${AUDIENCE_HELP}
  --at "2026-03-02 09:00"  not before this time in the UK
  --yes N            the number of people, for when nobody is there to type it
  --again N          the same for how many have had a letter of this subject or text before, and get it once more`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        yes: { type: 'string' },
        again: { type: 'string' },
        ...AUDIENCE_OPTIONS,
      },
    })
    const settings = withMailOn(readMailEnvironment(environment))
    const at = values.at === undefined ? 0 : readTime(values.at, Date.now())
    const letter = readLetterFile(positionals)
    await withOwnList(environment, async database => {
      await checkLetter(database, letter, settings)
      const reach = await readAudience(database, letter.purpose, values)
      console.error(`“${letter.subject}”, as ${letter.name}\n${describeAudience(letter.purpose, reach)}`)
      if (!reach.gets) throw new Error('nobody would get it; nothing was done')
      const { perDay } = settings.mail
      console.error(await daysInWords(database, { people: reach.gets, perDay, at }))
      await typedNumber(
        reach.gets,
        values.yes,
        `This sends an email to ${count(reach.gets, 'person', 'people')}.`,
      )
      const had = await hadAlready(database, letter, reach.audience)
      if (had)
        await typedNumber(had, values.again, `${hadInWords(had)}. This sends it to them AGAIN.`, '--again')
      const report = progress()
      const { startsAt, rows } = await startLetter(database, letter, { audience: reach.audience, at }, rows =>
        report(() => `${rows} of ${reach.gets} are written down`),
      )
      const other = otherNumberInWords(rows, reach.gets)
      if (other) console.error(other)
      console.error(`It begins on ${ukWords(startsAt)}. Until then this prevents all of it:`)
      console.log(`npm run waitlist -- letter stop ${letter.name}`)
    })
    return 0
  },
}

/** A time of the UK's clocks that comes once, and is to come. */
export function readTime(text: string, now: number): number {
  const times = ukTimes(text.trim().replace('T', ' '))
  const [at] = times
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d$/.test(text.trim()))
    throw new UsageFault('--at must be a day and time in the UK, such as "2026-03-02 09:00"')
  if (at === undefined)
    throw new UsageFault(`--at: there is no ${text}: no calendar has it, or the clocks go forward over it`)
  if (times.length > 1)
    throw new UsageFault(
      `--at: ${text} comes twice, as the clocks go back that night: say a time outside that hour`,
    )
  if (at < now) throw new UsageFault(`--at: ${text} has passed`)
  if (at > now + FURTHEST_MS) throw new UsageFault(`--at: ${text} is more than a year away`)
  return at
}
