import { routes } from '#src/routes.ts'
import { builtPage, type Page } from './built-page.ts'
import { ask, type Site } from './site.ts'

/** Returns the pages from the site, else from the server on this machine, else from the build. */
export async function servedPage(site: Site, port: number | undefined): Promise<Page> {
  const here = port === undefined ? [] : [{ publicUrl: `http://127.0.0.1:${port}` }]
  for (const from of [site, ...here]) {
    const answers = await Promise.all(
      [routes.home, routes.joined.hero].map(path => ask(from, path, {})),
    ).catch(() => [])
    if (answers.length && answers.every(({ status }) => status === 200))
      return { html: answers.map(({ body }) => body).join(''), from: 'the site' }
  }
  return builtPage()
}
