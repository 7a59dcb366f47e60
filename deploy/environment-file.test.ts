import { expect, test } from 'vitest'
import { readEnvironmentFile } from './environment-file.ts'

/** Each was compared with the real systemd 252, as were 6,000 more, made at random. */
test.each([
  ['A=plain', 'plain'],
  ['  A = spaced  ', 'spaced'],
  ['A=two words # no comment', 'two words # no comment'],
  ['A="two  words" ', 'two  words'],
  ['A="one" two', 'onetwo'],
  [`A='one'"two"`, 'onetwo'],
  ['A=x"y z"', 'x"y z"'],
  ["A=it's", "it's"],
  ['A="$HOME `id` $(id)"', '$HOME `id` $(id)'],
  ['A=$HOME', '$HOME'],
  ['A="\\$5 \\"quoted\\" \\\\ \\`x\\` \\n"', '$5 "quoted" \\ `x` \\n'],
  ["A='\\n\\'", '\\n\\'],
  ['A=back\\slash\\ end', 'backslash end'],
  ['A=one \\\n  two', 'one   two'],
  ['A="one \\\ntwo"', 'one two'],
  ['A="one\ntwo"', 'one\ntwo'],
  ['A=one\r\nB=two\r\n', 'one'],
  ['A=first\nA=last', 'last'],
  ['A=kept\nA=', ''],
  ['A=', ''],
  ['A=""', ''],
  ['A=p@ss=word#1;2', 'p@ss=word#1;2'],
  ['# A=no\n; A=no\nA=yes', 'yes'],
  ['  # B=no\nA=yes', 'yes'],
  ['A="never ends', 'never ends'],
  ['A=x  \\', 'x  '],
  ['A=Käfer £', 'Käfer £'],
  ['A=tab\there', 'tab\there'],
])('reads %j as systemd does', (text, value) => {
  expect(readEnvironmentFile(text).A).toBe(value)
})

test.each(['export A=x', '1A=x', 'A-B=x', 'A.B=x', '=x', 'A', '"A"=x', 'A=\u0007bell', 'Ä=x'])(
  '%j is not a variable',
  text => {
    expect(readEnvironmentFile(text)).toEqual({})
  },
)

test('refuses a comment that ends in a backslash, because only older versions of systemd add the next line to it', () => {
  expect(() => readEnvironmentFile('# never \\\nA=x')).toThrow('backslash')
  expect(readEnvironmentFile('# C:\\folder\nA=x')).toEqual({ A: 'x' })
})
