import type { Database } from '#src/db/database.ts'
import { createWitness } from '#src/db/witness.ts'
import type { Mail } from '#src/mail/message.ts'
import { relayPause } from '#src/mail/retry.ts'
import { createRounds, WAKE_MS } from '#src/mail/rounds.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import type { Letter } from '../letter.ts'
import type { Recipient } from '../mails/letter-writer.ts'
import { withLeanHeap } from './lean-heap.ts'
import { LEASE_MS } from './ledger.ts'
import { type RunEnd, type RunParts, runLetter } from './letter-run.ts'
import { createLetterStore, type StoredLetter } from './letter-store.ts'
import { limitPassed } from './limits.ts'
import { createRecipients } from './recipients.ts'
import { shouldHaveBegun, waitsForPerson } from './waits-for-person.ts'

/** How often a letter is seen to be in hand, and its limits are looked at, in milliseconds. */
const WATCH_MS = 10_000
/** The longest rest, in milliseconds, should nobody say that there is a letter. */
export const IDLE_MS = 5_000
/** From the first few to the rest, in milliseconds. */
export const LOOK_MS = HOUR_MS
/** So many in a row that perhaps went, and a person is asked. */
const DOUBTS = 20

type Parts = Omit<RunParts, 'database' | 'now' | 'random'> & {
  database: Database
  draft: (letter: Letter) => (to: Recipient) => Promise<Mail>
  log: { info(about: object, line: string): void; warn(about: object, line: string): void }
  now?: () => number
  random?: () => number
}

/** Sends the letters that go, until it is stopped. `turn` is one look: it resolves to the milliseconds to the next. */
export function createLetterSender(parts: Parts) {
  const { database, transport, draft, log, now = () => Date.now(), random = Math.random } = parts
  const run: RunParts = { ...parts, now, random }
  const store = createLetterStore(database)
  const witness = createWitness(database, 'waitlist')
  const drafts = new Map<string, ReturnType<typeof draft>>()
  let watched = new Set<string>()
  let [pausedUntil, longestPause, relayFaults, doubts, watchedAt] = [0, 0, 0, 0, 0]
  const rounds = createRounds({
    turn,
    longest: IDLE_MS,
    pace: WAKE_MS,
    troubled: err => log.warn({ err }, 'letters wait: the database cannot be used'),
    end: transport.close,
  })
  return rounds

  async function turn(): Promise<number> {
    const letters = await watch(await store.going())
    let next = now() + IDLE_MS
    const inTurn = letters.toSorted((a, b) => Number(a.rest_at !== null) - Number(b.rest_at !== null))
    const begun = letters.filter(({ starts_at }) => starts_at <= now()).length
    for (const letter of inTurn) next = Math.min(next, await advance(letter, WATCH_MS / Math.max(1, begun)))
    return Math.max(0, next - now())
  }

  /** Those that may go on; for the others a person is waited for. */
  async function watch(letters: StoredLetter[]): Promise<StoredLetter[]> {
    // Between two looks nothing is counted: that reads all recipients.
    if (Math.abs(now() - watchedAt) < WATCH_MS && letters.every(({ name }) => watched.has(name)))
      return letters
    watched = new Set(letters.map(({ name }) => name))
    if (!letters.length) {
      drafts.clear()
      return []
    }
    const here = { now: now(), home: await witness.home() }
    const looked = await Promise.all(
      letters.map(async letter => {
        const recipients = createRecipients(database, letter.name)
        const late = shouldHaveBegun(letter, here.now) && !(await recipients.someTried())
        const reason =
          waitsForPerson(letter, { ...here, seen: witness.seen(letter.name), late }) ??
          (await limitPassed(recipients, letter))
        if (reason) await halt(letter.name, reason)
        return reason ? [] : [letter]
      }),
    )
    const fine = looked.flat()
    const names = fine.map(({ name }) => name)
    watchedAt = here.now
    if (names.length) {
      await store.alive(names, here.now)
      witness.saw(names, here.now)
    }
    return fine
  }

  async function halt(name: string, reason: string) {
    if (await store.stop(name, reason, now()))
      log.warn({ letter: name, reason }, 'a letter has stopped itself')
  }

  /** Sends what is due of a letter for some milliseconds. Resolves to when to look again. */
  async function advance(letter: StoredLetter, ms: number): Promise<number> {
    const { name, starts_at, rest_at } = letter
    // A longer pause means that the clock was set back since.
    const first = Math.max(starts_at, pausedUntil <= now() + longestPause ? pausedUntil : 0)
    if (now() < first) return first
    const part = rest_at !== null && now() >= rest_at ? 1 : 0
    const until = now() + ms
    const write = drafts.get(name) ?? draft(letter)
    drafts.set(name, write)
    const isOver = () => rounds.isStopped() || now() >= until
    const ended = await withLeanHeap(() => runLetter(run, letter, write, { part, isOver }))
    const next = ended.why === 'idle' || ended.why === 'spent' ? await nextStep(letter, part) : now()
    // The last of the day's emails may have been the last of all.
    const spent = ended.why === 'spent' && next <= now()
    const waits = whyItWaits(ended, spent) ?? (ended.sent ? null : letter.reason)
    if (waits !== letter.reason) await store.waits(name, waits)
    if (ended.sent) mailServerIsBack()
    if (ended.why === 'relay') {
      await mailServerFails(name, ended.fault.code, ended.perhaps)
      return pausedUntil
    }
    if (!spent) return next
    if (waits !== letter.reason)
      log.info({ letter: name }, 'a letter goes on tomorrow: its share of the day’s mails is used up')
    // What another server has of it comes back once a lease ends, should that die.
    pause(Math.min((Math.floor(now() / DAY_MS) + 1) * DAY_MS, now() + LEASE_MS))
    return pausedUntil
  }

  async function nextStep({ name, rest_at }: StoredLetter, part: number): Promise<number> {
    const recipients = createRecipients(database, name)
    const [few, rest] = [await recipients.nextAt(0), await recipients.nextAt(1)]
    if (few === undefined && rest === undefined) {
      await store.done(name, now())
      witness.saw([name], now())
      log.info({ letter: name, ...(await recipients.tally()) }, 'a letter is out')
      return Number.POSITIVE_INFINITY
    }
    if (part === 0 && rest_at === null && !(await recipients.firstFewWait())) {
      const restAt = now() + LOOK_MS
      await store.restAt(name, restAt)
      log.info(
        { letter: name },
        'the first few of a letter are out: the rest goes in an hour unless it is stopped',
      )
      return restAt
    }
    const never = Number.POSITIVE_INFINITY
    return Math.min(few ?? never, (part === 0 ? rest_at : rest) ?? never)
  }

  function whyItWaits(ended: RunEnd, spent: boolean): string | undefined {
    if (spent) return 'its share of the day’s emails is used up, and it goes on tomorrow'
    if (ended.why !== 'relay') return undefined
    return `the mail server cannot be used (${ended.fault.code}), and is tried again every minute`
  }

  function mailServerIsBack() {
    if (relayFaults) log.info({}, 'letters go again')
    relayFaults = doubts = 0
  }

  async function mailServerFails(letter: string, code: string, perhaps: number) {
    if (!relayFaults) log.warn({ letter, code }, 'letters wait: the mail server cannot be used')
    relayFaults += 1
    doubts += perhaps
    pause(now() + relayPause(relayFaults, random))
    if (doubts >= DOUBTS)
      await halt(
        letter,
        `the mail server took ${doubts} emails in a row without saying so: each may have gone`,
      )
  }

  function pause(until: number) {
    pausedUntil = until
    longestPause = until - now()
  }
}
