import { languages } from '#src/content/maeve/languages.ts'
import { askedAbroad } from '#src/content/maeve/small-talk-abroad.ts'
import { foldText } from '../text.ts'
import { findSlots } from './slots.ts'

/** Characters that say which language a message is in. */
const LOOKED_AT = 200
/** Asked in every language alike. */
const EVERYWHERE = new Set(['mot', 'ulez'])
/** Rules of motoring: "when" beside one of these asks for its date, not for our launch. */
const RULES = ['mot', 'pcn', 'plates', 'ulez']
const LESS = ['when', 'price', 'where', 'join', 'speak']
/** Words of a message that must belong to a language, and their least share of all its words. */
const LEAST_WORDS = 2
const LEAST_SHARE = 0.4

const plain = (text: string) => foldText(text).replaceAll('ł', 'l')
const known = Object.entries(languages).map(([name, { text, words, danger, script }]) => ({
  name,
  text,
  help: danger.text,
  words: new Set(plain(words).split(/\s+/).filter(Boolean)),
  asked: Object.entries(askedAbroad[name] ?? {}).map(([key, one]) => ({
    key,
    text: one.text,
    words: one.words.split(' '),
  })),
  danger: plain(danger.words)
    .split(/\s+/)
    .map(words => ` ${words.replace('-', ' ')} `),
  // Folding takes the vowels of many scripts away.
  written: danger.words.split(/\s+/),
  script,
}))

type Language = (typeof known)[number]
/** After the end marks of all scripts. */
const SENTENCE = /(?<=[.!?।۔。])\s*/u
/** How many questions of one message are answered. */
const MOST = 3

/**
 * Returns what to say in the language of a message; undefined for English and unknown languages. `grave`: it mentions
 * danger. `spoken`: the language of the earlier turns, of which one word is enough.
 */
export function answerInLanguage(
  whole: string,
  spoken?: string,
): { name: string; text: string; grave: boolean } | undefined {
  const message = whole.slice(0, LOOKED_AT)
  const said = [...new Set(plain(message).match(/\p{L}+/gu))]
  const byScript = known.find(({ script }) => script?.test(message))
  if (byScript)
    return answer(
      byScript,
      it => it.words.some(word => message.toLowerCase().includes(word.toLowerCase())),
      byScript.written.some(word => message.includes(word)),
      { spoken, place: false },
    )
  const text = ` ${plain(message)
    .match(/\p{L}+/gu)
    ?.join(' ')} `
  const grave = ({ danger }: Language) => danger.filter(words => text.includes(words)).length
  const ofIt = (one: Language) =>
    said.filter(
      word =>
        !EVERYWHERE.has(word) && (one.words.has(word) || one.asked.some(({ words }) => words.includes(word))),
    ).length
  const [best] = known
    .map(one => ({ one, found: ofIt(one) + grave(one) + (one.name === spoken ? 1 : 0) }))
    .sort((a, b) => b.found - a.found)
  if (!best || best.found < LEAST_WORDS || best.found < said.length * LEAST_SHARE) return undefined
  const { one } = best
  const place = findSlots(message).place?.known === true
  return answer(one, it => it.words.some(word => said.includes(word)), grave(one) > 0, { spoken, place })
}

/** What is asked of `one`, each answered by itself; the short summary where nothing that is known is asked. */
function answer(
  one: Language,
  asks: (it: Language['asked'][number]) => boolean,
  grave: boolean,
  { spoken, place }: { spoken: string | undefined; place: boolean },
) {
  const asked = one.asked.filter(it => asks(it) || (place && it.key === 'where'))
  const free = asked.some(({ key }) => key === 'free')
  const rules = asked.filter(({ key }) => RULES.includes(key) && !(free && key === 'mot'))
  // Somebody who says thanks with a question wants the answer, and a question is more than a greeting.
  const telling = asked.filter(
    ({ key }) => key !== 'thanks' && !(rules.length > 0 && LESS.includes(key)) && !(free && key === 'mot'),
  )
  const more = telling.filter(({ key }) => key !== 'speak' && key !== 'join')
  const chosen = more.length > 0 ? more.slice(0, MOST) : telling.length > 0 ? telling.slice(0, 1) : asked
  const answers = chosen.map(({ text }) => text).join(' ')
  const [inFull = ''] = one.text.split(SENTENCE).filter(Boolean).slice(-1)
  if (!answers) return reply(spoken === one.name ? { ...one, text: inFull } : one, grave)
  const first = spoken !== one.name && chosen[0]?.key !== 'thanks'
  return reply({ ...one, text: first ? `${answers} ${inFull}` : answers }, grave)
}

const reply = ({ name, text, help }: Language, grave: boolean) => ({
  name,
  text: grave ? help : text,
  grave,
})
