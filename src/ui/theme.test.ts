import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '#test/support/contrast.ts'

/**
 * The contrast that WCAG 2.2 requires: for text, for large text (24 px, or 18.66 px bold), and for what is
 * needed to use a control.
 */
const TEXT = 4.5
const LARGE = 3
const CONTROL = 3

/** Every colour of text and controls, on every background it may have. */
const PAIRS: [what: string, front: string[], grounds: string[], least: number][] = [
  ['text', ['ink'], ['paper', 'card', 'wash', 'tint', 'glow', 'glow-soft', 'error-tint'], TEXT],
  ['quiet text', ['muted'], ['paper', 'card', 'wash'], TEXT],
  ['placeholders of a field under the mouse', ['muted'], ['tint'], TEXT],
  ['headings', ['heading'], ['paper', 'card', 'wash', 'glow', 'glow-soft', 'tint'], LARGE],
  ['the count', ['heading'], ['paper'], TEXT],
  [
    'links, labels, chips, tickets',
    ['accent'],
    ['paper', 'card', 'wash', 'tint', 'glow', 'glow-soft', 'pill'],
    TEXT,
  ],
  ['focus', ['accent'], ['paper', 'card', 'wash', 'glow', 'glow-soft'], CONTROL],
  ['focus on dark ground', ['on-forest-mint'], ['footer'], CONTROL],
  ['edges of fields', ['border'], ['card', 'paper'], CONTROL],
  ['faults', ['error'], ['paper', 'card', 'glow', 'glow-soft', 'wash', 'error-tint'], TEXT],
  ['toasts', ['on-alarm'], ['alarm'], TEXT],
  [
    'on green',
    ['on-forest', 'on-forest-soft', 'on-forest-mint'],
    ['forest', 'forest-raised', 'footer'],
    TEXT,
  ],
  ['icons on green', ['amber'], ['forest', 'forest-raised'], CONTROL],
  ['the ring around what visitors can touch in the street', ['cream'], ['forest'], CONTROL],
  ['buttons', ['on-amber'], ['amber', 'amber-hover'], TEXT],
  ['quiet buttons', ['on-quiet'], ['quiet', 'quiet-hover'], TEXT],
  ['topics while Maeve is thinking', ['muted'], ['card'], TEXT],
  ['the topic that was chosen', ['on-bright'], ['mint'], TEXT],
  ['badges and stubs', ['on-bright'], ['mint', 'sky', 'amber'], TEXT],
  ['what the visitor said', ['on-said'], ['said'], TEXT],
]

/** Decoration, which carries no information. */
const DECORATION = [
  'live',
  'post-red',
  'road',
  'kerbstone',
  'kerbstone-joint',
  'hairline',
  'amber-edge',
  // The logo’s awning, kerb and wheel are visible on any background, and the name is next to it.
  'logo',
  'logo-on-dark',
]

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
const [dayRules, nightRules] = css.split('@media screen and (prefers-color-scheme: dark)')
const day = colours(dayRules!)
const schemes = { day, night: { ...day, ...colours(nightRules!) } }

describe.each(Object.entries(schemes))('by %s', (_name, theme) => {
  test.each(PAIRS)('%s', (_what, fronts, grounds, least) => {
    for (const front of fronts)
      for (const ground of grounds)
        expect
          .soft(contrast(theme[front]!, theme[ground]!), `${front} on ${ground}`)
          .toBeGreaterThanOrEqual(least)
  })
})

test('every colour of the theme is in a pair or is decoration', () => {
  const judged = new Set([...PAIRS.flatMap(([, fronts, grounds]) => [...fronts, ...grounds]), ...DECORATION])
  expect(Object.keys(schemes.night).filter(name => !judged.has(name))).toEqual([])
})

test('no style sheet defines its own colours', () => {
  const src = join(import.meta.dirname, '..')
  const styles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    file =>
      file.endsWith('.css') &&
      !file.endsWith('theme.css') &&
      !file.endsWith('chart-colours.css') &&
      !file.startsWith('report'),
  )
  expect(styles.length).toBeGreaterThan(10)
  const own = styles.flatMap(file => {
    // Masks have no colour, and black or white shadows are the same in both modes.
    const text = readFileSync(join(src, file), 'utf8').replace(
      /mask(?:-image)?:[^;]+;|rgb\((0 0 0|255 255 255) \/ \d+%\)/g,
      '',
    )
    return [...text.matchAll(/#[0-9a-f]{3,8}\b|rgb\(\d[^)]*\)/gi)].map(([colour]) => `${file}: ${colour}`)
  })
  expect(own).toEqual([])
})

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

function colours(rules: string): Record<string, string> {
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/gi)].map(([, name, value]) => [name!, value!]),
  )
}
