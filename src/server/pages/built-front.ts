import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InlineHashes, securityHeaders } from '#src/http/security-headers.ts'
import { loadFolder, prepareDocument, type StaticFile, sendFile } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import { untilLaunchTurns } from '#src/launch-said.ts'
import { routes } from '#src/routes.ts'
import { DOCUMENTS, type Front, type PageConfig, pageValues } from './front.ts'

/** Loads the build into memory, with the configuration's values filled in. Throws if there is none. */
export async function loadBuiltFront(folder: string, config: PageConfig): Promise<Front> {
  const values = untilLaunchTurns(() => pageValues(config))
  const texts = readDocuments(join(folder, 'documents'))
  const text = (name: string) => {
    const found = texts.get(name)
    if (found === undefined) throw new Error(`the build in ${folder} has no ${name}`)
    return fillTemplate(found.toString(), values())
  }
  const inline = JSON.parse(readFileSync(join(folder, 'inline-hashes.json'), 'utf8')) as InlineHashes
  const headers = securityHeaders(inline, { secure: config.publicUrl.startsWith('https:') })
  const files = loadFolder(join(folder, 'client'))
  const landing = whenAsked('index.html')
  await landing()
  const documents = Object.entries(DOCUMENTS).map(([path, name]) => ({ path, page: whenAsked(name) }))
  const notFound = whenAsked('404.html')

  return {
    headers,
    page: name => text(`${name}.html`),
    register(app) {
      for (const { path, page } of [{ path: routes.home, page: landing }, ...documents])
        app.get(path, async (request, reply) => sendFile(request, reply, await page()))
      for (const [path, file] of files)
        app.get(path, { config: { label: 'file' } }, (request, reply) => sendFile(request, reply, file))
    },
    notFound: async (request, reply) => sendFile(request, reply, await notFound(), 404),
  }

  /**
   * Compressing a page takes 30 ms, so only the landing page is prepared at the start, the others when first asked
   * for.
   */
  function whenAsked(name: string): () => Promise<StaticFile> {
    // `NEXT` is empty here: a feature that fills it in serves the success page itself.
    return untilLaunchTurns(() => prepareDocument(name, fillTemplate(text(name), { NEXT: '' })))
  }
}

/** Reads the pages as bytes, because as text, which has “ or ’ in it, they would take twice the memory. */
function readDocuments(folder: string): Map<string, Buffer> {
  try {
    return new Map(readdirSync(folder).map(name => [name, readFileSync(join(folder, name))]))
  } catch (cause) {
    throw new Error(`there is no build in ${folder}: run npm run build first`, { cause })
  }
}
