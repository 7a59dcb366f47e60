import { launch, launchWords } from '#src/content/launch.ts'
import { languages } from '#src/content/maeve/languages.ts'
import { askedAbroad } from '#src/content/maeve/small-talk-abroad.ts'
import { launchSaid } from '#src/launch-said.ts'
import { foldText } from '../text.ts'
import { findSlots } from './slots.ts'

const LOOKED_AT = 200
/** Words that are the same in every language. */
const EVERYWHERE = new Set(['mot', 'ulez'])
/** Rules of motoring: "when" with one of these asks for its date, not for our launch. */
const RULES = ['mot', 'pcn', 'plates', 'ulez']
const LESS = ['when', 'price', 'where']
/** Answered only if nothing else is asked. */
const LAST = ['speak', 'join', 'thanks']
/** How many words of a message must belong to a language, and what share of all its words. */
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
  // Folding removes the vowels of many scripts.
  written: danger.words.split(/\s+/),
  script,
}))

type Language = (typeof known)[number]
type Question = Language['asked'][number]
/** Where a sentence ends, in any of the scripts. */
const SENTENCE = /(?<=[.!?।۔。])\s*/u
const MOST = 3

/** Leaves out the sentences with the year, once the site says something else about the launch. */
const trueNow = (text: string) =>
  launchSaid() === launchWords.ahead
    ? text
    : text
        .split(SENTENCE)
        .filter(sentence => !sentence.includes(launch.until.slice(0, 4)))
        .join(' ')

/**
 * Returns what to say in the language of a message; undefined for English and unknown languages. `spoken`: the
 * language of earlier turns.
 */
export function answerInLanguage(
  whole: string,
  spoken?: string,
): { name: string; text: string; grave: boolean } | undefined {
  const message = whole.slice(0, LOOKED_AT)
  const byScript = known.find(({ script }) => script?.test(message))
  if (byScript) {
    const holds = (word: string) => message.toLowerCase().includes(word.toLowerCase())
    const grave = byScript.written.some(word => message.includes(word))
    return answer(byScript, asked => asked.words.some(holds), grave, spoken)
  }
  const words = plain(message).match(/\p{L}+/gu) ?? []
  const said = [...new Set(words)]
  const text = ` ${words.join(' ')} `
  const [best] = known
    .map(one => {
      const grave = one.danger.filter(sign => text.includes(sign)).length
      const own = said.filter(
        word =>
          !EVERYWHERE.has(word) &&
          (one.words.has(word) || one.asked.some(({ words }) => words.includes(word))),
      )
      return { one, grave, found: own.length + grave + (one.name === spoken ? 1 : 0) }
    })
    .sort((a, b) => b.found - a.found)
  if (!best || best.found < LEAST_WORDS || best.found < said.length * LEAST_SHARE) return undefined
  const place = findSlots(message).place?.known
  const asks = ({ key, words }: Question) =>
    (place && key === 'where') || words.some(word => said.includes(word))
  return answer(best.one, asks, best.grave > 0, spoken)
}

/** Returns the answers to what a message asks or, if it asks nothing that has an answer, the summary. */
function answer(
  { name, text: summary, help, asked: questions }: Language,
  asks: (question: Question) => boolean,
  grave: boolean,
  spoken: string | undefined,
) {
  if (grave) return { name, text: help, grave }
  const asked = questions.filter(asks)
  const free = asked.some(({ key }) => key === 'free')
  const rest = asked.filter(({ key }) => !LAST.includes(key) && !(free && key === 'mot'))
  const rules = rest.some(({ key }) => RULES.includes(key))
  const telling = rest.filter(({ key }) => !(rules && LESS.includes(key)))
  const chosen = telling.length > 0 ? telling.slice(0, MOST) : asked.slice(0, 1)
  const answers = trueNow(chosen.map(one => one.text).join(' '))
  const text = trueNow(summary)
  const inFull = text.split(SENTENCE).findLast(Boolean) ?? ''
  if (!answers) return { name, text: spoken === name ? inFull : text, grave }
  const first = spoken !== name && chosen[0]?.key !== 'thanks'
  return { name, text: first ? `${answers} ${inFull}` : answers, grave }
}
