import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Effort, type Encoded, encode, negotiate } from './compress.ts'
import contentTypes from './content-types.json' with { type: 'json' }

/** A file ready to be sent, and its headers besides those of every response. */
export type StaticFile = { encoded: Encoded; headers: Record<string, string>; etag: string }

const TYPES: Record<string, string> = contentTypes

/** Returns the content type of a file by its name. */
export function contentType(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
}

/** The picture formats of letters. Webmail that loads these pictures from here shows them on its own pages. */
const IN_EMAILS = /\.(?:gif|jpe?g|png)$/i

/** For what never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const REVALIDATE = 'no-cache'

/** Prepares a text to be sent; browsers revalidate it each time. */
export async function prepareDocument(name: string, text: string, effort?: Effort): Promise<StaticFile> {
  const encoded = await encode(Buffer.from(text), effort)
  return describe(name, encoded, REVALIDATE)
}

/**
 * Reads a folder into memory, by URL path. `NAME.br` and `NAME.gz` next to a file are its compressed forms. Files below
 * `/assets/` have a hash of their content in their name and may be cached for ever. Throws if the folder does not exist.
 */
export function loadFolder(folder: string): Map<string, StaticFile> {
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
    files.set(`/${name}`, describe(name, encoded, cacheControl))
  }
  return files
}

/** Sends a file in the smallest encoding that the browser accepts, or 304 if the browser has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile, status = 200) {
  const { encoded, headers, etag } = file
  const { body, encoding } = negotiate(encoded, request.headers['accept-encoding'])
  reply.headers(headers)
  if (status === 200) reply.header('etag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(status).send(body)
}

function describe(name: string, encoded: Encoded, cacheControl: string): StaticFile {
  return {
    encoded,
    headers: {
      'content-type': contentType(name),
      ...(IN_EMAILS.test(name) && { 'cross-origin-resource-policy': 'cross-origin' }),
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    },
    etag: `W/"${hash('sha256', encoded.identity, 'base64url').slice(0, 16)}"`,
  }
}
