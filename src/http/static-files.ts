import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoded, encode, negotiate } from './compress.ts'

/** A file ready to be sent: its forms, its media type and how long it may be kept. */
export type StaticFile = { encoded: Encoded; type: string; cacheControl: string; etag: string }

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const REVALIDATE = 'no-cache'

/** Makes a text ready to be sent, compressed as far as it goes; browsers ask for it anew each time. */
export async function prepareDocument(name: string, text: string): Promise<StaticFile> {
  const encoded = await encode(Buffer.from(text))
  return describe(name, encoded, REVALIDATE)
}

/**
 * Reads a folder into memory, by URL path. `NAME.br` and `NAME.gz` beside a file are its compressed forms.
 * Files below `/assets/` carry a hash of their content in their name and may be kept for ever.
 * Throws when the folder is not there.
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
    files.set(`/${name}`, describe(name, encoded, name.startsWith('assets/') ? IMMUTABLE : A_DAY))
  }
  return files
}

/** Answers with a file in the smallest form that the browser accepts, or 304 when it has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile, status = 200) {
  reply.header('cache-control', file.cacheControl).header('vary', 'accept-encoding')
  if (status === 200) {
    reply.header('etag', file.etag)
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  }
  const { body, encoding } = negotiate(file.encoded, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(status).type(file.type).send(body)
}

function describe(name: string, encoded: Encoded, cacheControl: string): StaticFile {
  const hash = createHash('sha256').update(encoded.identity).digest('base64url').slice(0, 16)
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  return { encoded, type, cacheControl, etag: `W/"${hash}"` }
}
