import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { foldText, wordsOf } from '../text.ts'

/** Words that may accompany a phrase: "ok mate", "why though". */
const beside = new Set(
  'mate love pal maeve please pls then though tho x xx xxx lol haha now just so well oh ah and but the a bit really that it is to you u me i im in for this thanks ta cheers duck hun babe sir bro bruv darling dear yeah ye honest innit like ok right guys lads anyway anyways tbh btw'.split(
    ' ',
  ),
)

/** Which entries' phrases a message holds, and which one it is as a whole. */
export type Phrased = { alone?: KnowledgeEntry; anywhere?: KnowledgeEntry }

/** How much of a message is read. */
const LOOKED_AT = 200

const key = (text: string) => wordsOf(foldText(text)).join(' ')

/** Finds what is said by a set phrase: moods, thanks, "why", "are you sure". */
export function createPhrases(knowledge: readonly KnowledgeEntry[]) {
  const alone = new Map<string, KnowledgeEntry>()
  const anywhere: [string, KnowledgeEntry][] = []
  for (const entry of knowledge) {
    for (const phrase of entry.phrases.alone) alone.set(key(phrase), entry)
    for (const phrase of entry.phrases.anywhere) anywhere.push([` ${key(phrase)} `, entry])
  }
  anywhere.sort(([a], [b]) => b.length - a.length)

  return (message: string): Phrased => {
    const words = wordsOf(foldText(message.slice(0, LOOKED_AT)))
    const bare = words.filter(word => !beside.has(word))
    const whole = alone.get(words.join(' ')) ?? (bare.length > 0 ? alone.get(bare.join(' ')) : undefined)
    const text = ` ${words.join(' ')} `
    const found = anywhere.find(([phrase]) => text.includes(phrase))?.[1]
    return { ...(whole && { alone: whole }), ...(found && { anywhere: found }) }
  }
}
