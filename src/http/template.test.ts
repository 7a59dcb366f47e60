import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, fillTemplate } from './template.ts'

test('fills each mark once and leaves unknown ones', () => {
  expect(fillTemplate('<a title="%A%">%B% %C%</a>', { A: '"%B%"', B: '<b>' })).toBe(
    '<a title="&quot;%B%&quot;">&lt;b&gt; %C%</a>',
  )
})

test('no value can end the attribute or the element it stands in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
