import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Returns what a finder prints on a machine without commands, a package manager or Playwright's browsers. */
function said(file: string, call: string): string[] {
  const work = `
    import * as finder from ${JSON.stringify(import.meta.resolve(file))}
    const say = line => console.log(line)
    try { console.log(finder.${call}) } catch (error) { console.log(error.message) }`
  const env = { PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' }
  return execFileSync(process.execPath, ['--input-type=module', '-e', work], { encoding: 'utf8', env })
    .trim()
    .split('\n')
}

test.for([
  ['webkit', 'WebKit'],
  ['firefox', 'Firefox'],
])('without %s, one line says that there is none', ([engine, name]) => {
  expect(said('./find-engine.ts', `findEngine('${engine}', say)`)).toEqual([
    `${name}: none can be had, its journeys are skipped`,
    'undefined',
  ])
})

test.skipIf(process.platform !== 'linux')('without Chromium, the last line says what to do', () => {
  expect(said('./find-chromium.ts', 'findChromium(say, { shell: true })').at(-1)).toBe(
    'no Chromium can be had: install the package chromium, or set CHROMIUM_PATH to one',
  )
})

test('without a proxy, each is reported as missing and nothing breaks', () => {
  expect(said('./find-proxies.ts', 'findProxies(say)')).toEqual(['undefined'])
  expect(said('./find-proxies.ts', "missingProxies().map(names => names['apt-get']).join()")).toEqual([
    'nginx,caddy',
  ])
})
