import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './sealed-token.ts'

const { seal, open } = createSeal(randomBytes(32))

test('a token opens for its purpose with its key, and reveals nothing of its text', () => {
  for (const text of ['', 'me@x.uk', 'ÅÄ 😀'.repeat(80)]) {
    const token = seal('confirm', text)
    expect(token).toMatch(/^[\w-]+$/)
    expect(open('confirm', token)).toBe(text)
    expect(open('manage', token)).toBeUndefined()
    expect(createSeal(randomBytes(32)).open('confirm', token)).toBeUndefined()
    expect(seal('confirm', text)).not.toBe(token)
    if (text) expect(Buffer.from(token, 'base64url').includes(text)).toBe(false)
  }
})

test('a token that was changed, cut, lengthened or spelt differently does not open', () => {
  for (const text of ['a', 'ab', 'abc', 'me@x.uk']) {
    const token = seal('confirm', text)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let at = 0; at < token.length; at += 1)
      for (const letter of letters)
        if (letter !== token[at])
          expect(open('confirm', token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined()
    for (let length = 0; length < token.length; length += 1)
      expect(open('confirm', token.slice(0, length))).toBeUndefined()
    for (const other of [
      `${token}A`,
      `${token}=`,
      ` ${token}`,
      token.replaceAll('-', '+').replaceAll('_', '/'),
    ])
      if (other !== token) expect(open('confirm', other)).toBeUndefined()
  }
})
