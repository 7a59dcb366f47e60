import { type FixtureOpts, LLMock } from '@copilotkit/aimock'

/**
 * A model provider in its own process, started by `start-model-peer.ts` with the only key that it accepts;
 * without one it accepts any. A word in the visitor's message selects its behaviour.
 */
const TRUE = 'Reminders are free. We launch in 2026, and the exact date isn’t published yet.'
const quick = { streamingProfile: { ttft: 20, tps: 200, jitter: 0 } }
const slow = { chunkSize: 4, streamingProfile: { ttft: 20, tps: 20, jitter: 0 } }
/** Sends more than a sentence, then pauses for this many milliseconds before the next words. */
const pausing = (ms: number) => ({
  chunkSize: 8,
  recordedTimings: { ttftMs: 20, interChunkDelaysMs: [20, 20, 20, 20, 20, ms], totalDurationMs: 120 + ms },
})

const [key] = process.argv.slice(2)
const peer = new LLMock({
  port: 0,
  host: '127.0.0.1',
  journalMaxEntries: 0,
  ...(key && { auth: { apiKeys: [key] } }),
})
const says = (word: string, options: FixtureOpts) => peer.onMessage(word, { content: TRUE }, options)
says('case-text', { chunkSize: 8, ...quick })
says('case-slow', slow)
peer.onMessage('Are you there?', { content: 'Yes.' })
peer.onMessage('case-long', { content: `${TRUE} `.repeat(4).trim() }, { ...slow, chunkSize: 5 })
says('case-cut', { chunkSize: 8, truncateAfterChunks: 6, ...quick })
says('case-early-cut', { chunkSize: 1, truncateAfterChunks: 1, ...quick })
says('case-hang-up', { ...pausing(3_000), truncateAfterChunks: 7 })
says('case-freeze', pausing(600_000))
peer.onMessage('case-stall', () => new Promise(() => {}))
says('case-drop', { chaos: { dropRate: 1 } })
says('case-disconnect', { chaos: { disconnectRate: 1 } })
says('case-malformed', { chaos: { malformedRate: 1 } })
says('case-always-429', { chaos: { rateLimitRate: 1 } })
peer.onMessage('case-500', { error: { message: 'internal', type: 'server_error' }, status: 500 })
peer.onMessage('case-empty', { content: '' })

const refusedOnce = new Set<string>()
peer.onMessage('case-429-once', request => {
  const question = JSON.stringify(request.messages.at(-1)?.content)
  if (refusedOnce.has(question)) return { content: TRUE }
  refusedOnce.add(question)
  return { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429 }
})

/** The most obedient model possible: it recites its whole prompt, or repeats the text between `<<` and `>>`. */
peer.onMessage(
  'case-recite',
  request => ({
    content: request.messages
      .filter(({ role }) => role === 'system')
      .map(({ content }) => textOf(content))
      .join('\n'),
  }),
  { chunkSize: 300 },
)
peer.onMessage(/<<.*>>/s, request => ({
  content: /<<(.*)>>/s.exec(textOf(request.messages.at(-1)?.content))?.[1] ?? '',
}))

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content)
}

await peer.start()
console.log(peer.url)
// The starter holds the other end of standard input: when the starter ends, so does the peer.
process.stdin.resume().on('end', () => process.exit())
