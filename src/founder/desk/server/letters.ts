import { count } from '#src/content/in-words.ts'
import { type Purpose, purposes } from '#src/content/letters.ts'
import { maeveKnowledge } from '#src/content/maeve/knowledge.ts'
import type { Database } from '#src/db/database.ts'
import { type MailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { tallyOf } from '#src/letters/sending/tally-of.ts'
import { checkFields, LetterFaults, parseLetter } from '#src/letters/text/letter-file.ts'
import { daysInWords } from '#src/operator/budget-days.ts'
import { checkLetter, draftLetter } from '#src/operator/letters/checked-letter.ts'
import { hadAlready, hadInWords, leftHadAlready } from '#src/operator/letters/had-already.ts'
import { readAudience } from '#src/operator/letters/letter-audience.ts'
import {
  publishLetter,
  resumeLetter,
  stopLetter,
  stoppedLetter,
} from '#src/operator/letters/letter-control.ts'
import { otherNumberInWords, stateInWords, tallyInWords } from '#src/operator/letters/letter-in-words.ts'
import { readTime } from '#src/operator/letters/send.ts'
import { sendTest } from '#src/operator/letters/send-test.ts'
import { startLetter } from '#src/operator/letters/start-letter.ts'
import { sameNumber } from '#src/operator/typed-number.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { townOf } from '#src/waitlist/founder/tile-map.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'
import type { CallsOf } from '../desk-calls.ts'
import type { LetterCalls, SentLetter, Whom } from '../letter-calls.ts'
import { filled } from './filled.ts'
import type { Previews } from './previews.ts'

/** Every recipient is counted, then nothing for so many times as long: a busy server hardly notices. */
const RESTS = 20

/** Whose email is looked at: nobody’s, so that its links open nothing. */
const READER = { email_key: 'you@example.com', email: 'you@example.com', joined_at: 0 }

type Parts = { database: Database; environment: MailEnvironment; previews: Previews }

/** What can be done with letters: `letter check`, `test`, `send`, `status`, `stop`, `resume` and `publish`. */
export function letterCalls({ database, environment, previews }: Parts): CallsOf<LetterCalls> {
  const { mail, operator } = environment
  const testTo = operator.email ?? (operator.contact?.includes('@') ? operator.contact : '')
  let known: Promise<SentLetter[]> | undefined
  let restsUntil = 0

  async function read(): Promise<SentLetter[]> {
    const start = performance.now()
    const all = await sentLetters(database, mail?.perDay)
    const end = performance.now()
    restsUntil = end + RESTS * (end - start)
    return all
  }
  const changing =
    <Says>(work: (says: Says) => Promise<string>) =>
    async (says: Says) => {
      const told = await work(says)
      known = undefined
      return told
    }

  return {
    async letters() {
      if (!known || performance.now() > restsUntil) known = read()
      known.catch(() => {
        known = undefined
      })
      return known
    },

    async 'letter-start'() {
      const waits = await countWaits(database)
      const title = (topic: string) => maeveKnowledge.find(({ id }) => id === topic)?.title ?? topic
      return {
        mail: mail !== undefined,
        testTo,
        waits: waits.map(({ topic, n }) => ({ topic, title: title(topic), n })).sort((a, b) => b.n - a.n),
      }
    },

    async 'letter-open'({ name, text }) {
      const { typed, unknown } = parseLetter(name, text)
      if (unknown.length) throw new LetterFaults(unknown)
      return typed
    },

    async 'letter-reach'({ purpose, ...whom }) {
      const known = readPurpose(purpose)
      const { gets, byArea, leftOut } = await readAudience(database, known, named(whom))
      return {
        gets,
        leftOut,
        byArea: byArea.map(({ name, n }) => ({ name, town: townOf(name), n })),
        days: mail ? await daysInWords(database, { people: gets, perDay: mail.perDay }) : '',
      }
    },

    async 'letter-look'(typed) {
      try {
        const { writeTo, faults } = await draftLetter(database, checkFields(typed), environment)
        return { faults, preview: previews.show(await writeTo(READER)) }
      } catch (error) {
        if (error instanceof LetterFaults) return { faults: error.faults, preview: null }
        throw error
      }
    },

    async 'letter-test'({ letter, to }) {
      if (!to.includes('@')) throw new Error('Say which address the test goes to.')
      return sendTest(database, checkFields(letter), withMailOn(environment), to.trim())
    },

    'letter-send': changing(async ({ letter: typed, whom, at, typed: number }) => {
      const settings = withMailOn(environment)
      const notBefore = at ? readTime(at, Date.now()) : 0
      const letter = checkFields(typed)
      await checkLetter(database, letter, settings)
      const { gets, audience } = await readAudience(database, letter.purpose, named(whom))
      if (!gets) throw new Error('Nobody would get it; nothing was done.')
      sameNumber(gets, number)
      const had = await hadAlready(database, letter, audience)
      if (had) throw new Error(`${hadInWords(had)}: change it, or say letter send with --again.`)
      const { startsAt, rows } = await startLetter(database, letter, { audience, at: notBefore })
      return `${otherNumberInWords(rows, gets)} It begins on ${ukWords(startsAt)}. Until then, stopping it prevents all of it.`.trim()
    }),

    'letter-stop': changing(async ({ name }) => {
      const left = await stopLetter(database, name)
      return `${name} is stopped. ${count(left, 'person has', 'people have')} not got it.`
    }),

    'letter-resume': changing(async ({ name, typed }) => {
      const { letter, left } = await stoppedLetter(database, name)
      sameNumber(left, typed)
      const had = await leftHadAlready(database, letter)
      if (had) throw new Error(`${hadInWords(had)}: leave it, or say letter resume with --again.`)
      await resumeLetter(database, name)
      return `${name} goes on.`
    }),

    'letter-publish': changing(async ({ name }) => {
      await publishLetter(database, name)
      return `${name} is published.`
    }),
  }
}

async function sentLetters(database: Database, perDay: number | undefined): Promise<SentLetter[]> {
  const letters = await createLetterStore(database).all()
  return Promise.all(
    letters.map(async letter => {
      const tally = await tallyOf(database, letter)
      const { name, subject, state, audience, recipients, published_at } = letter
      // Those whom it goes to, or would if it went on: nobody, once they are forgotten.
      const left = letter.tally === null ? tally.left + tally.ours : 0
      return {
        name,
        subject,
        state,
        recipients,
        doing: stateInWords(letter, tally, Date.now()),
        to: audience,
        sent: tally.sent,
        left,
        days:
          perDay === undefined || !left
            ? ''
            : await daysInWords(database, { people: left, perDay, but: name, at: letter.starts_at }),
        tally: tallyInWords(tally),
        published: published_at !== null,
      }
    }),
  )
}

/** What was left empty was not asked for. */
function named({ area, since, topic }: Whom) {
  return filled({ area, since, 'waiting-for': topic })
}

function readPurpose(text: string): Purpose {
  if (!Object.hasOwn(purposes, text)) throw new Error('Say what the letter is for.')
  return text as Purpose
}
