import { expect, test } from 'vitest'
import { nameplate, nameplateOf } from './nameplate.ts'

test.each([
  ['LS6 2AB', 'LS6', 'Leeds'],
  ['M11AE', 'M1', 'Manchester'],
  ['SW1A 1AA', 'SW1A', 'London'],
  ['KT1 1AA', 'KT1', 'Kingston upon Thames'],
  ['HS1 2AB', 'HS1', 'Stornoway'],
  ['BT7 1NN', 'BT7', 'Belfast'],
  ['ME1 1AA', 'ME1', 'Medway'],
  ['JE2 3AB', 'JE2', 'Jersey'],
])('%s is %s in %s', (postcode, code, town) => expect(nameplateOf(postcode)).toEqual({ code, town }))

test('an area that does not exist has no sign', () => expect(nameplateOf('ZZ1 1AA')).toBeUndefined())

test.each(['', 'LS', 'LS6 2AB', 'LS666', '../x', 'ls6.png'])('“%s” is not a district', typed =>
  expect(nameplate(typed)).toBeUndefined(),
)
