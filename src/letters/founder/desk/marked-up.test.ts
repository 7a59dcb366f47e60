import { expect, test } from 'vitest'
import { below, type Edit, type Mark, markedUp, nextPoint } from './marked-up.ts'

/** Returns a text after an edit. ‹ and › enclose the selected words, before and after it. */
const after = (before: string, edit: (text: string, start: number, end: number) => Edit | undefined) => {
  const [start, end] = [before.indexOf('‹'), before.indexOf('›') - 1]
  const text = before.replace(/[‹›]/g, '')
  const changed = edit(text, start, end)
  if (!changed) return undefined
  const { from, to, put, selected } = changed
  const now = text.slice(0, from) + put + text.slice(to)
  return `${now.slice(0, selected[0])}‹${now.slice(selected[0], selected[1])}›${now.slice(selected[1])}`
}

test.each<[Mark, before: string, after: string]>([
  ['bold', 'We ‹open› now', 'We **‹open›** now'],
  ['bold', 'We ‹›', 'We **‹words›**'],
  ['link', 'Read ‹the terms›.', 'Read [the terms](‹https://›).'],
  ['button', 'Come.‹›', 'Come.\n\n**[Book it](‹https://›)**'],
  ['button', 'Come.\n‹Book now›\nBye', 'Come.\n\n**[Book now](‹https://›)**\n\nBye'],
  ['heading', 'One\nWhat ‹next›', 'One\n## What next‹›'],
  ['heading', '# What‹›', '## What‹›'],
  ['list', 'Bring:\n‹a car\n- a key›', 'Bring:\n- a car\n- a key‹›'],
  ['button', 'Read [it](x‹›).\nBye', 'Read [it](x).\n\n**[Book it](‹https://›)**\n\nBye'],
])('%s turns %j into %j', (mark, before, now) =>
  expect(after(before, (...selected) => markedUp(mark, ...selected))).toBe(now),
)

test('a picture goes below the line, even if an address in that line is selected', () => {
  const picture = (text: string, _: number, end: number) => below('![a](b)', text, end)
  expect(after('[it](‹https://›).', picture)).toBe('[it](https://).\n\n![a](b)‹›')
})

test.each([
  ['- a‹›', '- a\n- ‹›'],
  ['- a\n- ‹›', '- a\n\n‹›'],
  ['a‹›', undefined],
  ['- ‹a›', undefined],
])('Enter turns %j into %j', (before, now) => expect(after(before, nextPoint)).toBe(now))
