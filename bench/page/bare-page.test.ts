import { expect, test } from 'vitest'
import { bareOf } from './bare-page.ts'

test('a bare page has the words, and nothing to fetch, style or run', () => {
  const page =
    '<head><title>T</title><style>a{}</style><link rel="icon" href="/i"></head>' +
    '<body data-client="/a.js"><p class="lead">Words</p><picture><source><img src="/p"></picture>' +
    '<svg><path d=""/></svg><img src="/q"><script>x()</script></body>'
  expect(bareOf(page)).toBe('<head><title>T</title></head><body><p>Words</p></body>')
})
