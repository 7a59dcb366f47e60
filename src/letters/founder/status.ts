import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '#src/db/database.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import type { Tally } from '#src/letters/sending/recipients.ts'
import { tallyOf } from '#src/letters/sending/recipients.ts'
import { type Command, withOwnList } from '#src/operator/command.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { daysInWords } from './days-in-words.ts'
import { letterInWords } from './letter-in-words.ts'

/** How often a letter that is watched is looked at, in milliseconds. */
const LOOK_MS = 2_000

/** Says how letters are. */
export const status: Command = {
  help: `Usage: npm run waitlist -- letter status [ID] [--watch] [--json]

Says what a letter is doing and what became of it; without an ID, all letters, the latest first.

  --watch            again every two seconds, until none is going
  --json             as JSON`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { watch: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const [name] = positionals
    const { mail } = readMailEnvironment(environment)
    return withOwnList(environment, async database => {
      for (;;) {
        const letters = await read(database, name)
        if (name && !letters.length) throw new Error(`there is no letter ${name}`)
        if (values.json)
          console.log(JSON.stringify(letters.map(({ letter, tally }) => ({ ...isoTimes(letter), ...tally }))))
        else if (!letters.length) console.error('No letter has been sent yet.')
        else
          console.log(
            (await Promise.all(letters.map(one => inWords(database, one, mail?.perDay)))).join('\n\n'),
          )
        if (!values.watch || !letters.some(({ letter }) => letter.state === 'going')) return 0
        await sleep(LOOK_MS)
      }
    })
  },
}

async function read(database: Database, name: string | undefined) {
  const store = createLetterStore(database)
  const letters = (await store.all()).filter(letter => name === undefined || letter.name === name)
  return Promise.all(letters.map(async letter => ({ letter, tally: await tallyOf(database, letter) })))
}

async function inWords(
  database: Database,
  { letter, tally }: { letter: StoredLetter; tally: Tally },
  perDay: number | undefined,
): Promise<string> {
  const { name, state, starts_at } = letter
  const words = letterInWords(letter, tally, Date.now())
  if (perDay === undefined || state !== 'going' || !tally.left) return words
  return `${words}\n  ${await daysInWords(database, { people: tally.left, perDay, but: name, at: starts_at })}`
}
