import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import type { Finding } from './finding.ts'
import { until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'

/** What no log may contain: parts of a visitor's email, postcode, question and address, and of the operator's keys. */
const CANARIES = ['canary', 'ZZ99', '9ZY', '198.51.100.77', 'sesame']
const EMAIL = 'Canary@canary.example'
const POSTCODE = 'ZZ99 9ZY'
const FROM = { 'x-forwarded-for': '198.51.100.77' }

/** Sends canaries along every path, including those that fail, and looks for them in what the server printed. */
export async function canary(): Promise<Finding[]> {
  const list = await createList('postgres')
  const metricsPort = await freePort()
  const server = await startServerProcess(list.url, {
    environment: {
      LOG_LEVEL: 'debug',
      METRICS_PORT: String(metricsPort),
      TRUSTED_PROXIES: '127.0.0.1',
      MAEVE_API_KEY: 'sesame',
    },
  })
  let sent = 0
  const send = async (path: string, body?: string, headers: Record<string, string> = {}) => {
    sent += 1
    const method = body === undefined ? 'GET' : 'POST'
    const init = {
      method,
      headers: { ...FROM, ...headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    }
    const response = await fetch(`${server.url}${path}`, init as RequestInit)
    await response.arrayBuffer()
    return response.status
  }
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const entry = JSON.stringify({ email: EMAIL, postcode: POSTCODE })
  const fields = new URLSearchParams({ email: EMAIL, postcode: POSTCODE }).toString()
  const question = (content: string) => JSON.stringify({ messages: [{ role: 'user', content }] })
  const joins = async () => [
    await send('/api/waitlist', entry, json),
    await send('/api/waitlist', fields, form),
  ]

  const statuses = new Set([
    ...(await joins()),
    ...(await joins()),
    await send('/api/waitlist', JSON.stringify({ email: [EMAIL], postcode: POSTCODE }), json),
    await send('/api/waitlist', JSON.stringify({ email: EMAIL, postcode: 'canary' }), json),
    await send('/api/waitlist', `{"email":"${EMAIL}",`, json),
    await send('/api/waitlist', entry.padEnd(20_000), json),
    await send('/api/waitlist', entry, { 'content-type': 'text/canary' }),
    await send('/api/waitlist', entry, { ...json, origin: 'https://canary.example' }),
    await send('/api/maeve-chat', question('Is canary@canary.example at ZZ99 9ZY on the list?'), json),
    await send('/api/maeve-chat', question('canary '.repeat(1_000)), json),
    await send(`/canary/${EMAIL}?postcode=ZZ99`),
    await send('/%zzcanary'),
    await send('/?email=canary', undefined, {
      cookie: 'canary=1',
      referer: 'https://canary.example/',
      'user-agent': 'canary',
    }),
  ])
  // The error for a violated constraint quotes the row; that for a failed statement may quote the statement.
  await list.database.query(
    "alter table waitlist add constraint picky check (postcode <> 'ZZ99 9ZY') not valid",
  )
  const other = JSON.stringify({ email: `other-${EMAIL}`, postcode: POSTCODE })
  statuses.add(await send('/api/waitlist', other, json))
  await list.database.query('alter table waitlist rename to elsewhere')
  for (const status of await joins()) statuses.add(status)
  await rawRequest(server.port, `GET /canary HTTP/1.1\r\nHost: x\r\ncanary canary\r\n\r\n`)
  await until(() => lines(server.output()).length >= sent)
  const measured = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await server.end('SIGTERM')
  await list.remove()

  const printed = server.output()
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(js|html|json|txt|xml|map)$/.test(name),
  )
  const texts = [printed, measured, ...built.map(name => readFileSync(join('dist', name), 'utf8'))]
  const found = CANARIES.filter(word => texts.some(text => text.toLowerCase().includes(word.toLowerCase())))
  const maps = built.filter(name => name.endsWith('.map'))
  const answered = lines(printed).length
  const expected = [200, 201, 303, 400, 403, 404, 413, 415, 503]
  return [
    {
      what: `${sent} requests with a canary email, postcode, question, address and key`,
      outcome: `${answered} log lines, ${measured.split('\n').length} of metrics, ${built.length} built files, ${maps.length} source maps; found: ${found.join(', ') || 'none'}`,
      ok:
        found.length === 0 &&
        maps.length === 0 &&
        measured.includes('kerbside_joins_total{result="failed"} 3') &&
        answered === sent &&
        printed.includes('198.51.100.0/24') &&
        expected.every(status => statuses.has(status)),
    },
  ]
}

const lines = (printed: string) => printed.split('\n').filter(line => line.includes('"msg":"answered"'))

function rawRequest(port: number, text: string): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.resume()
  })
}
