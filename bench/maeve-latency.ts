import { cpus } from 'node:os'
import { asked, chat } from '#test/support/model/chat-client.ts'
import { startModelPeer } from '#test/support/model/start-model-peer.ts'
import { Site } from '../test/e2e/site.ts'
import { writeResults } from './results-file.ts'

/**
 * `npm run bench -- maeve`: measures how long a provider's first words take to reach the visitor. Provider and server
 * are separate processes; this one notes when the words leave the provider and when they arrive. Writes the `maeve`
 * section of RESULTS.md. Needs `npm run build`. Exits with 1 if the budget is missed.
 */
const REPLIES = 100
const WARM_UP = 5
const BUDGET_MS = 15
/** Matches a piece of the provider's stream with text in it: the first piece has only the role. */
const WORDS = /"content":"[^"]/

const peer = await startModelPeer()
const site = new Site()
const delays: number[] = []
try {
  await site.start({
    HOST: '127.0.0.1',
    MAEVE_PROVIDER: 'openai-compatible',
    MAEVE_MODEL: 'peer',
    MAEVE_BASE_URL: `${peer.url}/v1`,
    MAEVE_MODEL_PER_MINUTE: '100000',
    MAEVE_MODEL_PER_HOUR: '100000',
    MAEVE_MODEL_PER_DAY: '100000',
    MAEVE_REQUESTS_PER_MINUTE: '100000',
    MAEVE_TOKENS_PER_DAY: '900000000',
  })
  let said: number | undefined
  peer.onWords((at, bytes) => {
    if (WORDS.test(bytes.toString())) said ??= at
  })
  const origin = site.url.replace('localhost', '127.0.0.1')
  for (let i = 0; i < WARM_UP + REPLIES; i++) {
    said = undefined
    let heard: number | undefined
    for await (const { event } of chat(origin, asked('Tell me all: case-slow')))
      if (event === 'delta') heard ??= performance.now()
    if (said === undefined || heard === undefined) throw new Error('a reply without words')
    if (i >= WARM_UP) delays.push(heard - said)
  }
} finally {
  await site.remove()
  await peer.stop()
}

delays.sort((a, b) => a - b)
const at = (share: number) => `${delays[Math.floor(delays.length * share)]!.toFixed(1)} ms`
const met = delays[Math.floor(delays.length / 2)]! <= BUDGET_MS
const report = `## Maeve’s first words

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by provider, server and visitor. ${REPLIES} replies, one after the other,
streamed over HTTP in pieces of four characters, 20 a second.

| figure | budget | measured | |
|---|---|---|---|
| from the provider’s first words to the visitor’s, median | ${BUDGET_MS} ms | ${at(0.5)} | ${met ? 'kept' : '**missed**'} |
| 95 of 100 within | | ${at(0.95)} | |`
writeResults('maeve', report)
console.log(report)
process.exitCode = met ? 0 : 1
