import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, type ManifestChunk, minify, type Plugin, transformWithOxc } from 'vite'
import type { Documents, PageAssets } from '#src/page/prerendering/prerender.tsx'
import { encode } from '../src/http/compress.ts'
import type { InlineHashes } from '../src/http/security-headers.ts'

type PrerenderOptions = {
  /** Module that exports `documents`: for every page, a function that makes its HTML from the assets. */
  documents: string
  /** Module that every page loads and runs once its HTML is there. */
  core: string
  /** Module that hydrates the islands, loaded when the visitor first uses one. */
  client: string
  /** Module that the client loads when the visitor opens Maeve. */
  panel: string
  /** Module that the core loads on the confirmed page only. */
  share: string
  /** Module that the core loads on the landing page only. */
  streetLife: string
  /** Style sheet that is inlined into every page, and one that is added on all pages but the landing page. */
  style: string
  otherStyle: string
  /** Module that is inlined into every page and loads the client. It must import nothing. */
  loader: string
}

/** Modules that features’ pages run after load. */
const PAGE_SCRIPTS = globSync('src/*/browser/page-script.ts')

/** Renders every page to a file during the build. (In development, `src/server/dev.ts` renders them on each request.) */
export function prerender(options: PrerenderOptions): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            outDir: 'dist/client',
            manifest: true,
            modulePreload: false,
            // The loader waits for the client's exports; by default, an entry's exports are dropped.
            rolldownOptions: {
              input: [
                options.core,
                options.client,
                options.share,
                options.streetLife,
                ...PAGE_SCRIPTS,
                options.style,
                options.otherStyle,
              ],
              preserveEntrySignatures: 'strict',
            },
          },
        },
        ssr: { build: { outDir: 'dist/ssr', rolldownOptions: { input: { documents: options.documents } } } },
      },
      builder: {
        async buildApp(builder) {
          rmSync(resolve(builder.config.root, 'dist'), { recursive: true, force: true })
          await builder.build(builder.environments.client!)
          await builder.build(builder.environments.ssr!)
          await writeDocuments(builder.config.root, options)
        },
      },
    }),

    // A browser does not load a module that only prerendering uses, so it must reload the page to show a change.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr') return
      const { client } = server.environments
      if (modules.some(({ file }) => file && !client.moduleGraph.getModulesByFile(file)?.size))
        client.hot.send({ type: 'full-reload' })
    },
  }
}

async function writeDocuments(root: string, options: PrerenderOptions) {
  const client = resolve(root, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[options.client]!
  const [style, otherStyle] = [options.style, options.otherStyle].map(source => {
    const file = join(client, manifest[source]!.file)
    const text = readFileSync(file, 'utf8').trim()
    rmSync(file)
    return text
  }) as [string, string]
  const loader = await compileLoader(join(root, options.loader))
  const panel = manifest[options.panel]!
  // The entry's imports are fetched together with it, not after it; React's file is evaluated first.
  const modules = [...(entry.imports ?? []).map(key => manifest[key]!).sort(reactFirst), entry]
  const assets: PageAssets = {
    style: { inline: style },
    otherStyle: { inline: otherStyle },
    loader: { inline: loader },
    core: `/${manifest[options.core]!.file}`,
    client: modules.map(({ file }) => `/${file}`),
    share: `/${manifest[options.share]!.file}`,
    streetLife: `/${manifest[options.streetLife]!.file}`,
    pageScript: source => `/${manifest[source]!.file}`,
    panel: [panel.file, ...(panel.assets ?? [])].map(file => `/${file}`),
  }
  rmSync(join(client, '.vite'), { recursive: true })
  await compressAssets(join(client, 'assets'))

  const { documents } = (await import(pathToFileURL(resolve(root, 'dist/ssr/documents.js')).href)) as {
    documents: Documents
  }
  const folder = resolve(root, 'dist/documents')
  mkdirSync(folder, { recursive: true })
  for (const [name, render] of Object.entries(documents)) writeFileSync(join(folder, name), render(assets))
  rmSync(resolve(root, 'dist/ssr'), { recursive: true })

  const hashes: InlineHashes = { script: [cspHash(loader)], style: [style, otherStyle].map(cspHash) }
  writeFileSync(resolve(root, 'dist/inline-hashes.json'), JSON.stringify(hashes))
}

const reactFirst = (a: ManifestChunk, b: ManifestChunk) =>
  Number(b.name === 'react') - Number(a.name === 'react')

async function compileLoader(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return (await minify(file, code, { module: true })).code.trim()
}

async function compressAssets(folder: string) {
  const names = readdirSync(folder).filter(name => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async name => {
      const file = join(folder, name)
      const { br, gzip } = await encode(readFileSync(file))
      if (br) writeFileSync(`${file}.br`, br)
      if (gzip) writeFileSync(`${file}.gz`, gzip)
    }),
  )
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
