import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkWords } from '#src/content/preflight.ts'
import { cannotTell, type Finding, met, notMet } from '#src/founder/finding.ts'
import { routes } from '#src/routes.ts'
import { ask, type Site } from './site.ts'

/** Finds the page that visitors get, which matches the sources only after a build and a restart of the server. */

/** `html`: the landing page and the page after joining; empty if not found. `from`: where they were found. */
export type Page = { html: string; from: 'the site' | 'the build' }

/** The folders to look at; replaced in tests. */
const HERE = { dist: 'dist', src: join(import.meta.dirname, '..') }
const LANDING = 'index.html'
const MARK = /%[A-Z_]+%/

/** Returns the pages as they were built. */
export function builtPage({ dist } = HERE): Page {
  const html = [LANDING, 'joined-hero.html'].map(name => readBuilt(dist, name)).join('')
  return { html, from: 'the build' }
}

/** Checks that visitors get what the sources say: built since the last change, and served from that build. */
export function pageIsBuilt({ html, from }: Page, { dist, src } = HERE): Finding {
  const { what, none, older, other, right } = checkWords.built
  const built = readBuilt(dist, LANDING)
  if (!built) return cannotTell(what, none(dist))
  const builtAt = statSync(join(dist, 'documents', LANDING)).mtimeMs
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  const changed = files.find(
    file => /(?<!\.test)\.(tsx?|css|json|md)$/.test(file) && statSync(join(src, file)).mtimeMs > builtAt,
  )
  if (changed) return notMet(what, older(changed))
  if (from === 'the site' && !isOf(html, built)) return notMet(what, other)
  return met(what, right(from, new Date(builtAt).toISOString().slice(0, 16).replace('T', ' ')))
}

/** Returns whether a page is the built one with the server's values filled in. */
function isOf(html: string, built: string): boolean {
  let at = 0
  return built.split(MARK).every(part => {
    const found = html.indexOf(part, at)
    at = found + part.length
    return found >= 0
  })
}

function readBuilt(dist: string, name: string): string {
  try {
    return readFileSync(join(dist, 'documents', name), 'utf8')
  } catch {
    return ''
  }
}

/** Returns the pages from the site; failing that, from the server on this machine; failing that, from the build. */
export async function servedPage(site: Site, port: number | undefined): Promise<Page> {
  const here = port === undefined ? [] : [{ publicUrl: `http://127.0.0.1:${port}` }]
  const asked = [site, ...here].map(from =>
    Promise.all([routes.home, routes.joined.hero].map(path => ask(from, path, {}))).catch(() => []),
  )
  for (const answers of await Promise.all(asked))
    if (answers.length && answers.every(({ status }) => status === 200))
      return { html: answers.map(({ body }) => body).join(''), from: 'the site' }
  return builtPage()
}
