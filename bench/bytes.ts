import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseAst } from 'vite'
import { encode } from '#src/http/compress.ts'
import type { InlineHashes } from '#src/http/security-headers.ts'
import { routes } from '#src/routes.ts'
import { openTestServer } from '#test/support/test-server.ts'
import { phone } from './budgets.ts'
import { chosenPictures } from './chosen-pictures.ts'

/** A file of the build and its bytes, encoded with brotli, without headers. */
type Part = { path: string; bytes: number }

/** What a first visit loads, by kind. */
export type PageBytes = {
  html: Part
  loader: Part
  /** The files that a page runs before anything is touched. */
  core: Part
  /** Script and style. */
  streetLife: Part[]
  /** The script and style fetched once a visitor points at the street. */
  wash: Part[]
  /** The script that hydrates the page, and its static imports. */
  client: Part[]
  /** Maeve's panel, its style and the modules that only it imports. */
  maevePanel: Part[]
  fonts: Part[]
  /** The picture that the page loads first, in the size that `phone` picks. */
  hero: Part
  heroByNight: Part
}

/**
 * Requests what a first visit on a phone loads from the real server, with the build in `dist`. Throws if there is no
 * build, or if something that the page names is missing.
 */
export async function measurePage(): Promise<PageBytes & { document: string }> {
  const server = await openTestServer()
  const fetchPart = async (path: string): Promise<Part> => {
    const answer = await server.app.inject({
      url: path,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    })
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`)
    const text = /^text\/|json/.test(String(answer.headers['content-type']))
    if (text && answer.headers['content-encoding'] !== 'br')
      throw new Error(`${path} is not sent with brotli`)
    return { path, bytes: answer.rawPayload.length }
  }
  const fetchParts = (paths: Iterable<string>) => Promise.all(Array.from(paths, fetchPart))

  try {
    const document = (await server.app.inject(routes.home)).body
    const entry = entryOf(document)
    const client = staticImports(entry)
    const more = namedBy(document, 'more')
    const panel = [...staticImports(panelOf(entry)), panelStyleOf(entry)].filter(path => !client.has(path))
    const heroAt = (scheme: 'light' | 'dark') => {
      const hero = chosenPictures(document, { ...phone, scheme }).find(({ urgent }) => urgent)
      if (!hero) throw new Error('the page has no picture with fetchpriority=high')
      return fetchPart(hero.url)
    }
    return {
      document,
      html: await fetchPart(routes.home),
      loader: { path: 'the inline loader', bytes: await loaderBytes(document) },
      core: await fetchPart(namedBy(document, 'core')),
      streetLife: await fetchParts([more, onlyFile(posix.dirname(more), /^street-life-.*\.css$/)]),
      wash: await fetchParts(
        [/^wash-.*\.js$/, /^wash-.*\.css$/].map(name => onlyFile(posix.dirname(more), name)),
      ),
      client: await fetchParts(client),
      maevePanel: await fetchParts(panel),
      fonts: await fetchParts(fontsOf(document)),
      hero: await heroAt('light'),
      heroByNight: await heroAt('dark'),
    }
  } finally {
    await server.close()
  }
}

/** Returns the total bytes of some parts. */
export function sum(parts: readonly Part[]): number {
  return parts.reduce((bytes, part) => bytes + part.bytes, 0)
}

/** Returns the tags, besides the loader, that make a browser fetch or run a script before the load event. */
export function scriptsBeforeLoad(document: string, loaderHashes: readonly string[]): string[] {
  const hints = document.match(/<link\b[^>]*\b(?:modulepreload|as="?script)[^>]*>/gi) ?? []
  const scripts = [...document.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)].filter(([, given, text]) => {
    if (/type="application\/ld\+json"/.test(given!)) return false
    const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`
    return /\bsrc=/i.test(given!) || !loaderHashes.includes(hash) || importsOf(text!).length > 0
  })
  return [...hints, ...scripts.map(([tag]) => tag)]
}

/** The hashes of the build's inline scripts. */
export function loaderHashes(): readonly string[] {
  return (JSON.parse(readFileSync('dist/inline-hashes.json', 'utf8')) as InlineHashes).script
}

/** Returns the files in a document's `@font-face` rules. Throws if one would hide text until its font has loaded. */
export function fontsOf(document: string): string[] {
  const faces = document.match(/@font-face\s*{[^}]*}/g)?.filter(face => /url\(/.test(face)) ?? []
  const blocking = faces.find(face => !/font-display:\s*(swap|fallback|optional)/.test(face))
  if (blocking) throw new Error(`text waits for this font: ${blocking}`)
  return [...new Set(faces.map(face => face.match(/url\(["']?([^"')]+)/)![1]!))]
}

/** Returns the files named by a `data-` attribute of a document. */
const namedBy = (document: string, name: 'core' | 'more' | 'client') =>
  document.match(new RegExp(` data-${name}="([^"]+)"`))![1]!

/** Returns how many bytes the inline loader would have as a separate file. */
async function loaderBytes(document: string): Promise<number> {
  const [, loader = ''] = document.match(/<script type="module">(.*?)<\/script>/s) ?? []
  const { br, identity } = await encode(Buffer.from(loader))
  return (br ?? identity).length
}

const entryOf = (document: string) => namedBy(document, 'client').split(' ').at(-1)!

const panelOf = (entry: string) => onlyFile(posix.dirname(entry), /^maeve-panel-.*\.js$/)
const panelStyleOf = (entry: string) => onlyFile(posix.dirname(entry), /^maeve-panel-.*\.css$/)

function onlyFile(folder: string, shape: RegExp): string {
  const names = readdirSync(`dist/client${folder}`).filter(name => shape.test(name))
  if (names.length !== 1)
    throw new Error(`exactly one file must match ${shape}: ${names.join(', ') || 'none'}`)
  return `${folder}/${names[0]}`
}

/** Returns a chunk and everything that it imports statically, directly or not. */
function staticImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const source of importsOf(readFileSync(`dist/client${path}`, 'utf8')))
    staticImports(posix.join(posix.dirname(path), source), found)
  return found
}

function importsOf(code: string): string[] {
  return parseAst(code).body.flatMap(node => ('source' in node && node.source ? [node.source.value] : []))
}
