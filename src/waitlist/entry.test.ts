import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countCharacters } from '#test/support/work.ts'
import { checkEntry, checkField, EMAIL_MAX, faultWords, isEmail } from './entry.ts'

const valid = { email: 'visitor@example.com', postcode: 'M1 1AE' }
const faultOf = (typed: Partial<typeof valid>) => checkEntry({ ...valid, ...typed }).fault

const character = fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' })
const word = fc
  .array(
    character.filter(c => /[^\s@]/.test(c)),
    { minLength: 1, maxLength: 40 },
  )
  .map(characters => characters.join(''))
const letters = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Za-z]{${min},${max}}$`))
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))
const postcode = fc
  .tuple(letters(1, 2), digits(1, 2), letters(0, 1), fc.constantFrom('', ' '), digits(1, 1), letters(2, 2))
  .map(parts => parts.join(''))
const blank = fc.stringMatching(/^[ \t\r\n]{0,4}$/)

describe('specification 5, rule 1: both fields are required', () => {
  test.each([
    [{ email: '' }, 'email'],
    [{ email: ' \t' }, 'email'],
    [{ postcode: '' }, 'postcode'],
    [{ email: '', postcode: '' }, 'email'],
    [{ email: 'no address', postcode: '' }, 'postcode'],
  ])('%j lacks the %s', (typed, field) => {
    expect(faultOf(typed)).toEqual({ rule: 'required', field })
  })

  test('faults are reported in order: required, then email, then postcode', () => {
    expect(faultOf({ email: 'no address', postcode: 'x' })?.rule).toBe('email')
  })
})

test('a single field is checked by the same rules', () => {
  expect(checkField('email', ' Me@x.uk ')).toEqual({ value: 'Me@x.uk' })
  expect(checkField('postcode', ' ls6 2ab ')).toEqual({ value: 'LS6 2AB' })
  expect(checkField('email', ' ').fault).toEqual({ rule: 'required', field: 'email' })
  expect(checkField('postcode', 'LS6').fault).toEqual({ rule: 'postcodeLength', field: 'postcode' })
})

describe('specification 5, rule 2: email', () => {
  test.each(['a@b.c', 'first.last+tag@mail.example.co.uk', "o'brien@example.com", 'ünïcode@exämple.com'])(
    '%s is an email',
    email => {
      expect(isEmail(email)).toBe(true)
    },
  )

  test.each([
    'a',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b c.d',
    'a@b@c.d',
    'a@b.c\u0000',
    'a\ud800@b.c',
  ])('%j is not an email', email => {
    expect(isEmail(email)).toBe(false)
  })

  test('accepts any text around the at sign and a dot, and trims white space around it', () => {
    fc.assert(
      fc.property(word, word, word, blank, blank, (name, domain, end, before, after) => {
        const email = `${name}@${domain}.${end}`
        expect(checkEntry({ ...valid, email: before + email + after }).entry?.email).toBe(email)
      }),
    )
  })

  test('refuses white space or a second at sign anywhere inside', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(' ', '\t', '\n', '\u00a0', '@'), (name, domain, wrong) => {
        expect(isEmail(`${name}${wrong}${name}@${domain}.uk`)).toBe(false)
      }),
    )
  })

  test('accepts at most 255 characters after trimming', () => {
    const email = (length: number) => `${'a'.repeat(length - 5)}@b.uk`
    expect(faultOf({ email: ` ${email(EMAIL_MAX)} ` })).toBeUndefined()
    expect(faultOf({ email: email(EMAIL_MAX + 1) })?.rule).toBe('email')
  })

  test('checks the length before any pattern, so that a long hostile text costs nothing', () => {
    expect(countCharacters(() => isEmail(`${'a@'.repeat(500_000)}.`))).toBe(0)
    expect(countCharacters(() => isEmail(valid.email))).toBeGreaterThan(0)
  })
})

describe('specification 5, rule 3: postcode', () => {
  test.each(['M1 1AE', 'm11ae', 'LS6 2AB', 'SW1A 1AA', 'EC1A1BB', 'b33 8th', 'BT1 5GS'])(
    '%s is a postcode',
    text => {
      expect(faultOf({ postcode: text })).toBeUndefined()
    },
  )

  test.each([
    ['M1', 'postcodeLength'],
    ['M11A', 'postcodeLength'],
    ['M1 1AE M1 1AE', 'postcodeLength'],
    ['12345', 'postcodeShape'],
    ['M1  1AE', 'postcodeShape'],
    ['M1\t1AE', 'postcodeShape'],
    ['M1-1AE', 'postcodeShape'],
    ['MMM1 1AE', 'postcodeShape'],
    ['M111 1AE', 'postcodeShape'],
    ['M1 AAE', 'postcodeShape'],
    ['M1 1AEE', 'postcodeShape'],
    ['M1 1ſE', 'postcodeShape'],
  ])('%s: %s', (text, rule) => {
    expect(faultOf({ postcode: text })).toEqual({ rule, field: 'postcode' })
  })

  test('accepts every text of the right shape, in any case, and saves it trimmed and upper-cased', () => {
    fc.assert(
      fc.property(postcode, blank, blank, (text, before, after) => {
        expect(checkEntry({ ...valid, postcode: before + text + after }).entry?.postcode).toBe(
          text.toUpperCase(),
        )
      }),
    )
  })

  test('refuses anything outside 5 to 10 characters', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const { length } = text.trim()
        const isOutside = length > 0 && (length < 5 || length > 10)
        expect(faultOf({ postcode: text })?.rule === 'postcodeLength').toBe(isOutside)
      }),
    )
  })
})

test('accepts again what it has accepted and saved', () => {
  fc.assert(
    fc.property(word, word, postcode, (name, domain, code) => {
      const { entry } = checkEntry({ email: `${name}@${domain}.uk`, postcode: code })
      expect(checkEntry(entry!).entry).toEqual(entry)
    }),
  )
})

test('turns any two texts into an entry or a fault, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (email, code) => {
      const { entry, fault } = checkEntry({ email, postcode: code })
      expect(Boolean(entry)).toBe(!fault)
    }),
  )
})

test('specification 5 and 8: titles and texts of every fault, in each form', () => {
  const words = (rule: 'required' | 'email' | 'postcodeLength' | 'postcodeShape') =>
    (['hero', 'banner'] as const).map(place => {
      const { title, text } = faultWords({ rule, field: 'email' }, place)
      return { title, text }
    })
  expect(words('required')).toEqual(
    Array(2).fill({ title: 'Required fields', text: 'Please enter your email and postcode.' }),
  )
  expect(words('email')).toEqual([
    { title: 'Invalid email', text: 'Invalid email address' },
    { title: 'Invalid email', text: 'Please enter a valid email address.' },
  ])
  expect(words('postcodeLength')).toEqual([
    { title: 'Invalid postcode', text: 'Please enter a valid postcode' },
    { title: 'Invalid postcode', text: 'Please enter a valid UK postcode.' },
  ])
  expect(words('postcodeShape')).toEqual(
    Array(2).fill({ title: 'Invalid postcode', text: 'Please enter a valid UK postcode.' }),
  )
})
