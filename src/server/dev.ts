import { createServer, type RunnableDevEnvironment } from 'vite'
import { contentType } from '#src/http/static-files.ts'
import { fillTemplate } from '#src/http/template.ts'
import type { Documents, PageAssets } from '#src/page/prerendering/prerender.tsx'
import { routes } from '#src/routes.ts'
import { type Config, readConfig, readEnvironment } from './config.ts'
import { DOCUMENTS, type Front, pageValues } from './pages/front.ts'
import { failToStart, startServer } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Serves the sources: Vite updates the open page, `node --watch` restarts the server. */
async function main() {
  const config = readConfig(readEnvironment())
  stopOnSignal(await startServer(config, await openSourceFront(config)))
}

const ASSETS: PageAssets = {
  style: { href: '/src/page/page.css' },
  otherStyle: { href: '/src/page/other-pages.css' },
  loader: { src: '/src/page/loader.ts' },
  core: '/src/page/core.ts',
  client: ['/src/page/main.tsx'],
  share: '/src/page/mail-pages/street-page.ts',
  streetLife: '/src/page/street-life/street-life.ts',
  pageScript: source => `/${source}`,
  panel: [],
}

async function openSourceFront(config: Config): Promise<Front> {
  const vite = await createServer({
    appType: 'custom',
    // If Vite bundled its configuration, it would write a new file at each start, and `node --watch` would restart.
    configLoader: 'native',
    server: { middlewareMode: true },
  })

  async function render(name: string, url: string): Promise<string> {
    const { runner } = vite.environments.ssr as RunnableDevEnvironment
    const { documents } = await runner.import<{ documents: Documents }>(
      '/src/page/prerendering/prerender.tsx',
    )
    const text = fillTemplate(documents[name]!(ASSETS), pageValues(config))
    return name.endsWith('.html') ? vite.transformIndexHtml(url, text) : text
  }

  return {
    headers: {},
    page: name => render(`${name}.html`, routes.home),
    register() {},
    async notFound(request, reply) {
      const path = request.url.split('?')[0]!
      const name = path === routes.home ? 'index.html' : DOCUMENTS[path]
      if (name)
        return reply.type(contentType(name)).send(fillTemplate(await render(name, request.url), { NEXT: '' }))
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
