import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['me@x.uk', 'me@x.uk'],
  ['me+a+b@x.uk', 'me@x.uk'],
  ['m.e@x.uk', 'm.e@x.uk'],
  ['m.e+kerb@gmail.com', 'me@gmail.com'],
  ['me@googlemail.com', 'me@gmail.com'],
  ['+me@x.uk', '+me@x.uk'],
])('%s ends in the mailbox %s', (key, mailbox) => expect(mailboxOf(key)).toBe(mailbox))
