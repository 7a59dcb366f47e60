import * as v from 'valibot'
import { command } from '#src/content/founder-command.ts'
import { count } from '#src/content/in-words.ts'
import { letterHelp } from '#src/content/letters.ts'
import { createWitness } from '#src/db/witness.ts'
import { action, askNumber } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { readMailEnvironment, withMailOn } from '#src/founder/mail-environment.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { REGRET_MS } from '#src/founder/regret.ts'
import { prepareLetter } from '#src/letters/sending/letter-preparing.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { ukTimes, ukWords } from '#src/time/uk-time.ts'
import { daysInWords } from '#src/waitlist/founder/days-in-words.ts'
import {
  againOption,
  againQuestion,
  describeAudience,
  hadAlready,
  readAudience,
  whomFields,
} from '../audience/letter-audience.ts'
import { checkedLetter, letterField } from '../drafts/checked-letter.ts'

/** A time further ahead than this, in milliseconds, must be a mistake. */
const FURTHEST_MS = 366 * DAY_MS

export const send = action({
  summary: 'send a letter to the list, once you have typed the number of people',
  help: letterHelp.send,
  input: v.object({
    letter: letterField,
    ...whomFields,
    at: option('"2026-03-02 09:00"', 'not before this time in the UK', { label: 'The time' }),
    again: againOption,
  }),
  changes: 'people',
  showsPeople: true,

  async plan({ letter: given, at: typedTime, ...whom }, context) {
    const settings = withMailOn(readMailEnvironment(context.environment))
    const at = typedTime === undefined ? 0 : readTime(typedTime, Date.now())
    const { database, letter } = await checkedLetter(given, context.list, settings)
    const { audience, ...reach } = await readAudience(letter.purpose, whom, context)
    if (!reach.gets) throw new Refusal('nobody would get it; nothing was done')
    return { database, letter, audience, reach, at, perDay: settings.mail.perDay }
  },

  async questions(_input, { note }, { database, letter, audience, reach, at, perDay }) {
    const { gets } = reach
    note(`“${letter.subject}”, as ${letter.name}`)
    note(describeAudience(letter.purpose, reach))
    note(await daysInWords(database, { people: gets, perDay, at }))
    return [
      ...askNumber(gets, `This sends an email to ${count(gets, 'person', 'people')}.`),
      ...againQuestion(await hadAlready(database, letter, audience)),
    ]
  },

  async run(_input, { progress }, { database, letter, audience, reach: { gets }, at }) {
    const startsAt = Math.max(at, Date.now() + REGRET_MS)
    const home = await createWitness(database, 'waitlist').home()
    let recipients = 0
    for await (recipients of prepareLetter(database, letter, { audience, startsAt, home }, Date.now))
      progress(() => `${recipients} of ${gets} are prepared`)
    return { name: letter.name, startsAt, recipients, asked: gets }
  },

  inWords({ name, startsAt, recipients, asked }) {
    const changed =
      recipients === asked
        ? ''
        : `The list has changed since you typed the number: it goes to ${count(recipients, 'person', 'people')}. `
    return `${changed}It begins on ${ukWords(startsAt)}. Until then, stopping ${name} prevents all of it: ${command(`letter stop ${name}`)}`
  },
})

/** Reads a UK time that exists once and is still to come, in epoch milliseconds. Throws Misuse. */
export function readTime(text: string, now: number): number {
  const wrong = (message: string) => new Misuse(message, 'at')
  const [, date = '', clock] = /^(.+?),?[ T](\d\d?:\d\d)$/.exec(text.trim()) ?? []
  const day = clock && typedDay(date, now)
  if (!day) throw wrong('must be a day and time in the UK, such as 2/3/2026 09:00')
  const times = ukTimes(`${day} ${clock.padStart(5, '0')}`)
  const [at] = times
  if (at === undefined) throw wrong('does not exist: no clock shows it, or the clocks go forward over it')
  if (times.length > 1)
    throw wrong(`comes twice, as the clocks go back that night: choose one outside that hour, not ${text}`)
  if (at < now) throw wrong(`has passed: ${text}`)
  if (at > now + FURTHEST_MS) throw wrong(`is more than a year away: ${text}`)
  return at
}
