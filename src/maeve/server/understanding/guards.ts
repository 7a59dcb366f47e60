import type { RefusalId } from '#src/content/maeve/maeve-words.ts'
import { guardPatterns } from '#src/maeve/knowledge/words/guard-patterns.ts'
import { foldText } from '../text.ts'

const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** The guard a message trips, or undefined. Looks through spacing, hyphens, look-alike digits and base64. */
export function findGuard(raw: string): RefusalId | undefined {
  const folded = foldText(raw)
  const text = squeeze(folded)
  return (
    guardOf(text) ??
    guardOf(closeUp(folded)) ??
    guardOf(text.replace(/(?<=[a-z])-(?=[a-z])/g, '')) ??
    guardOf(withLetters(text)) ??
    guardOf(decoded(raw))
  )
}

const squeeze = (text: string) => text.replace(/[^\S\n]+/g, ' ')

function guardOf(text: string): RefusalId | undefined {
  if (text === '') return undefined
  return guardPatterns.find(([, patterns]) => patterns.some(pattern => pattern.test(text)))?.[0]
}

/** Reads "i g n o r e" as "ignore": runs of single letters are joined, wider gaps stay gaps. */
function closeUp(text: string): string {
  if (!/(?:\b[a-z][ .*_-]){5}/.test(text)) return ''
  return squeeze(text.replace(/\b([a-z])[ .*_-](?=[a-z]\b)/g, '$1'))
}

/** Reads "1gn0re" as "ignore", in words that mix letters and digits. */
function withLetters(text: string): string {
  if (!/[a-z][0-9@$]|[0-9@$][a-z]/.test(text)) return ''
  return text.replace(/[a-z0-9@$]{4,30}/g, word =>
    /[a-z]{2}/.test(word) ? word.replace(/[0134579@$]/g, digit => lookAlikes[digit] ?? digit) : word,
  )
}

function decoded(raw: string): string {
  const encoded = raw.slice(0, 2_000).match(/\b[A-Za-z0-9+/]{20,400}={0,2}/)?.[0]
  return encoded ? foldText(Buffer.from(encoded, 'base64').toString('utf8')) : ''
}
