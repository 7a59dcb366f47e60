import { languages } from '#src/content/maeve/languages.ts'
import { foldText } from '../text.ts'

/** Characters that say which language a message is in. */
const LOOKED_AT = 200
/** Words of a message that must belong to a language, and their least share of all its words. */
const LEAST_WORDS = 2
const LEAST_SHARE = 0.5

const plain = (text: string) => foldText(text).replaceAll('ł', 'l')
const known = Object.entries(languages).map(([name, { text, words, script }]) => ({
  name,
  text,
  words: new Set(plain(words).split(/\s+/)),
  script,
}))

/** What to say to a message in another language, in that language; undefined for English and what is not recognised. */
export function answerInLanguage(whole: string): string | undefined {
  const message = whole.slice(0, LOOKED_AT)
  const byScript = known.find(({ script }) => script?.test(message))
  if (byScript) return byScript.text
  const said = [...new Set(plain(message).match(/\p{L}+/gu))]
  const [best] = known
    .map(({ text, words }) => ({ text, found: said.filter(word => words.has(word)).length }))
    .sort((a, b) => b.found - a.found)
  return best && best.found >= LEAST_WORDS && best.found >= said.length * LEAST_SHARE ? best.text : undefined
}
