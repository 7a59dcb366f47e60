import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { byteBudgets, phone, requestBudgets } from './budgets.ts'
import { fontsOf, loaderHashes, measurePage, type PageBytes, scriptsBeforeLoad, sum } from './bytes.ts'
import { chosenPictures } from './chosen-pictures.ts'
import { kilobytes } from './figures.ts'

describe('the budgets, measured on the build (1 KB = 1,000 bytes)', () => {
  let page: PageBytes & { document: string }
  beforeAll(async () => {
    page = await measurePage()
  })

  test('HTML with inline CSS and loader', () => within(page.html.bytes, byteBudgets.html, 'HTML'))

  test('no JavaScript before load except the inline loader', () => {
    expect(scriptsBeforeLoad(page.document, loaderHashes())).toHaveLength(requestBudgets.scriptsBeforeLoad)
  })

  test('what a page runs by itself', () => {
    within(sum([page.loader, page.core]), byteBudgets.ownScripts, 'loader and core')
    within(sum(page.streetLife), byteBudgets.streetLife, 'the street’s life')
    within(sum(page.wash), byteBudgets.wash, 'the car to wash')
  })

  test('deferred React bundle', () => {
    expect(page.client.map(({ path }) => path)).toContainEqual(expect.stringContaining('react'))
    within(sum(page.client), byteBudgets.client, 'React bundle')
  })

  test('Maeve’s panel', () => within(sum(page.maevePanel), byteBudgets.maevePanel, 'Maeve’s panel'))

  test('fonts', () => {
    expect(page.fonts.length).toBeLessThanOrEqual(requestBudgets.fonts)
    within(sum(page.fonts), byteBudgets.fonts, 'fonts')
  })

  test.each(['hero', 'heroByNight'] as const)('%s picture in the size that a phone picks', which => {
    const { path, bytes } = page[which]
    expect(path).toMatch(which === 'hero' ? /hero-phone-\d+\.avif/ : /hero-phone-night-\d+\.avif/)
    within(bytes, byteBudgets.hero, path)
  })
})

test('every shipped picture is used by a page, and none is in AVIF alone, which some browsers do not support', () => {
  const pages = readdirSync('dist/documents').filter(name => name.endsWith('.html'))
  const html = pages.map(name => readFileSync(`dist/documents/${name}`, 'utf8')).join('')
  expect(readdirSync('dist/client/art').filter(name => !html.includes(`/art/${name}`))).toEqual([])
  const alone = html.match(/<picture\b.*?<\/picture>/gs)!.flatMap(picture => {
    const shown = picture.match(/<(source|img)\b[^>]*>/g)!.map(tag => ({
      when: /media="([^"]*)"/.exec(tag)?.[1],
      avif: tag.includes('.avif'),
    }))
    return shown.filter(({ when, avif }) => avif && !shown.some(other => !other.avif && other.when === when))
  })
  expect(alone).toEqual([])
})

describe('the measurements find', () => {
  test('a script that would load early', () => {
    const inline = '<script type="module">console.log(1)</script>'
    const hash = ["'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M='"]
    expect(scriptsBeforeLoad(inline, hash)).toEqual([])
    const early = [
      '<script src="/a.js" defer></script>',
      '<script type="module">import "/a.js"</script>',
      '<script>document.title = 1</script>',
      '<link rel="modulepreload" href="/a.js">',
      '<link rel="preload" as="script" href="/a.js">',
    ]
    for (const tag of early) expect(scriptsBeforeLoad(tag, hash)).toHaveLength(1)
  })

  test('a font that text waits for', () => {
    const face = (display: string) => `@font-face{font-family:A;src:url(/a.woff2);${display}}`
    expect(fontsOf(face('font-display:swap'))).toEqual(['/a.woff2'])
    expect(() => fontsOf(face(''))).toThrow('text waits')
    expect(() => fontsOf(face('font-display:block'))).toThrow('text waits')
  })

  test.each([
    ['100vw', 'c'],
    ['411px', 'b'],
    ['104px', 'a'],
    ['calc(100vw - 20px)', 'b'],
    ['(width >= 600px) 10px, 800px', 'c'],
    ['(prefers-color-scheme: dark) 10px, 411px', 'b'],
  ])('the picture shown at %s on a phone', (sizes, url) => {
    const html = `<picture>
      <source media="(width &gt;= 600px)" srcSet="/wide 640w">
      <source srcSet="/a 480w, /b 720w, /c 1080w" sizes="${sizes.replaceAll('>', '&gt;')}">
      <img src="/d" fetchPriority="high"></picture><img src="/e">`
    expect(chosenPictures(html, phone)).toEqual([
      { url: `/${url}`, urgent: true },
      { url: '/e', urgent: false },
    ])
  })

  test('a picture whose rules it cannot read', () => {
    const html = '<picture><source media="(orientation: portrait)" srcset="/a"><img src="/b"></picture>'
    expect(() => chosenPictures(html, phone)).toThrow('orientation')
  })
})

function within(bytes: number, budget: number, what: string) {
  console.log(`${what}: ${kilobytes(bytes)} of at most ${kilobytes(budget)}`)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budget)
}
