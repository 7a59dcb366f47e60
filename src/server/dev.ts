import { createServer, type RunnableDevEnvironment } from 'vite'
import { fillTemplate } from '#src/http/template.ts'
import type { Documents, PageAssets } from '#src/page/prerendering/prerender.tsx'
import { routes } from '#src/routes.ts'
import { type Config, readConfig, readEnvironment } from './config.ts'
import type { Front } from './front.ts'
import { pageValues } from './page-values.ts'
import { failToStart, startServer } from './start.ts'

/** Serves the sources: Vite swaps what the page uses in the open page, `node --watch` restarts the server. */
async function main() {
  const config = readConfig(readEnvironment())
  await startServer(config, await openSourceFront(config))
}

const DOCUMENTS: Record<string, string> = {
  [routes.home]: 'index.html',
  [routes.joined.hero]: 'joined-hero.html',
  [routes.joined.banner]: 'joined-banner.html',
  [routes.privacy]: 'privacy.html',
}

const ASSETS: PageAssets = {
  style: { href: '/src/page/page.css' },
  loader: { src: '/src/page/loader.ts' },
  client: ['/src/page/main.tsx'],
}

async function openSourceFront(config: Config): Promise<Front> {
  const vite = await createServer({
    appType: 'custom',
    // Bundled, the configuration would be a new file at each start, and `node --watch` would start again.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const values = pageValues(config)

  async function render(name: string, url: string): Promise<string> {
    const { runner } = vite.environments.ssr as RunnableDevEnvironment
    const { documents } = await runner.import<{ documents: Documents }>('/src/page/prerender.tsx')
    return vite.transformIndexHtml(url, fillTemplate(documents[name]!(ASSETS), values))
  }

  return {
    headers: {},
    refused: place => render(`refused-${place}.html`, routes.home),
    mailPage: name => render(`${name}.html`, routes.home),
    register() {},
    async notFound(request, reply) {
      const path = request.url.split('?')[0]!
      const name = DOCUMENTS[path]
      if (name) return reply.type('text/html').send(await render(name, request.url))
      reply.hijack()
      vite.middlewares(request.raw, reply.raw, async () => {
        const page = await render('404.html', request.url)
        reply.raw.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      })
    },
    close: () => vite.close(),
  }
}

main().catch(failToStart)
