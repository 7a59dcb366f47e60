import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoded, encode, negotiate } from './compress.ts'
import contentTypes from './content-types.json' with { type: 'json' }

/** A file ready to be sent: its encodings, the headers of each, and the headers that all share. */
export type StaticFile = {
  encoded: Encoded
  /** Names and values in turn, the form that Node writes fastest. */
  heads: Record<keyof Encoded, string[]>
  /** Bodies as text, one character a byte: Node writes these together with the head, but a Buffer after it. */
  texts: Partial<Record<keyof Encoded, string>>
  shared: Record<string, string>
  etag: string
}

/** Sent with every file; the server sends the same ones with every answer. */
type Headers = Readonly<Record<string, string>>

const TYPES: Record<string, string> = contentTypes

/** Returns the content type of a file by its name. */
export function contentType(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
}

/** Picture formats of letters: webmails that load them from here show them in their own pages. */
const IN_EMAILS = /\.(?:gif|jpe?g|png)$/i

/** How much text Node writes at once without allocating: 16 KiB, less some for the head. */
const AT_ONCE_BYTES = 14 * 1024

const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const REVALIDATE = 'no-cache'

/** Prepares a text to be sent, compressed as much as possible; browsers revalidate it each time. */
export async function prepareDocument(name: string, text: string, headers: Headers): Promise<StaticFile> {
  const encoded = await encode(Buffer.from(text))
  return describe(name, encoded, REVALIDATE, headers)
}

/**
 * Reads a folder into memory, by URL path. `NAME.br` and `NAME.gz` next to a file are its compressed forms. Files below
 * `/assets/` have a hash of their content in their name and may be cached for ever. Throws if the folder does not exist.
 */
export function loadFolder(folder: string, headers: Headers): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(names)
  const read = (name: string) => readFileSync(join(folder, name))
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    if (name.endsWith('.br') || name.endsWith('.gz')) continue
    const encoded: Encoded = {
      identity: read(name),
      ...(present.has(`${name}.br`) && { br: read(`${name}.br`) }),
      ...(present.has(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
    }
    const cacheControl = name.startsWith('assets/') ? IMMUTABLE : A_DAY
    files.set(`/${name}`, describe(name, encoded, cacheControl, headers))
  }
  return files
}

/** Sends a file in the smallest encoding that the browser accepts, or 304 if the browser has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile, status = 200) {
  const { body, encoding = 'identity' } = negotiate(file.encoded, request.headers['accept-encoding'])
  if (status === 200 && request.headers['if-none-match'] !== file.etag) {
    reply.hijack()
    reply.raw.writeHead(200, file.heads[encoding])
    const text = file.texts[encoding]
    if (text) reply.raw.end(text, 'latin1')
    else reply.raw.end(body)
    return reply
  }
  reply.headers(file.shared)
  if (status === 200) return reply.code(304).header('etag', file.etag).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(body)
}

function describe(name: string, encoded: Encoded, cacheControl: string, headers: Headers): StaticFile {
  const etag = `W/"${hash('sha256', encoded.identity, 'base64url').slice(0, 16)}"`
  const shared = {
    'content-type': contentType(name),
    ...(IN_EMAILS.test(name) && { 'cross-origin-resource-policy': 'cross-origin' }),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  }
  const head = (form: keyof Encoded) =>
    Object.entries({
      ...headers,
      ...shared,
      etag,
      ...(form !== 'identity' && { 'content-encoding': form }),
      'content-length': String(encoded[form]?.length),
    }).flat()
  const forms = Object.keys(encoded) as (keyof Encoded)[]
  const small = forms.filter(form => encoded[form]!.length <= AT_ONCE_BYTES)
  return {
    encoded,
    heads: { identity: head('identity'), br: head('br'), gzip: head('gzip') },
    texts: Object.fromEntries(small.map(form => [form, encoded[form]!.toString('latin1')])),
    shared,
    etag,
  }
}
