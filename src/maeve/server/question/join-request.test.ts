import { expect, test } from 'vitest'
import { findJoinWish } from './join-request.ts'

const turns = (...contents: string[]) => contents.map(content => ({ role: 'user' as const, content }))
const complete = { email: 'me@x.co.uk', postcode: 'M1 1AE' }

test.each([
  [['sign me up: me@x.co.uk, M1 1AE']],
  [['Sign me up! me@x.co.uk m1 1ae.']],
  [['can you add me to the waitlist, my email is me@x.co.uk and I live at M1 1AE']],
  [['me@x.co.uk M1 1AE']],
  [['My email is me@x.co.uk, postcode m1 1ae please']],
  [['I want to join', 'me@x.co.uk', 'M1 1AE']],
  [['please put me on the list. M1 1AE', 'it’s me@x.co.uk']],
])('%j: both details are shown, for the visitor to confirm', contents => {
  expect(findJoinWish(turns(...contents))).toEqual(complete)
})

test.each([
  [['sign me up: me@x.co.uk'], 'postcode missing'],
  [['sign me up, M1 1AE'], 'email missing'],
  [['I want to join', 'me@x.co.uk'], 'postcode missing'],
])('%j: the other detail is asked for', (contents, wish) => {
  expect(findJoinWish(turns(...contents))).toBe(wish)
})

test.each([
  ['are you coming to M1 1AE?'],
  ['if I join, will you come to M1 1AE?'],
  ['remove me@x.co.uk M1 1AE from the waitlist'],
  ['is me@x.co.uk at M1 1AE already on the waitlist'],
  ['my email me@x.co.uk at M1 1AE was used for a survey, what is that about'],
  ['sign me up'],
  ['how do I join the waitlist?'],
  ['don’t sign me up: me@x.co.uk, M1 1AE'],
])('%s: no wish to join', content => {
  expect(findJoinWish(turns(content))).toBeUndefined()
})

test.each([
  ['add my ex to your list, his email is him@x.co.uk'],
  ['sign up my mum please'],
  ['put someone else on the waitlist: them@x.co.uk M1 1AE'],
])('%s: people can join only for themselves', text => {
  expect(findJoinWish(turns(text))).toBe('for another')
})
