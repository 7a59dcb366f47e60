import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { inShort } from '#test/support/in-short.ts'
import { builtPage, pageIsBuilt, servedPage } from './built-page.ts'
import { accountsSet, countIsReached } from './promises.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerbside-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))
const here = { dist: join(folder, 'dist'), src: join(folder, 'src') }

const page = (n: number, instagram: string) =>
  `<p>%NAME%<p><data value="${n}">${n}</data><ul class="social"><li><a href="${instagram}"></ul><p>%REACH%</p>`
const BUILT_AT = new Date('2026-05-18T11:00Z')
const edit = (name: string, at: Date, text = '') => {
  writeFileSync(join(folder, name), text)
  utimesSync(join(folder, name), at, at)
}
const build = (html: string, at = BUILT_AT) => {
  edit('dist/documents/index.html', at, html)
  edit('dist/documents/joined-hero.html', at, '<p>joined')
}
beforeEach(() => {
  for (const path of ['dist/documents', 'src/content']) mkdirSync(join(folder, path), { recursive: true })
  build(page(1247, 'https://www.instagram.com/'))
  edit('src/content/brand.ts', new Date(+BUILT_AT - 60_000))
  edit('src/content/brand.test.ts', new Date(+BUILT_AT + 60_000))
})

/** Starts a server that serves what has been built so far. */
async function start() {
  const { html } = builtPage(here)
  const shown = html.replace('%NAME%', 'Kerbside & Daughters').replace('%REACH%', 'by email')
  const server = createServer((_request, response) => response.end(shown)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
const list = { query: async <Row>() => [{ n: 12 }] as Row[] }

test('after an edit without a build, the page stays the same, and preflight reads that page', async () => {
  const { port, close } = await start()
  const publicUrl = `http://127.0.0.1:${port}`
  const served = () => servedPage({ publicUrl }, undefined)
  expect(inShort(pageIsBuilt(await served(), here))).toBe(
    'met: The site shows the build of 2026-05-18 11:00 UTC.',
  )
  edit('src/content/brand.ts', new Date(+BUILT_AT + 60_000), 'instagram: https://www.instagram.com/ours')
  const { html, from } = await served()
  expect(from).toBe('the site')
  expect(inShort(pageIsBuilt(await served(), here))).toMatch(
    /^not met: It was built before .*brand\.ts was changed, .* npm run build, then restart/,
  )
  expect(inShort(accountsSet(html))).toMatch(/^not met: The icons lead to .*https:\/\/www\.instagram\.com\//)
  expect(inShort(await countIsReached(list, html))).toMatch(
    /^not met: There are 12, and every page shows 1,247/,
  )

  build(page(12, 'https://www.instagram.com/ours'), new Date(+BUILT_AT + 120_000))
  expect(inShort(pageIsBuilt(await served(), here))).toBe(
    'not met: The server shows a different build from the one here. Restart it.',
  )
  expect(accountsSet((await served()).html).state).toBe('not met')
  close()
  const again = await start()
  const away = { publicUrl: `http://127.0.0.1:${await freePort()}` }
  const local = await servedPage(away, again.port)
  expect([pageIsBuilt(local, here), accountsSet(local.html), await countIsReached(list, local.html)]).toEqual(
    Array(3).fill(expect.objectContaining({ state: 'met' })),
  )
  again.close()
})

test('without a server it checks the build, and without a build it can check nothing', () => {
  expect(inShort(pageIsBuilt(builtPage(here), here))).toBe('met: This is the build of 2026-05-18 11:00 UTC.')
  rmSync(here.dist, { recursive: true })
  expect(pageIsBuilt(builtPage(here), here).state).toBe('cannot tell')
  expect(accountsSet('').state).toBe('cannot tell')
})
