import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { ModelFault } from './model-fault.ts'

/** The most bytes of one reply. 300 tokens that arrive one by one take about 100 KB. */
const REPLY_BYTES = 2 * 1024 * 1024
/** The most bytes in one line of a reply, as each line is held in memory and parsed at once. */
const LINE_BYTES = 256 * 1024
/** The most bytes of a refusal, of which only the status is read. */
const REFUSAL_BYTES = 64 * 1024
/** Bytes passed on before the event loop may do other work. */
const SLICE_BYTES = 4 * 1024
/** Which headers of a response are passed on. */
const HEADERS = ['content-type', 'retry-after', 'retry-after-ms']
/** Statuses whose responses have no body, and so no reply. */
const BODILESS = new Set([204, 205, 304])

/**
 * The `fetch` that calls a provider. It follows no redirect, decompresses nothing, reads a bounded number of bytes,
 * and uses `node:http`. This rejects if a response breaks the rules of HTTP, where the global `fetch` may end the
 * process (nodejs/undici 5360). Rejects with a `ModelFault`, or with the connection's own error.
 */
export const providerFetch: typeof fetch = async (input, init = {}) => {
  const url = new URL(String(input))
  const headers = Object.fromEntries(new Headers(init.headers))
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const asked = request(url, {
    method: init.method ?? 'GET',
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(init.signal && { signal: init.signal }),
  })
  asked.on('response', resolve).on('error', reject)
  asked.end(init.body)
  const answer = await promise

  const status = answer.statusCode ?? 0
  const refuse = (reason: string) => {
    asked.destroy()
    throw new ModelFault(reason)
  }
  if (status >= 300 && status < 400) refuse('redirected')
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') refuse('encoded')
  if (status < 200 || status > 599 || BODILESS.has(status)) refuse('malformed')
  const body = Readable.from(bounded(answer, status < 300 ? REPLY_BYTES : REFUSAL_BYTES), {
    highWaterMark: 1,
  })
  const stream = Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>
  const kept = HEADERS.flatMap((name): [string, string][] => {
    const value = answer.headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return new Response(stream, { status, headers: kept })
}

/** Yields a body in small pieces. Throws if it, or one of its lines, is too long. */
async function* bounded(answer: IncomingMessage, most: number) {
  let taken = 0
  let line = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    taken += chunk.length
    const firstEnd = chunk.indexOf('\n')
    const longest = line + (firstEnd < 0 ? chunk.length : firstEnd)
    line = firstEnd < 0 ? longest : chunk.length - chunk.lastIndexOf('\n') - 1
    // Leaving the loop closes the connection.
    if (taken > most || longest > LINE_BYTES) throw new ModelFault('too long')
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      yield new Uint8Array(chunk.subarray(at, at + SLICE_BYTES))
      await breathe()
    }
  }
}
