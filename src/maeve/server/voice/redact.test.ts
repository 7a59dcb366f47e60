import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['4111 1111 1111 1111', '[number removed]'],
  ['pay with 4111-1111-1111-1111 now', 'pay with [number removed] now'],
  ['5555.5555.5555.4444', '[number removed]'],
  ['card:378282246310005!', 'card:[number removed]!'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', '[number removed]'],
  ['4111\u200b1111\u200b1111\u200b1111', '[number removed]'],
  ['4111·1111·1111·1111', '[number removed]'],
  ['4111․1111․1111․1111', '[number removed]'],
  ['4.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1', '[number removed]'],
  ['４１１１－１１１１－１１１１－１１１１', '[number removed]'],
  ['4111\n1111\n1111\n1111', '[number removed]'],
  ['4111 (1111) 1111: 1111', '[number removed]'],
  ['𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏', '[number removed]'],
  ['write to me@example.co.uk please', 'write to [email removed] please'],
  ['write to me＠example.co.uk please', 'write to [email removed] please'],
  ['write to me＠example．co．uk please', 'write to [email removed] please'],
  ['write to me﹫example。com, please', 'write to [email removed], please'],
  ['me @ example.com', '[email removed]'],
  ['ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[email removed]'],
])('%s becomes %s', (text, redacted) => expect(redact(text)).toBe(redacted))

test.each(['LS6 2AB', 'my tax is due on 01/12/2026', 'call 020 7946 0000', 'it has done 120,000 miles'])(
  '%s stays',
  text => expect(redact(text)).toBe(text),
)
