import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { createRecipients, tallyOf } from '#src/letters/sending/recipients.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'
import { againOption, againQuestion, leftHadAlready } from '../audience/had-already.ts'
import { createLetterCounts } from './letter-counts.ts'
import { stateInWords } from './letter-in-words.ts'
import { letterId, namedLetter } from './named-letter.ts'

export const resume = action({
  summary: 'carry on with a stopped letter where it was',
  help: `Whether you stopped it or it stopped itself. If the rest was waiting for its hour after the first 20, it still waits.
You type the number of people who are left. The bounces or complaints that stopped it are not counted again. People
whom a mail server refused because of you or a temporary fault, such as a limit or a block list, are tried again: fix
that first. This also works for a letter that is out.`,
  input: v.object({ id: letterId, again: againOption }),
  changes: 'people',
  showsPeople: false,

  async questions({ id }, { list, environment, note }) {
    const database = await list()
    const { letter, left } = await stoppedLetter(database, id)
    note(`“${letter.subject}”${letter.reason === null ? ' is out' : ` was stopped: ${letter.reason}`}`)
    const { mail } = readMailEnvironment(environment)
    if (mail)
      note(await daysInWords(database, { people: left, perDay: mail.perDay, but: id, at: letter.starts_at }))
    return [
      {
        option: 'yes',
        answer: String(left),
        words: `${count(left, 'person has', 'people have')} not got it.`,
      },
      ...againQuestion(await leftHadAlready(database, letter)),
    ]
  },

  async run({ id }, { list, kept }) {
    const database = await list()
    await stoppedLetter(database, id)
    const home = await createWitness(database, 'waitlist').home()
    const letter = await database.exclusively(session =>
      createLetterStore(session).resume(id, Date.now(), home),
    )
    if (!letter) throw new Refusal('already resumed')
    kept(createLetterCounts).outdated()
    return { id, doing: stateInWords(letter, await tallyOf(database, letter), Date.now()) }
  },

  inWords: ({ id, doing }) => `${id} goes on: ${doing}.`,
})

/** Returns a stopped letter, and how many have not got it. Throws a Refusal if it was not stopped, or too early. */
async function stoppedLetter(database: Database, id: string) {
  const letter = await namedLetter(database, id)
  const left = await createRecipients(database, id).left()
  if (letter.state !== 'stopped' && !(letter.state === 'done' && left))
    throw new Refusal(`it is ${letter.state}: there is nothing to resume`)
  // The number of recipients is set once all of them are stored.
  if (!letter.recipients) throw new Refusal('it was stopped during preparation: send it under another name')
  return { letter, left }
}
