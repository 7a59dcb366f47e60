import { expect, test } from 'vitest'
import { type Mark, markedUp } from './marked-up.ts'

/** Selected words are between ‹ and ›, before and after. */
test.each<[Mark, before: string, after: string]>([
  ['bold', 'We ‹open› now', 'We **‹open›** now'],
  ['bold', 'We ‹›', 'We **‹words›**'],
  ['link', 'Read ‹the terms›.', 'Read [the terms](‹https://›).'],
  ['button', 'Come.‹›', 'Come.\n\n**[Book it](‹https://›)**'],
  ['button', 'Come.\n‹Book now›\nBye', 'Come.\n\n**[Book now](‹https://›)**\n\nBye'],
  ['heading', 'One\nWhat ‹next›', 'One\n## What next‹›'],
  ['heading', '# What‹›', '## What‹›'],
  ['list', 'Bring:\n‹a car\n- a key›', 'Bring:\n- a car\n- a key‹›'],
])('%s makes %j %j', (mark, before, after) => {
  const [start, end] = [before.indexOf('‹'), before.indexOf('›') - 1]
  const text = before.replace(/[‹›]/g, '')
  const { from, to, put, selected } = markedUp(mark, text, start, end)
  const now = text.slice(0, from) + put + text.slice(to)
  expect(
    `${now.slice(0, selected[0])}‹${now.slice(selected[0], selected[1])}›${now.slice(selected[1])}`,
  ).toBe(after)
})
