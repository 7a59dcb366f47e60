import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['--at: 2026-01-01 09:00 has passed', 'The time: 2026-01-01 09:00 has passed'],
  ['--since must not be after --until', 'The first day must not be after the last day'],
  ['see --waiting-for and a--b', 'see --waiting-for and a--b'],
])('%s: %s', (said, plain) => expect(plainWords(said)).toBe(plain))
