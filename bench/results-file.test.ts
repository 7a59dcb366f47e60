import { expect, test } from 'vitest'
import { withSection } from './results-file.ts'

test('a section replaces its earlier version and leaves the others alone', () => {
  const first = withSection('# Title\n', 'page', 'one')
  const both = withSection(first, 'server', 'two')
  expect(both).toBe(
    '# Title\n\n<!-- page -->\none\n<!-- /page -->\n\n<!-- server -->\ntwo\n<!-- /server -->\n',
  )
  expect(withSection(both, 'page', '$& three')).toBe(both.replace('one', () => '$& three'))
})
