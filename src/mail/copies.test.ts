import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { quotedPrintable, SOFT_BREAK } from './copies.ts'

const HEAD = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n'
/** Random text in which many characters need encoding. */
const words = fc.string({
  unit: fc.oneof(fc.constantFrom('=', ' ', '\t', '.', '\n', 'a', 'é', '🚗'), fc.string({ maxLength: 1 })),
  maxLength: 400,
})
const shown = (text: string) => text.replace(/\r\n?|\n/g, '\n').trimEnd()

test('text encoded in one piece or several decodes to the original, in lines of at most 76 characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 4 }), async parts => {
      const encoded = parts.map(quotedPrintable).join(SOFT_BREAK)
      expect(Math.max(...encoded.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(76)
      expect(encoded).toMatch(/^[\t\r\n\x20-\x7e]*$/)
      const { text = '' } = await PostalMime.parse(HEAD + encoded)
      expect(shown(text)).toBe(shown(parts.join('')))
    }),
  )
})
