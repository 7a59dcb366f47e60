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
  summary: 'let a stopped letter go on where it was',
  help: `Whether you stopped it or it stopped itself. What waits for its hour after the first 20 waits on. You type the number
of people who are left. The bounces or complaints that stopped it are not counted again. Those whom a mail server
refused for a reason that is yours or passes, such as a limit or a block list, are tried again: mend it first. So a
letter that is out can go on too.`,
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

/** A letter that was stopped, and how many have not got it. Throws a Refusal where it was not, or too early. */
async function stoppedLetter(database: Database, id: string) {
  const letter = await namedLetter(database, id)
  const left = await createRecipients(database, id).left()
  if (letter.state !== 'stopped' && !(letter.state === 'done' && left))
    throw new Refusal(`it is ${letter.state}: there is nothing to resume`)
  // It has its number of recipients once all of them are written down.
  if (!letter.recipients)
    throw new Refusal('it was stopped while it was written down: send it under another name')
  return { letter, left }
}
