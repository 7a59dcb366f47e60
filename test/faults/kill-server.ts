import type { Database } from '../../src/db/database.ts'
import { type Finding, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { startJoining } from './visitors.ts'

const ROUNDS = { few: 5, many: 20 }
/** How many joins are acknowledged in a round before the kill: the first figure, plus up to the second at random. */
const [LEAST, MOST] = [50, 200]

/** kill -9 during a stream of joins: each acknowledged join is stored, the counter is right, the next start works. */
export async function killServer(engine: Database['engine'], thorough: boolean): Promise<Finding[]> {
  const rounds = thorough ? ROUNDS.many : ROUNDS.few
  const list = await createList(engine)
  let [acknowledged, lost, miscounted, started] = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const server: ServerProcess = await startServerProcess(list.url)
    started += 1
    const joining = startJoining([server.url], 32, `round${round}`)
    const enough = MOST * Math.random()
    await until(() => joining.acknowledged.length > LEAST + enough)
    await server.end('SIGKILL')
    await joining.stop()
    const found = await audit(list, joining.acknowledged)
    acknowledged += joining.acknowledged.length
    lost += found.lost
    if (!found.counted) miscounted += 1
  }
  await list.remove()
  return [
    {
      what: `${rounds} x kill -9 of the server during joins, ${engine}`,
      outcome: `${lost} of ${acknowledged} acknowledged lost, counter wrong ${miscounted} times, ${started} starts unaided`,
      ok: lost === 0 && miscounted === 0 && acknowledged > rounds * LEAST,
    },
  ]
}
