import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, fillTemplate, html } from './template.ts'

test('fills each mark once and leaves unknown ones', () => {
  expect(fillTemplate('<a title="%A%">%B% %C%</a>', { A: '"%B%"', B: '<b>' })).toBe(
    '<a title="&quot;%B%&quot;">&lt;b&gt; %C%</a>',
  )
})

test('markup stays as it is, but values in it are escaped', () => {
  const rows = html`<dl>${['<a>', '%A%'].map(value => html`<dd title="${value}">${value}</dd>`)}</dl>`
  expect(fillTemplate('%ROWS%%A%', { ROWS: rows, A: '&' })).toBe(
    '<dl><dd title="&lt;a&gt;">&lt;a&gt;</dd><dd title="%A%">%A%</dd></dl>&amp;',
  )
})

test('no value can end the attribute or the element that it is in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
