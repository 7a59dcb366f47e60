import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['--at: 2026-01-01 09:00 has passed', 'The time: 2026-01-01 09:00 has passed'],
  ['--since must not be after --until', 'The first day must not be after the last day'],
  ['wait a week, or say --expect 150/12', 'wait a week, or say the traffic 150/12'],
  ['see --waiting-for and a--b', 'see --waiting-for and a--b'],
])('%s: %s', (said, plain) => expect(plainWords(said)).toBe(plain))
