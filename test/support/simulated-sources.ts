import { visitor } from './counted-visits.ts'

/** Twelve sources, the one that brings most people first. */
export const SIMULATED = Array.from({ length: 12 }, (_, i) => `source-${String(i + 1).padStart(2, '0')}`)
/** How many requests are under way at once. */
const AT_ONCE = 40

/**
 * Sends visits and joins from twelve sources, spread unevenly, to each server in turn, with touches, reconnections
 * and returns to the tab in between. Resolves to the counts that each source should have. For tests and faults.
 */
export async function simulateSources(origins: readonly string[], visits: number, joins: number) {
  const servers = origins.map(visitor)
  const expected = new Map(SIMULATED.map(code => [code, { visit: 0, touched: 0, joined: 0 }]))
  const spread = (i: number) => SIMULATED[Math.floor(12 * ((i * 0.618_034) % 1) ** 2)]!
  const tasks: (() => Promise<unknown>)[] = []
  for (let i = 0; i < visits; i += 1) {
    const as = servers[i % servers.length]!
    const query = `?s=${spread(i)}`
    const counts = expected.get(spread(i))!
    tasks.push(() => as.visit(query))
    counts.visit += 1
    if (i % 7 === 0) tasks.push(() => as.visit(query, { headers: { 'last-event-id': '1' } }))
    if (i % 11 === 0) tasks.push(() => as.stream('', as.headersOf(query)))
    if (i % 5 === 0) {
      tasks.push(() => as.touch(query))
      counts.touched += 1
    }
    // Only the last visitors join: a server that has just started may not know a code yet, and a join does not wait long.
    if (i >= visits - joins) {
      tasks.push(async () => (await as.join(`visitor${i}@x.uk`, query)).json())
      counts.joined += 1
    }
  }
  let next = 0
  const work = async () => {
    while (next < tasks.length) await tasks[next++]!()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return Object.fromEntries(expected)
}
