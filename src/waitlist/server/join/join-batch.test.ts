import { expect, test, vi } from 'vitest'
import { testEntry } from '#test/support/list/test-entry.ts'
import { createJoinBatch } from './join-batch.ts'
import type { NewEntry } from './waitlist-store.ts'

/** Creates a store that answers on demand, and remembers the batches. */
function heldStore() {
  const batches: { keys: string[]; settle: (error?: Error) => void }[] = []
  const store = {
    addMissing: (entries: readonly NewEntry[]) =>
      new Promise<Set<string>>((resolve, reject) => {
        batches.push({
          keys: entries.map(({ email_key }) => email_key),
          settle: error =>
            error ? reject(error) : resolve(new Set(entries.map(({ email_key }) => email_key))),
        })
      }),
  }
  return { store, batches }
}

const entry = (name: string) => testEntry(`${name}@example.com`)
const turn = () => new Promise(resolve => setImmediate(resolve))

test('joins in one turn become one statement, sorted by key', async () => {
  const { store, batches } = heldStore()
  const join = createJoinBatch(store)
  const joins = ['c', 'A', 'b'].map(name => join(entry(name)))
  await turn()
  expect(batches.map(({ keys }) => keys)).toEqual([['a@example.com', 'b@example.com', 'c@example.com']])
  batches[0]!.settle()
  await Promise.all(joins)
})

test('of two joins of an address in one statement, only the first made the entry', async () => {
  const { store, batches } = heldStore()
  const join = createJoinBatch(store)
  const joins = ['b', 'a', 'B'].map(name => join(entry(name)))
  await turn()
  batches[0]!.settle()
  expect((await Promise.all(joins)).map(({ isNew }) => isNew)).toEqual([true, true, false])
})

test('at most two statements are under way, each of at most 256 rows; other joins wait their turn', async () => {
  const { store, batches } = heldStore()
  const join = createJoinBatch(store)
  const joins = Array.from({ length: 700 }, (_, i) => join(entry(`v${i}`)))
  await turn()
  expect(batches.map(({ keys }) => keys.length)).toEqual([256, 256])
  batches[0]!.settle()
  await turn()
  expect(batches.map(({ keys }) => keys.length)).toEqual([256, 256, 188])
  for (const batch of batches) batch.settle()
  await Promise.all(joins)
})

test('joins are acknowledged only after the commit, and a refusal reaches exactly the joins in its statement', async () => {
  const { store, batches } = heldStore()
  const join = createJoinBatch(store)
  const settled: string[] = []
  const first = join(entry('first')).finally(() => settled.push('first'))
  await turn()
  const second = join(entry('second')).finally(() => settled.push('second'))
  await turn()
  expect(settled).toEqual([])
  batches[0]!.settle(new Error('the disk is full'))
  await expect(first).rejects.toThrow('the disk is full')
  expect(settled).toEqual(['first'])
  batches[1]!.settle()
  await second
})

test('a silent database leads to a refusal in time, and joins that were still waiting are not stored later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, batches } = heldStore()
  const join = createJoinBatch(store)
  const refusals: string[] = []
  for (const name of ['first', 'second', 'waiting']) {
    join(entry(name)).catch(({ code }) => refusals.push(`${name} ${code}`))
    await turn()
  }
  await vi.advanceTimersByTimeAsync(2_900)
  vi.useRealTimers()
  expect(refusals).toEqual(['first JOIN_OVERDUE', 'second JOIN_OVERDUE', 'waiting JOIN_OVERDUE'])
  for (const batch of batches) batch.settle()
  await turn()
  expect(batches).toHaveLength(2)
})
