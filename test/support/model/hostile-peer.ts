import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Writable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

/**
 * A malicious model provider in its own process, started by `start-hostile-peer.ts`. A word in the visitor's message
 * selects its behaviour. `GET /seen` returns how many requests it received, and how many reached the host
 * that it redirects to.
 */
const ELSEWHERE = '/latest/meta-data/'
const TRUE = 'Reminders are free. '
/** The length at which an endless answer stops if the client has not hung up, in bytes. */
const ENOUGH = 300 * 1024 * 1024

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>
type Usage = Record<string, unknown>

const event = (data: object) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', ...data })}\n\n`
const words = (content: string) => event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
const thoughts = event({
  choices: [{ index: 0, delta: { reasoning_content: 'hm '.repeat(50) }, finish_reason: null }],
})
const last = (usage: Usage | string = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }) => {
  const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
  const text =
    typeof usage === 'string'
      ? event(stop).replace(/\}\n\n$/, `,"usage":${usage}}\n\n`)
      : event({ ...stop, usage })
  return `${text}data: [DONE]\n\n`
}
const head = (response: ServerResponse, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'text/event-stream', connection: 'close', ...headers })

/** Writes a piece again and again, as fast as it is read, until the client leaves. */
async function endlessly(reader: Writable, piece: string | Buffer) {
  for (let sent = 0; sent < ENOUGH && !reader.destroyed; sent += piece.length)
    if (!reader.write(piece))
      await Promise.race([once(reader, 'drain'), once(reader, 'close')]).catch(() => {})
  reader.end()
}

const endless =
  (piece: string | Buffer, first = '', status = 200, headers: Record<string, string> = {}): Answer =>
  response => {
    head(response, status, headers).write(first)
    return endlessly(response, piece)
  }
const redirect =
  (status: number, to = ELSEWHERE, bytes = 300_000): Answer =>
  response =>
    void head(response, status, to ? { location: to } : {}).end('x'.repeat(bytes))
const packed =
  (encoding: string, pack: (bytes: Buffer) => Buffer): Answer =>
  response =>
    void head(response, 200, { 'content-encoding': encoding }).end(pack(Buffer.alloc(40 << 20, words('a'))))
const says =
  (text: string, usage?: Usage | string): Answer =>
  response => {
    head(response)
    for (let at = 0; at < text.length; at += 400) response.write(words(text.slice(at, at + 400)))
    response.end(last(usage))
  }
const raw =
  (text: string | Buffer, then: 'end' | 'reset' = 'end'): Answer =>
  ({ socket }) => {
    socket!.write(text)
    if (then === 'end') socket!.end()
    else setTimeout(() => socket!.resetAndDestroy(), 50)
  }

const rawEndless =
  (piece: string, first = ''): Answer =>
  ({ socket }) => {
    socket!.setMaxListeners(0).write(first)
    return endlessly(socket!, piece)
  }
const STREAM = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n'
const CHUNKED = `${STREAM}transfer-encoding: chunked\r\n\r\n`
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

const ANSWERS: Record<string, Answer> = {
  'redirect-307': redirect(307),
  'redirect-302': redirect(302),
  'redirect-301': redirect(301, ELSEWHERE, 0),
  'redirect-308': redirect(308, '/v1/chat/completions'),
  'redirect-nowhere': redirect(303, ''),
  'redirect-file': redirect(307, 'file:///etc/hostname', 2_000_000),
  'packed-gzip': packed('gzip', gzipSync),
  'packed-deflate': packed('deflate', deflateSync),
  'packed-brotli': packed('br', brotliCompressSync),
  'packed-twice': packed('gzip, gzip', bytes => gzipSync(gzipSync(bytes))),
  'packed-unsaid': packed('identity', gzipSync),
  'packed-unknown': packed('zstd', bytes => bytes.subarray(0, 100_000)),
  'line-endless': endless('a'.repeat(100_000), 'data: {"x":"'),
  'line-comments': endless(': ping\n\n'.repeat(1_000)),
  'line-blank': endless('\n'.repeat(10_000)),
  'line-word': response => void head(response).end(words('very '.repeat(2_000_000)) + last()),
  'body-page': endless('<html>'.repeat(10_000), '', 200, { 'content-type': 'text/html' }),
  'body-refusal': endless('x'.repeat(100_000), '{"error":{"message":"', 500, {
    'content-type': 'application/json',
  }),
  'body-unauthorised': endless('x'.repeat(100_000), '', 401),
  'body-thoughts': endless(thoughts),
  'body-events': endless(words('').repeat(500)),
  'body-binary': endless(Buffer.alloc(100_000, 255)),
  'words-endless': endless(words('word '.repeat(40))),
  'words-letters': endless(words('a').repeat(500)),
  'words-claims': endless(words('It costs Leeds and '.repeat(20))),
  'words-after-end': endless(words('more '), words(TRUE) + last()),
  'words-brackets': endless(words('"*)'.repeat(300))),
  'words-lines': endless(words('\n'.repeat(300))),
  'usage-negative': says(TRUE, { prompt_tokens: -1e6, completion_tokens: -1e6, total_tokens: -2e6 }),
  'usage-huge': says(TRUE, { prompt_tokens: 1e15, completion_tokens: 1, total_tokens: 1e15 }),
  'usage-infinite': says(TRUE, '{"prompt_tokens":1e999,"completion_tokens":1,"total_tokens":1e999}'),
  'usage-fraction': says(TRUE, { prompt_tokens: 0.5, completion_tokens: 0.25, total_tokens: 0.75 }),
  'usage-text': says(TRUE, { prompt_tokens: 'x', completion_tokens: null, total_tokens: 'NaN' }),
  'usage-none': says(TRUE, '[]'),
  'usage-each': response =>
    void head(response).end(
      last({ prompt_tokens: 1e6, completion_tokens: -1, total_tokens: 1 }).repeat(3_000),
    ),
  'usage-details': says(TRUE, {
    prompt_tokens: 10,
    completion_tokens: 10,
    total_tokens: -1e300,
    prompt_tokens_details: { cached_tokens: 1e300 },
    completion_tokens_details: { reasoning_tokens: -1e300 },
  }),
  'shape-deep': response =>
    void head(response).end(`data: ${'['.repeat(100_000)}\n\n${words(TRUE)}${last()}`),
  'shape-choices': response =>
    void head(response).end(
      event({ choices: Array(5_000).fill({ index: 0, delta: { content: 'a' } }) }) + last(),
    ),
  'shape-halves': says(`${TRUE}\ud800 \udfff\ud800`),
  'shape-tools': endless(
    event({
      choices: [
        {
          index: 0,
          delta: {
            tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: '{' } }],
          },
        },
      ],
    }),
  ),
  'wire-returns': response => void head(response).end((words(TRUE) + last()).replaceAll('\n', '\r')),
  'wire-half-letter': raw(
    Buffer.concat([Buffer.from(`${STREAM}\r\n${words(TRUE)}data: {"x":"`), Buffer.from([0xe2, 0x80])]),
    'reset',
  ),
  'wire-trailers': raw(`${CHUNKED}${chunk(words(TRUE) + last())}0\r\n${'x-y: z\r\n'.repeat(150_000)}\r\n`),
  'wire-trailers-endless': rawEndless('x-y: z\r\n'.repeat(1_000), `${CHUNKED}${chunk(words(TRUE))}0\r\n`),
  'wire-extensions': rawEndless('a'.repeat(10_000), `${CHUNKED}5;x=`),
  'wire-chunks': rawEndless('1\r\n:\r\n'.repeat(2_000), CHUNKED),
  'wire-header': raw(`${STREAM}x: ${'y'.repeat(1 << 20)}\r\n\r\n`),
  'wire-continues': rawEndless('HTTP/1.1 100 Continue\r\n\r\n'.repeat(1_000)),
  'wire-second': raw(`${STREAM}content-length: 0\r\n\r\n${STREAM}\r\n${words(TRUE)}${last()}`),
  'wire-reset': raw('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: ', 'reset'),
  'wire-silence': raw(''),
  'wire-nonsense': raw('SSH-2.0-OpenSSH_9.2\r\n'),
  'wire-headers': raw(`HTTP/1.1 200 OK\r\n${'x-y: z\r\n'.repeat(20_000)}\r\n`),
  'wire-hints': raw('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(20_000)),
  'wire-lengths': raw('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
  'wire-status': raw('HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\nhi'),
  'wire-short': raw(
    'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 9999\r\n\r\ndata: {}',
  ),
  'wire-upgrade': raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
  honest: says('Reminders are free. We launch in 2026, and the exact date isn’t published yet.'),
}

const seen = { asked: 0, elsewhere: 0 }
const server = createServer(async (request, response) => {
  // Otherwise we might close a keep-alive connection just as a busy client sends its next request on it.
  response.setHeader('connection', 'close')
  if (request.url === '/seen') return void response.end(JSON.stringify(seen))
  if (request.url === '/names') return void response.end(JSON.stringify(Object.keys(ANSWERS)))
  if (request.url === ELSEWHERE) seen.elsewhere += 1
  seen.asked += 1
  let body = ''
  for await (const chunk of request) body += chunk
  // The last case counts, in the latest message: earlier messages and the instructions name others.
  const name = [...body.matchAll(/case-([a-z]+-?[\da-z-]*)/g)].at(-1)?.[1] ?? 'honest'
  response.setMaxListeners(0).on('error', () => {})
  await ANSWERS[name]!(response, request)
}).listen(0, '127.0.0.1')
server.on('connection', socket => socket.on('error', () => {}))
await once(server, 'listening')
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
// The starter holds the other end of standard input: when the starter ends, so does the peer.
process.stdin.resume().on('end', () => process.exit())
