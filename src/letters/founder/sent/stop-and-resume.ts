import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { letterHelp } from '#src/content/letters.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { letterPath } from '#src/letters/letter.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import { createRecipients, tallyOf } from '#src/letters/sending/recipients.ts'
import { ukShort } from '#src/time/uk-time.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'
import { againOption, againQuestion, leftHadAlready } from '../audience/letter-audience.ts'
import { stateInWords } from './letter-counts.ts'

/** The ID of a letter that was sent. */
export const letterId = field(v.string(), { placeholder: 'ID', positional: 'word', label: 'The letter' })

/** Why a letter without recipients cannot be resumed. */
export const STOPPED_TOO_EARLY = 'it was stopped during preparation: send it under another name'

/** Finds a letter by name. Throws a Refusal if there is none. */
export async function namedLetter(database: Queryable, name: string): Promise<StoredLetter> {
  const letter = await createLetterStore(database).find(name)
  if (!letter) throw new Refusal(`there is no letter ${name}`)
  return letter
}

export const stop = action({
  summary: 'stop a letter at once, on every server',
  help: letterHelp.stop,
  input: v.object({ id: letterId }),
  changes: 'people',
  showsPeople: false,

  async run({ id }, { list }) {
    const database = await list()
    const { state, subject } = await namedLetter(database, id)
    // Every server checks the letter's state before it begins the next email.
    if (!(await createLetterStore(database).stop(id, `by hand, ${ukShort(Date.now())}`)))
      throw new Refusal(`it is ${state}: there is nothing to stop`)
    return { id, subject, left: await createRecipients(database, id).left() }
  },

  inWords: ({ subject, left }) =>
    `“${subject}” is stopped; ${count(left, 'person has', 'people have')} not got it.`,
})

export const resume = action({
  summary: 'carry on with a stopped letter where it was',
  help: letterHelp.resume,
  input: v.object({ id: letterId, again: againOption }),
  changes: 'people',
  showsPeople: false,

  async plan({ id }, { list }) {
    const database = await list()
    return { database, ...(await stoppedLetter(database, id)) }
  },

  async questions({ id }, { environment, note }, { database, letter, left }) {
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

  async run({ id }, _context, { database }) {
    const home = await createWitness(database, 'waitlist').home()
    const letter = await database.exclusively(session =>
      createLetterStore(session).resume(id, Date.now(), home),
    )
    if (!letter) throw new Refusal('already resumed')
    return {
      id,
      subject: letter.subject,
      doing: stateInWords(letter, await tallyOf(database, letter), Date.now()),
    }
  },

  inWords: ({ subject, doing }) => `“${subject}” continues: ${doing}.`,
})

/**
 * Returns a letter that can be resumed, and how many people have not had it yet. Throws a Refusal if there
 * is nothing to resume, or if it was stopped during preparation.
 */
async function stoppedLetter(database: Database, id: string) {
  const letter = await namedLetter(database, id)
  const left = await createRecipients(database, id).left()
  if (letter.state !== 'stopped' && !(letter.state === 'done' && left))
    throw new Refusal(`it is ${letter.state}: there is nothing to resume`)
  // The number of recipients is set once all of them are stored.
  if (!letter.recipients) throw new Refusal(STOPPED_TOO_EARLY)
  return { letter, left }
}

export const publish = action({
  summary: 'put a letter into the feed and let search engines find its page',
  help: 'Until then only people who have its address can read it.',
  input: v.object({ id: letterId }),
  changes: 'settings',
  showsPeople: false,

  async run({ id }, { list, environment }) {
    const database = await list()
    await namedLetter(database, id)
    if (!(await createLetterStore(database).publish(id, Date.now())))
      throw new Refusal('it is still being prepared')
    return { url: `${readMailEnvironment(environment).publicUrl}${letterPath(id)}` }
  },

  inWords: ({ url }) => `${url} is published.`,
})
