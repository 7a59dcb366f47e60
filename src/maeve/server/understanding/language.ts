import { languages } from '#src/content/maeve/languages.ts'
import { foldText } from '../text.ts'

/** Characters that say which language a message is in. */
const LOOKED_AT = 200
/** Words of a message that must belong to a language, and their least share of all its words. */
const LEAST_WORDS = 2
const LEAST_SHARE = 0.4

const plain = (text: string) => foldText(text).replaceAll('ł', 'l')
const known = Object.entries(languages).map(([name, { text, words, danger, script }]) => ({
  name,
  text,
  help: danger.text,
  words: new Set(plain(words).split(/\s+/).filter(Boolean)),
  danger: plain(danger.words).split(/\s+/),
  // Folding takes the vowels of many scripts away.
  written: danger.words.split(/\s+/),
  script,
}))

/** What to say in the language of a message; undefined for English and what is not recognised. `grave` where danger is heard in it. */
export function answerInLanguage(whole: string): { text: string; grave: boolean } | undefined {
  const message = whole.slice(0, LOOKED_AT)
  const folded = plain(message)
  const said = [...new Set(folded.match(/\p{L}+/gu))]
  const byScript = known.find(({ script }) => script?.test(message))
  if (byScript)
    return reply(
      byScript,
      byScript.written.some(word => message.includes(word)),
    )
  const grave = ({ danger }: (typeof known)[number]) => said.filter(word => danger.includes(word)).length
  const [best] = known
    .map(one => ({ one, found: said.filter(word => one.words.has(word)).length + grave(one) }))
    .sort((a, b) => b.found - a.found)
  if (!best || best.found < LEAST_WORDS || best.found < said.length * LEAST_SHARE) return undefined
  return reply(best.one, grave(best.one) > 0)
}

const reply = ({ text, help }: (typeof known)[number], grave: boolean) => ({
  text: grave ? help : text,
  grave,
})
