import { expect, test } from 'vitest'
import { entryKey } from '../store.ts'

test.each([
  ['Me@X.uk', 'me@x.uk'],
  ['me@ｇmail.com', 'me@gmail.com'],
  ['me@GＭAIL.com', 'me@gmail.com'],
  ['me@bücher.de', 'me@xn--bcher-kva.de'],
  ['me@xn--bcher-kva.de', 'me@xn--bcher-kva.de'],
  ['me@XN--BCHER-KVA.de', 'me@xn--bcher-kva.de'],
  // Signs that end a web address’s domain: no mail can be sent there, and nobody’s key may be taken by it.
  ['me@gmail.com/x', 'me@gmail.com/x'],
  ['me@gmail.com?x', 'me@gmail.com?x'],
  ['me@gmail%2ecom.uk', 'me@gmail%2ecom.uk'],
  ['me@gmail.com:80', 'me@gmail.com:80'],
  ['me@xn--\u00e9.de', 'me@xn--\u00e9.de'],
])('%s is the person %s', (email, key) => expect(entryKey(email)).toBe(key))
