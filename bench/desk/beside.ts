import { sleep } from '../../test/faults/finding.ts'
import { startServerProcess } from '../../test/faults/server-process.ts'
import { join } from '../../test/faults/visitors.ts'
import { openDeskPage } from './desk-page.ts'

/** How many rounds, alternately without and with the desk, the seconds in each, and the joins in a second. */
const [ROUNDS, SECONDS, RATE] = [5, 6, 60]

/** Compares how long joins take with and without the desk reading the list once a second, as its page does. */
export async function besideDesk(url: string): Promise<string> {
  const server = await startServerProcess(url)
  const desk = await openDeskPage({ DATABASE_URL: url, PUBLIC_URL: server.url })
  const took = { alone: [] as number[], beside: [] as number[] }
  let looks = 0
  let joined = 0
  const one = async (into: number[]) => {
    const start = performance.now()
    const status = await join(server.url, `beside${++joined}@example.com`)
    if (status !== 201) throw new Error(`a join was answered with ${status}`)
    into.push(performance.now() - start)
  }
  async function round(into: number[], looksOn: boolean) {
    const until = performance.now() + SECONDS * 1_000
    const looking = async () => {
      while (looksOn && performance.now() < until) {
        await desk.act('today')
        looks += 1
        await sleep(1_000)
      }
    }
    const joining: Promise<void>[] = []
    const looked = looking()
    while (performance.now() < until) {
      joining.push(one(into))
      await sleep(1_000 / RATE)
    }
    await Promise.all([looked, ...joining])
  }
  await round([], false)
  for (let i = 0; i < ROUNDS; i++) {
    await round(took.alone, false)
    await round(took.beside, true)
  }
  await desk.close()
  await server.end('SIGTERM')
  const [alone, beside] = [took.alone, took.beside].map(times => times.sort((a, b) => a - b)) as [
    number[],
    number[],
  ]
  const at = (times: number[], share: number) => times[Math.floor(times.length * share)]!
  const ratio = (share: number) =>
    `${at(beside, share).toFixed(1)} ms with the desk, ${at(alone, share).toFixed(1)} without (${(at(beside, share) / at(alone, share)).toFixed(2)} times)`
  return `${alone.length + beside.length} joins, ${looks} looks: half took at most ${ratio(0.5)}; 95 of 100 at most ${ratio(0.95)}`
}
