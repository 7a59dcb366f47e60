import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newInScript, newInStyle } from './newer-than-floor.ts'

/** What the build uses although some supported browser lacks it, and what visitors with that browser get instead. */
const DONE_WITHOUT: Record<string, string> = {
  'property animation-timeline': 'the van stays at the kerb',
  'value animation-timeline: view': 'the same',
  'value animation-timeline: scroll': 'the same',
  'function scroll()': 'the same',
  'property animation-range': 'the same',
  'property position-area': 'the text about a tapped thing is at the foot of the window',
  'value position-area: bottom': 'the same',
  'selector :popover-open': 'no pointer from the text to the thing',
  'property content-visibility': 'every section is laid out at once',
  'property contain-intrinsic-height': 'the same',
  'selector :details-content': 'an answer opens at once; closed ones are not printed',
  'value content-visibility: visible': 'the same',
  'property forced-color-adjust': 'forced colours, where a system has them, recolour the drawn road',
  'value forced-color-adjust: none': 'the same',
  'property mask-composite': 'an old Chromium has it under its own name',
  'value mask-composite: intersect': 'the same',
  'property -webkit-mask-composite': 'that name, which the others do not need',
  'property text-wrap': 'lines break when they are full',
  'value text-wrap: balance': 'the same',
  'value text-wrap: pretty': 'the same',
  'property scrollbar-color': 'a scrollbar squares off the corners that it is in',
  'rule @starting-style': 'toast, dialog and panel appear without an animation',
  'selector :has': 'on a low screen a toast is at the top',
  'value break-after: avoid': 'a heading may be the last line on a printed sheet',
  'value grid-template-rows: subgrid': 'parts of neighbouring cards are not level',
  'value cursor: pointer': 'a phone has no pointer',
  'value cursor: progress': 'the same',
  'value cursor: default': 'the same',
  'value cursor: grab': 'the same',
  'value cursor: grabbing': 'the same',
  ScrollTimeline: 'checked for first: no van follows the visitor down the page',
  '.share()': 'checked for first: the link is copied instead',
  '.toArray()': 'React’s own, not an iterator’s',
  '.startViewTransition()': 'React’s, for a component that the page does not use',
  '.skipTransition()': 'the same',
  '.use()': 'React’s own hook',
}

test('the build needs nothing that a supported browser lacks', () => {
  const pages = globSync('dist/documents/*.html').map(file => readFileSync(file, 'utf8'))
  const inline = (tag: RegExp) => pages.flatMap(page => [...page.matchAll(tag)].map(([, text]) => text!))
  const files = (kind: string) =>
    globSync(`dist/client/assets/*.${kind}`).map(file => readFileSync(file, 'utf8'))
  const styles = new Set([...inline(/<style>(.*?)<\/style>/gs), ...files('css')])
  const scripts = new Set([...inline(/<script type="module">(.*?)<\/script>/gs), ...files('js')])
  expect(scripts.size).toBeGreaterThan(4)
  const found = new Set([...[...styles].flatMap(newInStyle), ...[...scripts].flatMap(newInScript)])
  expect([...found].sort()).toEqual(Object.keys(DONE_WITHOUT).sort())
})

test.each([
  ['a{text-wrap:pretty}', ['property text-wrap', 'value text-wrap: pretty']],
  ['a:popover-open{color:red}', ['selector :popover-open']],
  ['a{color:light-dark(red,blue)}', ['function light-dark()']],
  ['@starting-style{a{opacity:0}}', ['rule @starting-style']],
  ['@layer a{a:is(b):hover{color:red;margin:0 auto}}', []],
])('in the style %s', (css, found) => expect(newInStyle(css)).toEqual(found))

test.each([
  ['AbortSignal.any([a])', ['AbortSignal.any']],
  ['a.showPopover()', ['.showPopover()']],
  ['a.showPopover?.()', []],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['Iterator.from(a)', ['Iterator.from']],
  ['new CloseWatcher()', ['CloseWatcher']],
  ['[1].toSorted().at(-1)', []],
])('in the script %s', (script, found) => expect(newInScript(script)).toEqual(found))
