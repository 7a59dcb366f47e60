import { besideSmallTalk, smallTalk } from '#src/maeve/knowledge/words/small-talk.ts'
import { foldText, stem, wordsOf } from '../text.ts'
import { expandSlang, fillerWords, stopWords } from './everyday-words.ts'

const helpers = new Set(besideSmallTalk.split(/\s+/))
const order = Object.keys(smallTalk)
const entryByWord = new Map(
  order.flatMap(entry => smallTalk[entry]!.split(/\s+/).map(word => [word, entry] as const)),
)

/** Longer than any nine words of small talk. */
const LONGEST = 200
const MOST_WORDS = 9

/** The small-talk entry that a message of nothing but such words asks for. */
export function matchSmallTalk(message: string): string | undefined {
  if (message.length > LONGEST) return undefined
  const words = expandSlang(wordsOf(foldText(message)))
  if (words.length > MOST_WORDS) return undefined
  const known = (word: string) => entryByWord.has(word) || helpers.has(word)
  if (/^how (?:are|is|be) (?:you|things|it going)/.test(words.join(' ')) && words.length <= 6) {
    const plain = (word: string) => stopWords.has(stem(word)) || fillerWords.has(stem(word))
    return words.every(word => known(word) || plain(word)) ? 'how-are-you' : undefined
  }
  if (!words.every(known)) return undefined
  return order.findLast(entry => words.some(word => entryByWord.get(word) === entry))
}
