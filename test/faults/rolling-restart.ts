import { Agent, request } from 'node:http'
import { type ProxyName, startProxy } from '#test/support/proxy.ts'
import { type Finding, sleep, until } from './finding.ts'
import { audit, createList } from './list.ts'
import { PATIENT, type ServerProcess, startServerProcess } from './server-process.ts'

const VISITORS = 16
/** How long a proxy skips a server that has refused a connection, in milliseconds: `fail_timeout` or its equivalent. */
const PASSED_OVER_MS = 1_000

/** Restarts two servers behind a proxy one after the other, twice, under load, as `docs/deploy.md` describes. */
export async function rollingRestart(name: ProxyName): Promise<Finding[]> {
  const list = await createList('postgres')
  const environment = { TRUSTED_PROXIES: '127.0.0.1', ...PATIENT }
  const servers = await Promise.all([1, 2].map(() => startServerProcess(list.url, { environment })))
  const proxy = await startProxy(name, ...servers.map(({ url }) => url))
  const load = startLoad(proxy.url)
  await until(() => load.answers > 500)
  for (let i = 0; i < 4; i++) {
    const server = servers[i % 2]!
    await server.end('SIGTERM')
    servers[i % 2] = await startServerProcess(list.url, { port: server.port, environment })
    await ready(servers[i % 2]!)
    await sleep(2 * PASSED_OVER_MS)
  }
  await load.stop()
  const { lost, counted } = await audit(list, load.acknowledged)
  await proxy.stop()
  await Promise.all(servers.map(server => server.end('SIGTERM')))
  await list.remove()
  const faults = [...load.faults].map(([what, n]) => `${n} x ${what}`).join(', ') || 'none'
  return [
    {
      what: `rolling restart of two servers behind ${name}, twice`,
      outcome: `${load.answers} answers, errors: ${faults}; ${lost} of ${load.acknowledged.length} acknowledged lost`,
      ok: load.faults.size === 0 && lost === 0 && counted,
    },
  ]
}

async function ready({ url }: ServerProcess) {
  await until(async () => (await fetch(`${url}/readyz`)).ok)
}

/** Makes visitors join and read over keep-alive connections until stopped. */
function startLoad(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const load = { answers: 0, acknowledged: [] as string[], faults: new Map<string, number>(), stop }
  let stopped = false
  const ask = (path: string, body?: string) =>
    new Promise<string>(resolve => {
      const headers = { 'content-type': 'application/json' }
      request(
        `${url}${path}`,
        { agent, method: body ? 'POST' : 'GET', headers: body ? headers : {} },
        answer => {
          answer.resume().on('end', () => resolve(String(answer.statusCode)))
        },
      )
        .on('error', error => resolve(error.message))
        .end(body)
    })
  const visit = async (visitor: number) => {
    for (let i = 0; !stopped; i++) {
      const email = `rolling-${visitor}-${i}@example.com`
      const joins = i % 2 === 0
      const said = await (joins
        ? ask('/api/waitlist', JSON.stringify({ email, postcode: 'M1 1AE' }))
        : ask('/api/waitlist/count'))
      load.answers += 1
      if (said === '201') load.acknowledged.push(email)
      else if (said !== '200')
        load.faults.set(
          `${joins ? 'POST' : 'GET'} ${said}`,
          (load.faults.get(`${joins ? 'POST' : 'GET'} ${said}`) ?? 0) + 1,
        )
      // Without a pause, no connection would be idle when its server stops.
      await sleep(Math.random() * 20)
    }
  }
  const done = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  async function stop() {
    stopped = true
    await done
    agent.destroy()
  }
  return load
}
