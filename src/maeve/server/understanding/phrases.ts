import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { besidePhrase, besideSmallTalk, smallTalk } from '#src/maeve/knowledge/words/small-talk.ts'
import { foldText, wordsOf } from '../text.ts'
import { expandSlang } from './everyday-words.ts'

const beside = new Set(besidePhrase.split(/\s+/))

const LOOKED_AT = 200

const key = (text: string) => wordsOf(foldText(text)).join(' ')

/** Finds set phrases, as a whole message or anywhere in one: moods, thanks, "why", "are you sure". */
export function createPhrases(knowledge: readonly KnowledgeEntry[]) {
  const alone = new Map<string, KnowledgeEntry>()
  const anywhere: [string, KnowledgeEntry][] = []
  for (const entry of knowledge) {
    for (const phrase of entry.phrases.alone) alone.set(key(phrase), entry)
    for (const phrase of entry.phrases.anywhere) anywhere.push([` ${key(phrase)} `, entry])
  }
  anywhere.sort(([a], [b]) => b.length - a.length)

  return (message: string) => {
    const words = wordsOf(foldText(message.slice(0, LOOKED_AT)))
    const bare = words.filter(word => !beside.has(word))
    const whole = alone.get(words.join(' ')) ?? (bare.length > 0 ? alone.get(bare.join(' ')) : undefined)
    const text = ` ${words.join(' ')} `
    const found = anywhere.find(([phrase]) => text.includes(phrase))?.[1]
    return { alone: whole, anywhere: found }
  }
}

const talk = new Set(smallTalk.split(/\s+/))
const besideTalk = new Set(besideSmallTalk.split(/\s+/))
const LONGEST_TALK = 9

/** Whether a text is nothing but a greeting, thanks or a goodbye. */
export function isSmallTalk(text: string): boolean {
  const words = expandSlang(wordsOf(foldText(text.slice(0, LOOKED_AT))))
  return (
    words.length <= LONGEST_TALK &&
    words.some(word => talk.has(word)) &&
    words.every(word => talk.has(word) || besideTalk.has(word))
  )
}
