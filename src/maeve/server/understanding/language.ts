import { languages } from '#src/content/maeve/languages.ts'
import { askedAbroad } from '#src/content/maeve/small-talk-abroad.ts'
import { foldText, sentencesOf } from '../text.ts'
import { findSlots } from './slots.ts'

/** Characters that say which language a message is in. */
const LOOKED_AT = 200
/** Which of what is asked is about a place. */
const WHERE = 2
/** Words of a message that must belong to a language, and their least share of all its words. */
const LEAST_WORDS = 2
const LEAST_SHARE = 0.4

const plain = (text: string) => foldText(text).replaceAll('ł', 'l')
const known = Object.entries(languages).map(([name, { text, words, danger, script }]) => ({
  name,
  text,
  help: danger.text,
  words: new Set(plain(words).split(/\s+/).filter(Boolean)),
  asked: Object.values(askedAbroad[name] ?? {}).map(one => ({ text: one.text, words: one.words.split(' ') })),
  danger: plain(danger.words)
    .split(/\s+/)
    .map(words => ` ${words.replace('-', ' ')} `),
  // Folding takes the vowels of many scripts away.
  written: danger.words.split(/\s+/),
  script,
}))

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
    return reply(
      byScript,
      byScript.written.some(word => message.includes(word)),
    )
  const text = ` ${plain(message)
    .match(/\p{L}+/gu)
    ?.join(' ')} `
  const grave = ({ danger }: (typeof known)[number]) => danger.filter(words => text.includes(words)).length
  const ofIt = (one: (typeof known)[number]) =>
    said.filter(word => one.words.has(word) || one.asked.some(({ words }) => words.includes(word))).length
  const [best] = known
    .map(one => ({ one, found: ofIt(one) + grave(one) + (one.name === spoken ? 1 : 0) }))
    .sort((a, b) => b.found - a.found)
  if (!best || best.found < LEAST_WORDS || best.found < said.length * LEAST_SHARE) return undefined
  const { one } = best
  const place = findSlots(message).place?.known
  const asked = one.asked.filter(
    (it, at) => said.some(word => it.words.includes(word)) || (place && at === WHERE),
  )
  // Somebody who says thanks with a question wants the answer.
  const answers = (asked.length > 1 ? asked.slice(0, -1) : asked).map(({ text }) => text).join(' ')
  const [inFull = ''] = sentencesOf(one.text).slice(-1)
  if (!answers) return reply(spoken === one.name ? { ...one, text: inFull } : one, grave(one) > 0)
  const first = spoken !== one.name && asked[0] !== one.asked.at(-1)
  return reply({ ...one, text: first ? `${answers} ${inFull}` : answers }, grave(one) > 0)
}

const reply = ({ name, text, help }: (typeof known)[number], grave: boolean) => ({
  name,
  text: grave ? help : text,
  grave,
})
