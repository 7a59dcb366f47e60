import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InlineHashes, securityHeaders } from '#src/http/security-headers.ts'
import { loadFolder, prepareDocument, sendFile } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import type { Front } from './front.ts'
import { type PageConfig, pageValues } from './page-values.ts'

/** Which document answers which path. */
const DOCUMENTS: Record<string, string> = {
  [routes.home]: 'index.html',
  [routes.joined.hero]: 'joined-hero.html',
  [routes.joined.banner]: 'joined-banner.html',
  [routes.privacy]: 'privacy.html',
  '/robots.txt': 'robots.txt',
  '/sitemap.xml': 'sitemap.xml',
}

/**
 * Reads what `npm run build` made into memory, ready to be sent, with the configuration's values filled in.
 * Throws when there is no build.
 */
export async function loadBuiltFront(folder: string, config: PageConfig): Promise<Front> {
  const values = pageValues(config)
  const texts = readDocuments(join(folder, 'documents'))
  const text = (name: string) => {
    const found = texts.get(name)
    if (found === undefined) throw new Error(`the build in ${folder} has no ${name}`)
    return fillTemplate(found, values)
  }
  const inline = JSON.parse(readFileSync(join(folder, 'inline-hashes.json'), 'utf8')) as InlineHashes
  const headers = securityHeaders(inline, { secure: config.publicUrl.startsWith('https:') })
  const files = loadFolder(join(folder, 'client'), headers)
  await Promise.all(
    Object.entries(DOCUMENTS).map(async ([path, name]) => {
      files.set(path, await prepareDocument(name, text(name), headers))
    }),
  )
  const notFound = await prepareDocument('404.html', text('404.html'), headers)
  const refused = { hero: text('refused-hero.html'), banner: text('refused-banner.html') }

  return {
    headers,
    refused: place => refused[place],
    register(app) {
      for (const [path, file] of files) {
        const config = { label: path in DOCUMENTS ? path : 'file' }
        app.get(path, { config }, (request, reply) => sendFile(request, reply, file))
      }
    },
    notFound: (request, reply) => sendFile(request, reply, notFound, 404),
  }
}

function readDocuments(folder: string): Map<string, string> {
  try {
    return new Map(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')]))
  } catch (cause) {
    throw new Error(`there is no build in ${folder}: run npm run build first`, { cause })
  }
}
