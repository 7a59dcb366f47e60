import { gzipSync } from 'node:zlib'
import { routes } from '#src/routes.ts'

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A malicious body, by default JSON for the waitlist. */
export type Bomb = { url?: string; type?: string; body: string | Buffer; headers?: Record<string, string> }

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const entry = (email: string, postcode = 'M1 1AE') => JSON.stringify({ email, postcode })
const chat = (content: string) => JSON.stringify({ messages: [{ role: 'user', content }] })
const many = (times: number, message: string) => `{"messages":[${Array(times).fill(message).join()}]}`
const gzipped = gzipSync(Buffer.alloc(20 * 1024 * 1024))
const CHAT = routes.maeveChat

/** Bodies that must be refused, with the expected status. */
export const BOMBS: [name: string, status: number, bomb: Bomb][] = [
  ['deep lists', 400, { body: deep(8_000) }],
  ['deep lists for Maeve', 400, { url: CHAT, body: deep(32_000) }],
  ['deep objects', 400, { body: deepObject(2_600) }],
  ['deep objects for Maeve', 400, { url: CHAT, body: `{"messages":${deepObject(10_000)}}` }],
  ['many prototypes', 400, { url: CHAT, body: `[${'{"__proto__":1},'.repeat(4_000)}1]` }],
  ['many keys', 400, { body: `{${Array.from({ length: 1_500 }, (_, i) => `"k${i}":1`).join()}}` }],
  ['a text of 1 MiB', 413, { body: entry('a'.repeat(1 << 20)) }],
  ['a text of 1 MiB for Maeve', 413, { url: CHAT, body: chat('a'.repeat(1 << 20)) }],
  ['a form of 1 MiB', 413, { type: FORM_TYPE, body: `email=${'a'.repeat(1 << 20)}` }],
  ['many fields in a form', 400, { type: FORM_TYPE, body: 'a=&'.repeat(5_000) }],
  ['a form of escapes', 400, { type: FORM_TYPE, body: `email=${'%00'.repeat(5_000)}&postcode=M1+1AE` }],
  ['NUL in an email', 400, { body: entry('a\0b@example.com') }],
  ['NUL in a postcode', 400, { body: entry('a@example.com', 'M1\0 1AE') }],
  ['NUL for Maeve', 400, { url: CHAT, body: chat('a\0b') }],
  ['a lone surrogate in an email', 400, { body: '{"email":"\\ud800@example.com","postcode":"M1 1AE"}' }],
  ['a lone surrogate in a postcode', 400, { body: '{"email":"a@example.com","postcode":"M1 1A\\udfff"}' }],
  [
    'a lone surrogate for Maeve',
    400,
    { url: CHAT, body: '{"messages":[{"role":"user","content":"\\ud800"}]}' },
  ],
  ['a gzip bomb', 415, { body: gzipped.subarray(0, 16_000), headers: { 'content-encoding': 'gzip' } }],
  [
    'a gzip bomb for Maeve',
    415,
    { url: CHAT, body: gzipped.subarray(0, 60_000), headers: { 'content-encoding': 'gzip' } },
  ],
  ['unknown coding', 415, { body: entry('a@example.com'), headers: { 'content-encoding': 'zstd, gzip' } }],
  ['an email of at signs', 400, { body: entry('@'.repeat(15_000)) }],
  ['an email of dots', 400, { body: entry(`a@${'.a'.repeat(7_000)} `) }],
  ['an email of white space', 400, { body: entry(' '.repeat(15_000)) }],
  ['an email nearly right, at its longest', 400, { body: entry(`${'a'.repeat(126)}@${'a.'.repeat(63)} .`) }],
  ['a postcode of letters', 400, { body: entry('a@example.com', 'A1'.repeat(7_000)) }],
  ['a question of 60,000 letters', 400, { url: CHAT, body: chat('a'.repeat(60_000)) }],
  ['sixty-one questions', 400, { url: CHAT, body: many(61, '{"role":"user","content":"a"}') }],
  ['21,800 empty messages', 400, { url: CHAT, body: many(21_800, '{}') }],
  ['13,000 messages that are null', 400, { url: CHAT, body: many(13_000, 'null') }],
  ['2,200 blank questions', 400, { url: CHAT, body: many(2_200, '{"role":"user","content":""}') }],
  ['sixty faulty messages', 400, { url: CHAT, body: many(60, '{"role":1,"content":2}') }],
  ['messages that are keys', 400, { url: CHAT, body: `{"messages":{${'"0":{},'.repeat(9_000)}"1":{}}}` }],
]

const long = Array.from({ length: 60 }, (_, i) => ({
  role: i % 2 ? 'user' : 'assistant',
  content: 'mobile car wash subscription price '.repeat(28).slice(0, 950),
}))

/** The most expensive questions that Maeve must accept. */
export const HARD_QUESTIONS: [name: string, bomb: Bomb][] = [
  ...[
    'a ',
    'how much ',
    'postcode '.repeat(2),
    'aaaaaaaaaaaaaaaaaaaaaaab ',
    'a@',
    'M1 1',
    '((((',
    '.?!,;: ',
    'é️',
  ].map((piece): [string, Bomb] => [
    JSON.stringify(piece),
    { url: CHAT, body: chat(piece.repeat(1_000).slice(0, 1_000)) },
  ]),
  ['a long conversation', { url: CHAT, body: JSON.stringify({ messages: long }) }],
]
