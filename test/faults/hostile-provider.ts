import { readFileSync } from 'node:fs'
import { asked, chat, wholeReply } from '#test/support/model/chat-client.ts'
import { startHostilePeer } from '#test/support/model/start-hostile-peer.ts'
import { type Finding, seconds, sleep, until } from './finding.ts'
import { createList } from './list.ts'
import { startServerProcess } from './server-process.ts'

/** How much more memory the server may use while a hostile model provider answers. */
const GROWTH_MB = 150
const LOOK_EVERY_MS = 20

/** A provider sends redirects, bombs, endless lines, absurd usage and broken HTTP: visitors still get answers. */
export async function hostileProvider(): Promise<Finding[]> {
  const peer = await startHostilePeer()
  const list = await createList('sqlite')
  const server = await startServerProcess(list.url, {
    environment: {
      MAEVE_PROVIDER: 'openai-compatible',
      MAEVE_MODEL: 'peer',
      MAEVE_BASE_URL: `${peer.url}/v1`,
      MAEVE_RETRIES: '0',
      MAEVE_SILENCE_MS: '1000',
      MAEVE_MODEL_PER_MINUTE: '1000',
      MAEVE_MODEL_PER_HOUR: '1000',
      MAEVE_MODEL_PER_DAY: '1000',
      MAEVE_REQUESTS_PER_MINUTE: '1000',
      MAEVE_TOKENS_PER_DAY: '90000000',
    },
  })
  const ask = async (name: string) => {
    const started = performance.now()
    const reply = await wholeReply(chat(server.url, asked(`Are reminders free? case-${name}`))).catch(
      () => undefined,
    )
    return { name, reply, ms: performance.now() - started }
  }
  const megabytes = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

  await ask('honest')
  const before = megabytes()
  let peak = before
  let slowest = 0
  let over = false
  const watching = (async () => {
    while (!over && server.running()) {
      peak = Math.max(peak, megabytes())
      const started = performance.now()
      await fetch(server.url).then(
        response => response.arrayBuffer(),
        () => {},
      )
      slowest = Math.max(slowest, performance.now() - started)
      await sleep(LOOK_EVERY_MS)
    }
  })()
  const answers = []
  for (const name of peer.names) answers.push(await ask(name))
  over = true
  await watching

  const unanswered = answers.filter(({ reply }) => !reply?.text).map(({ name }) => name)
  const longest = Math.max(...answers.map(({ ms }) => ms))
  // On a slow machine even an honest provider is now and then silent for too long.
  const honestly = () => ask('honest').then(({ reply }) => reply?.text.includes('2026') === true)
  const recovered = await until(honestly).then(
    () => true,
    () => false,
  )
  const { elsewhere } = await peer.seen()
  const alive = server.running()
  await server.end('SIGTERM')
  await list.remove()
  await peer.stop()
  return [
    {
      what: `${answers.length} tricks of a hostile model provider`,
      outcome: `server ${alive ? 'up' : 'GONE'}, unanswered ${unanswered.join(' ') || 0}, longest ${seconds(longest)}, another host asked ${elsewhere} times`,
      ok: alive && !unanswered.length && !elsewhere && recovered,
    },
    {
      what: 'memory and page while they last',
      outcome: `memory +${(peak - before).toFixed(0)} MB, slowest page ${slowest.toFixed(0)} ms`,
      ok: peak - before < GROWTH_MB,
    },
  ]
}
