import type { Database } from '#src/db/database.ts'
import { createWhere } from '#src/waitlist/server/figures/where.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { median } from '../figures.ts'

/** How many rounds, alternately without and with the district’s count, and how many joins in each. */
const [ROUNDS, JOINS] = [15, 300]

/**
 * Compares how long a join takes by itself, and when the page asks for the district's count after each. Also times
 * the count of all districts, which happens once a day.
 */
export async function districtJoins(url: string, database: Database): Promise<string> {
  const start = performance.now()
  await createWhere(database).confirmed()
  const counted = performance.now() - start
  const server = await startServerProcess(url)
  const near = `${server.url}/api/waitlist/district/LS6`
  const timed = async (work: () => Promise<Response>) => {
    const start = performance.now()
    const response = await work()
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`answered with ${response.status}`)
    return performance.now() - start
  }
  let joined = 0
  const join = () =>
    timed(() =>
      fetch(`${server.url}/api/waitlist`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `late${++joined}@example.com`, postcode: 'LS6 2AB' }),
      }),
    )
  async function round(asks: boolean): Promise<{ join: number; ask: number }> {
    const [joins, asked]: [number[], number[]] = [[], []]
    while (joins.length < JOINS) {
      joins.push(await join())
      if (asks) asked.push(await timed(() => fetch(near)))
    }
    return { join: median(joins), ask: asks ? median(asked) : 0 }
  }
  await round(true)
  const pairs: { without: number; beside: number; ask: number }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const [a, b] = i % 2 ? [await round(true), await round(false)] : [await round(false), await round(true)]
    const [asking, bare] = i % 2 ? [a, b] : [b, a]
    pairs.push({ without: bare.join, beside: asking.join, ask: asking.ask })
  }
  await server.end('SIGTERM')
  const of = (key: keyof (typeof pairs)[number]) => median(pairs.map(pair => pair[key])).toFixed(2)
  const ratios = pairs.map(({ without, beside }) => beside / without)
  return `counting all districts ${Math.round(counted)} ms, once a day; a join ${of('without')} ms alone, ${of('beside')} ms with the count asked after each (${median(ratios).toFixed(3)} times, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); the count itself ${of('ask')} ms`
}
