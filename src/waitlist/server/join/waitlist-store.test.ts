import { expect, test } from 'vitest'
import { entryKey } from './waitlist-store.ts'

test.each([
  ['Me@X.uk', 'me@x.uk'],
  ['me@ｇmail.com', 'me@gmail.com'],
  ['me@GＭAIL.com', 'me@gmail.com'],
  ['me@bücher.de', 'me@xn--bcher-kva.de'],
  ['me@xn--bcher-kva.de', 'me@xn--bcher-kva.de'],
  ['me@XN--BCHER-KVA.de', 'me@xn--bcher-kva.de'],
  // Characters that end a web address’s domain: no email can be sent to such an address, and it must not take
  // another person’s key.
  ['me@gmail.com/x', 'me@gmail.com/x'],
  ['me@gmail.com?x', 'me@gmail.com?x'],
  ['me@gmail%2ecom.uk', 'me@gmail%2ecom.uk'],
  ['me@gmail.com:80', 'me@gmail.com:80'],
  ['me@xn--\u00e9.de', 'me@xn--\u00e9.de'],
  // Letters whose lower case is another letter: a Kelvin sign, a Turkish I, capitals beyond A to Z.
  ['\u212AATE@gmail.com', '\u212Aate@gmail.com'],
  ['me@\u212Aa_b.uk', 'me@\u212Aa_b.uk'],
  ['me@\u212Aate.uk', 'me@kate.uk'],
  ['\u0130a@x.uk', '\u0130a@x.uk'],
  ['\u212Bb@x.uk', '\u212Bb@x.uk'],
  ['\u00C9A@x.uk', '\u00C9a@x.uk'],
])('%s belongs to the person %s', (email, key) => expect(entryKey(email)).toBe(key))
