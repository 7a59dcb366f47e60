import type { Database } from '#src/db/database.ts'
import { createDayBudget } from './day-budget.ts'
import { type DeliveryParts, deliver } from './delivery.ts'
import { createOutbox } from './outbox.ts'
import { AT_ONCE, createOutboxQueue, type QueueParts } from './outbox-queue.ts'
import { createPause } from './pause.ts'
import { createWorker, WAKE_MS } from './worker.ts'

/** Milliseconds between one handful and the next: at most ten emails a second. */
const PACE_MS = 400
/** The longest rest between two turns, in milliseconds. */
const IDLE_MS = 30_000

type Parts = Omit<QueueParts, 'outbox' | 'budget' | 'now'> &
  Pick<DeliveryParts, 'transport' | 'refused' | 'meter'> &
  Partial<Pick<DeliveryParts, 'now' | 'random'>> & { database: Pick<Database, 'query'> }

/** Sends what waits in the outbox until it is stopped. */
export function createOutboxWorker(given: Parts) {
  const parts = { now: () => Date.now(), random: Math.random, ...given }
  const { database, transport, log, now } = parts
  const outbox = createOutbox(database)
  const budget = createDayBudget(database)
  const queue = createOutboxQueue({ ...parts, outbox, budget })
  const pause = createPause({ ...parts, what: 'mails' })

  /** Sends one handful. */
  async function turn(): Promise<number> {
    const paused = pause.left()
    if (paused) return paused
    const run = await deliver({ ...parts, budget }, queue, { lanes: AT_ONCE, leases: 1 })
    pause.note(run)
    if (run.why !== 'idle') return Math.max(PACE_MS, pause.left())
    const spent = queue.spent.kinds()
    const next = await outbox.nextAt(spent)
    const idle = spent.length ? queue.spent.untilTomorrow() : IDLE_MS
    return next === undefined ? idle : Math.min(idle, Math.max(WAKE_MS, next - now()))
  }

  return createWorker({
    turn,
    longestRestMs: IDLE_MS,
    paceMs: PACE_MS,
    onTrouble: err => log.warn({ err }, 'mails wait: the outbox cannot be read'),
    abort: transport.close,
  })
}
