import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** The channel on which processes on one PostgreSQL database announce changes to each other. */
export const CHANNEL = 'kerbside_change'

/** The shortest time between two NOTIFYs, in milliseconds: each takes a lock on the whole server. */
const NOTIFY_MS = 200
/** Milliseconds before listening again; doubled at each retry, with jitter. */
const RETRY_MS = { first: 250, most: 4_000 } as const

/** Sends NOTIFYs outside any transaction. A lost one does no harm, as readers also check on their own. */
export function createNotifier(send: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  let sentAt = Number.NEGATIVE_INFINITY

  async function fire() {
    clearTimeout(timer)
    timer = undefined
    sentAt = performance.now()
    await send().catch(() => {})
  }

  return {
    notify() {
      timer ??= setTimeout(fire, Math.max(0, sentAt + NOTIFY_MS - performance.now()))
    },
    /** Sends the NOTIFY that is due, if any. */
    async close() {
      if (timer) await fire()
    },
  }
}

/**
 * Calls `announce` at each NOTIFY and after each new connection, as some may have been missed. Returns
 * a function that stops it.
 */
export function followChanges(connect: () => pg.Client, announce: () => void): () => Promise<void> {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let connected: Promise<unknown> | undefined

  async function listen() {
    client = connect()
    const ended = new Promise(resolve => client?.once('end', resolve))
    client.on('error', () => {})
    client.on('notification', announce)
    try {
      connected = client.connect()
      await connected
      await client.query(`listen ${CHANNEL}`)
      announce()
      await ended
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function keepListening() {
    let delay: number = RETRY_MS.first
    while (!stopping.signal.aborted) {
      delay = (await listen()) ? RETRY_MS.first : Math.min(RETRY_MS.most, delay * 2)
      const jittered = delay * (0.5 + Math.random() / 2)
      await sleep(jittered, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const done = keepListening()
  return async () => {
    stopping.abort()
    // If a client is ended while it connects, its connect() never settles.
    await connected?.catch(() => {})
    await client?.end().catch(() => {})
    await done
  }
}
