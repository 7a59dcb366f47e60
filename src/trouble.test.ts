import { expect, test } from 'vitest'
import { troubleWords } from './content/troubles.ts'
import { MINUTE_MS } from './time/durations.ts'
import { createTroubles } from './trouble.ts'

test('an hour of intermittent failures is logged once when it begins and once when it is over', () => {
  let now = 0
  const lines: string[] = []
  const log = (about: object, line: string) => void lines.push(`${line} ${JSON.stringify(about)}`)
  const troubles = createTroubles({ info: log, error: log }, () => now)
  const { note, state } = troubles.open('database', troubleWords.database)
  expect(state()).toBeUndefined()
  note(undefined)
  expect([state(), lines]).toEqual(['well', []])
  // Reads from memory succeed on a full disk: every sixth second looks well.
  for (; now < 60 * MINUTE_MS; now += 1_000) note(now % 6_000 ? 'it is full' : undefined)
  expect(state()).toEqual({ reason: 'it is full', since: 1_000 })
  expect(lines).toEqual(['Nobody can join {"trouble":"database","reason":"it is full"}'])
  for (const reason of ['it is gone', 'it is gone', 'it is full', ...'abcd']) note(reason)
  expect(lines.splice(1)).toEqual(
    ['it is gone', ...'abc'].map(also => `Nobody can join ${JSON.stringify({ trouble: 'database', also })}`),
  )
  for (const end = now + 2 * MINUTE_MS; now < end; now += 1_000) note(undefined)
  expect(state()).toBe('well')
  expect(lines.slice(1)).toEqual(['People can join again {"trouble":"database"}'])
  expect(troubles.open('database', troubleWords.database).state()).toBe('well')
})
