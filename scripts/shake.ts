import { createHook } from 'node:async_hooks'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import pauses from 'node:timers/promises'
import { MessagePort, type Transferable, Worker } from 'node:worker_threads'

/**
 * Delays, now and then, events that may be late on a busy machine, but keeps every guaranteed order.
 * `npm run test:shaken` loads it before the code of each test worker and its child processes.
 */

/** The longest single delay, in milliseconds. */
const LATE_MS = 50
/** How long the main thread is blocked at an await, and the longest time between two blocks, in milliseconds. */
const BUSY_MS = [5, 50] as const
const FREE_MS = 500
/** One event in this many is delayed. */
const RARE = 4

const seed = Number(process.env.SHAKE_SEED)
const draw = seededDraws(seed)
const late = () => (draw() < 1 / RARE ? Math.ceil(LATE_MS * draw()) : 0)
const { setTimeout: wait, setImmediate: turn } = globalThis
const now = performance.now.bind(performance)

/** Returns a generator of numbers from 0 to 1, the same for the same seed: mulberry32. */
function seededDraws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shakeTimers() {
  globalThis.setTimeout = Object.assign(
    ((work: () => void, ms = 0, ...words: []) => wait(work, ms + late(), ...words)) as typeof wait,
    wait,
  )
  // A delayed immediate also delays those after it, to keep their order.
  let held: (() => void)[] | undefined
  globalThis.setImmediate = Object.assign(
    ((work: () => void, ...words: []) => {
      const ms = late()
      return turn(() => {
        if (held) return held.push(() => work(...words))
        if (!ms) return work(...words)
        held = [() => work(...words)]
        return wait(async () => {
          for (const run of held!) {
            run()
            // Callbacks of promises run before the next immediate.
            await new Promise<void>(resolve => process.nextTick(resolve))
          }
          held = undefined
        }, ms)
      })
    }) as typeof turn,
    turn,
  )
  const sleep = pauses.setTimeout
  pauses.setTimeout = ((ms = 0, ...words: []) => sleep(ms + late(), ...words)) as typeof sleep
  // Immediates run in the order in which they were requested, whether awaited or given a callback.
  pauses.setImmediate = ((value: unknown) =>
    new Promise<unknown>(resolve =>
      globalThis.setImmediate(() => resolve(value)),
    )) as typeof pauses.setImmediate
}

/** Delays the results of file operations. */
function shakeFiles() {
  const all = files as unknown as Record<string, (...words: unknown[]) => Promise<unknown>>
  for (const name of ['open', 'readFile', 'readdir', 'rename', 'rm', 'stat', 'writeFile']) {
    const own = all[name]!
    all[name] = async (...words) => {
      const answer = await own(...words)
      await new Promise<void>(resolve => wait(resolve, late()))
      return answer
    }
  }
}

type Handle = { readStop(): void; readStart(): void }

/** Delays later data on a connection, and its end. */
function shakeSockets() {
  const { push } = Socket.prototype
  Socket.prototype.push = function (this: Socket & { _handle?: Handle | null }, ...words) {
    const ms = late()
    const { _handle: handle } = this
    if (ms && handle) {
      handle.readStop()
      wait(() => this._handle === handle && handle.readStart(), ms)
    }
    return push.apply(this, words)
  }
}

/** Delays messages between threads, but keeps their order. */
function shakeThreads() {
  for (const { prototype } of [Worker, MessagePort]) {
    const { postMessage } = prototype as Worker
    const queues = new WeakMap<object, Promise<void>>()
    prototype.postMessage = function (this: Worker, message: unknown, transfer?: readonly Transferable[]) {
      const ms = late()
      const before = queues.get(this)
      // A transferred object must be sent at once, because its owner may close it later.
      if ((!ms || transfer?.length) && !before) return postMessage.call(this, message, transfer)
      const sent = Promise.resolve(before)
        .then(() => new Promise<void>(resolve => wait(resolve, ms)))
        .then(() => {
          postMessage.call(this, message, transfer)
          if (queues.get(this) === sent) queues.delete(this)
        })
      queues.set(this, sent)
    }
  }
}

/** Blocks the main thread now and then. Unlike a busy loop, this uses no processor time. */
function shakeAwaits() {
  const still = new Int32Array(new SharedArrayBuffer(4))
  // A separate generator, because how many numbers are drawn here depends on the machine.
  const draw = seededDraws(seed + 1)
  let next = now()
  createHook({
    before() {
      if (now() < next) return
      const [least, most] = BUSY_MS
      Atomics.wait(still, 0, 0, least + (most - least) * draw())
      next = now() + FREE_MS * draw()
    },
  }).enable()
}

// Vitest's workers inherit the delays and pass them on to their child processes; its main process has none.
if (process.env.VITEST) {
  for (const shake of [shakeTimers, shakeFiles, shakeSockets, shakeThreads, shakeAwaits]) shake()
  syncBuiltinESMExports()
}
