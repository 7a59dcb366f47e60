import { expect, test } from 'vitest'
import { passedLimit } from './reactions.ts'

const NONE = {
  old: 0,
  left: 0,
  unwanted: 0,
  doubles: 0,
  refused: 0,
  inDoubt: 0,
  ours: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
}

// Beyond the first twenty, a limit is a share of the emails sent, or of 500 if fewer were.
test.each([
  ['complained', 40, 2],
  ['complained', 10_000, 30],
  ['bounced', 40, 25],
  ['bounced', 10_000, 500],
  ['unsubscribed', 40, 15],
  ['unsubscribed', 10_000, 300],
] as const)('%s, out of %i emails: up to %i are allowed', (what, sent, most) => {
  expect(passedLimit({ ...NONE, sent, [what]: most })).toBeUndefined()
  expect(passedLimit({ ...NONE, sent, [what]: most + 1 })).toContain(`more than ${most} stop it`)
})

test.each(['complained', 'bounced', 'unsubscribed', 'refused'] as const)(
  'two accounts cannot reach the limit: %s',
  what => {
    for (const sent of [2, 20, 21, 500, 3_000])
      expect(passedLimit({ ...NONE, sent, [what]: 2 })).toBeUndefined()
  },
)

test('refusals count whatever their reason', () => {
  expect(passedLimit({ ...NONE, sent: 975, refused: 20, ours: 5 })).toBeUndefined()
  expect(passedLimit({ ...NONE, sent: 949, refused: 31, ours: 20 })).toContain('51 refusals out of 1000')
})
