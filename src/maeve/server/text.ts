/** The longest text that is read, in UTF-16 units; the rest is ignored. */
const MAX_LENGTH = 2_000
/** The most words that are read in one question. */
const MAX_WORDS = 250

/** Gives texts that look alike one spelling: no accents or invisible characters, lower case, straight apostrophes. */
export function foldText(raw: string): string {
  return raw
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
}

/** Returns the words of folded text. Apostrophes are dropped ("don't" is `dont`); £ and % become words. */
export function wordsOf(folded: string): string[] {
  const spaced = folded
    .replaceAll("'", '')
    .replaceAll('£', ' pound ')
    .replaceAll('%', ' percent ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/([a-z])\1{2,}/g, '$1')
  return (spaced.match(/[a-z0-9]+/g) ?? []).slice(0, MAX_WORDS)
}

/** The sentences and lines of a written text, end marks included. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean)
}

/** The sentences of a message, without end marks. Someone in a hurry leaves no space after a full stop. */
export function hastySentencesOf(message: string): string[] {
  return message
    .split(/[.!?\n]+/)
    .map(part => part.trim())
    .filter(Boolean)
}

/** Words that would become another word without their ending. */
const KEPT_WHOLE = new Set('trained building evening morning nothing wedding hundred'.split(' '))

/** Removes the common English endings, so that washes, washed and washing become one word. */
export function stem(word: string): string {
  if (word === 'training') return 'trained'
  if (word.length <= 3 || KEPT_WHOLE.has(word)) return word
  let base = word
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`
  else if (/(?:sh|ch|x|ss|zz)es$/.test(base)) base = base.slice(0, -2)
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1)
  const verb = base.replace(/(?:ing|ed)$/, '')
  if (verb.length >= 3 && /[aeiouy]/.test(verb)) base = verb
  if (base.length > 3 && base.at(-1) === base.at(-2)) base = base.slice(0, -1)
  if (base.length > 3 && base.endsWith('e')) base = base.slice(0, -1)
  return base
}

/** Returns true if most letters do not belong to the Latin script. */
export function isForeignScript(folded: string): boolean {
  const letters = folded.match(/\p{L}/gu)?.length ?? 0
  const latin = folded.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin * 2 < letters
}
