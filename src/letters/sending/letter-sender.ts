import { setFlagsFromString } from 'node:v8'
import type { Database } from '#src/db/database.ts'
import type { Mail } from '#src/mail/message.ts'
import { createDayBudget } from '#src/mail/sending/day-budget.ts'
import { type DeliveryParts, deliver, type RunResult } from '#src/mail/sending/delivery.ts'
import { createPause, type Log } from '#src/mail/sending/pause.ts'
import { createWorker, WAKE_MS } from '#src/mail/sending/worker.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import type { Letter } from '../letter.ts'
import type { Recipient } from '../mails/letter-writer.ts'
import { createLetterQueue, LANES } from './letter-queue.ts'
import { createLetterStore, type StoredLetter } from './letter-store.ts'
import { createLetterWatch, WATCH_MS } from './letter-watch.ts'
import { createRecipients } from './recipients.ts'
import { LEASE_MS } from './sending-record.ts'

/** The longest wait between turns, in milliseconds. */
export const IDLE_MS = 5_000
/** The time between the first few emails and the rest, in milliseconds. */
export const LOOK_MS = HOUR_MS
/** A letter stops itself after this many emails in doubt in a row. */
const DOUBTS = 20

type Parts = Omit<DeliveryParts, 'budget'> & {
  database: Database
  /** How much of a day's email budget (UTC) letters may use, across all servers. */
  perDay: number
  draft: (letter: Letter) => (to: Recipient) => Promise<Mail>
  log: Log
}

/** Creates the worker that sends letters until it is stopped. */
export function createLetterSender(parts: Parts) {
  const { database, draft, log, now } = parts
  const store = createLetterStore(database)
  const watch = createLetterWatch(parts)
  const pause = createPause('letters', parts)
  const drafts = new Map<string, ReturnType<typeof draft>>()
  /** Emails in doubt since the last one that is known to have been sent. */
  let doubtsInARow = 0

  const worker = createWorker({
    turn,
    longestRestMs: IDLE_MS,
    paceMs: WAKE_MS,
    onTrouble: err => log.warn({ err }, 'letters wait: the database cannot be used'),
    abort: parts.transport.close,
  })
  return worker

  /** Does one turn's work. Letters that go out at the same time share the time until the next check. */
  async function turn(): Promise<number> {
    const letters = await watch.look(await store.going())
    if (!letters.length) drafts.clear()
    // Letters whose first few emails have not been sent come first.
    const inTurn = letters.toSorted((a, b) => Number(a.rest_at !== null) - Number(b.rest_at !== null))
    const begun = letters.filter(({ starts_at }) => starts_at <= now()).length
    let next = now() + IDLE_MS
    for (const letter of inTurn) next = Math.min(next, await advance(letter, WATCH_MS / Math.max(1, begun)))
    return Math.max(0, next - now())
  }

  /** Sends a letter's due emails for `ms` milliseconds. Returns when to continue. */
  async function advance(letter: StoredLetter, ms: number): Promise<number> {
    const { name, starts_at, rest_at } = letter
    const first = Math.max(starts_at, now() + pause.left())
    if (now() < first) return first
    const part = rest_at !== null && now() >= rest_at ? 1 : 0
    const run = await send(letter, part, ms)
    const next = run.why === 'idle' || run.why === 'spent' ? await nextStep(letter, part) : now()
    // The last email of the day's budget may also have been the letter's last.
    const spent = run.why === 'spent' && next <= now()
    const waits = whyItWaits(run, spent) ?? (run.sent ? null : letter.reason)
    if (waits !== letter.reason) await store.waits(name, waits)
    pause.note(run, { letter: name })
    await countDoubts(name, run)
    if (spent) {
      if (waits !== letter.reason)
        log.info({ letter: name }, 'a letter continues tomorrow: its share of the day’s emails is used up')
      // Not always until midnight: if another server dies, what it reserved is free again when its lease ends.
      pause.start(Math.min(DAY_MS - (now() % DAY_MS), LEASE_MS))
    }
    return Math.max(next, now() + pause.left())
  }

  function send(letter: StoredLetter, part: number, ms: number): Promise<RunResult> {
    const words = `${letter.name} ${letter.version}`
    const write = drafts.get(words) ?? draft(letter)
    drafts.set(words, write)
    const given = { ...parts, budget: createDayBudget(database), part, write }
    const until = now() + ms
    const isOver = () => worker.isStopped() || now() >= until
    return withLeanHeap(() => deliver(given, createLetterQueue(given, letter), { lanes: LANES, isOver }))
  }

  /** Marks a letter as done if nobody is left to send it to; otherwise returns when its next part is due. */
  async function nextStep({ name, rest_at }: StoredLetter, part: number): Promise<number> {
    const recipients = createRecipients(database, name)
    const [few, rest] = [await recipients.nextAt(0), await recipients.nextAt(1)]
    if (Math.min(few, rest) === Number.POSITIVE_INFINITY) {
      await store.done(name, now())
      watch.sawDone(name)
      log.info({ letter: name, ...(await recipients.tally()) }, 'a letter is out')
      return Number.POSITIVE_INFINITY
    }
    if (part === 1) return Math.min(few, rest)
    if (rest_at !== null) return Math.min(few, rest_at)
    if (await recipients.firstFewWait()) return few
    const restAt = now() + LOOK_MS
    await store.restAt(name, restAt)
    log.info(
      { letter: name },
      'the first few of a letter were sent: the rest follows in an hour unless it is stopped',
    )
    return restAt
  }

  async function countDoubts(letter: string, { sent, doubts }: RunResult) {
    doubtsInARow = (sent ? 0 : doubtsInARow) + doubts
    const reason = `the mail server left ${doubtsInARow} emails in a row in doubt: each may have been sent`
    if (doubtsInARow >= DOUBTS) await watch.stop(letter, reason)
  }
}

function whyItWaits({ why, fault }: RunResult, spent: boolean): string | undefined {
  if (spent) return 'its share of the day’s emails is used up, and it continues tomorrow'
  return why === 'server'
    ? `the mail server cannot be used (${fault?.code}), and is tried again every minute`
    : undefined
}

/**
 * How far the heap may grow before it is collected, as a percentage of what is in use. V8's own limit
 * is up to four times as high.
 */
const GROWTH = 30

/**
 * Keeps the process small while `work` runs. Each email's garbage outlives V8's young generation, and would
 * add 100 MB to the process in a few seconds. The flag is not set all the time, because joins would then cost
 * a third more.
 */
async function withLeanHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  try {
    return await work()
  } finally {
    setFlagsFromString('--heap-growing-percent=0')
  }
}
