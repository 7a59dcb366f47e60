import type { Source } from '#src/maeve/conversation.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { sourceless } from '#src/maeve/knowledge/words/truth.ts'
import { sourceOf } from '../../../answering/replies.ts'
import { foldText, stem, wordsOf } from '../../../text.ts'
import { statementsOf } from '../passages.ts'

/** The share of a sentence's weight that an entry must contain to count as its source. */
const COVERED = 0.6
const SHARED = 2
/** The bonus for being a fact. */
const FACT = 0.3
/** The most sources of one reply. The page's answer on prices has four, and a model may add a fact to it. */
const MOST = 5

const anyWords = new Set(sourceless.split(/\s+/).map(stem))

export function createAttribution(knowledge: readonly KnowledgeEntry[]): (text: string) => Source[] {
  const known = knowledge
    .filter(({ kind }) => kind !== 'talk' && kind !== 'elsewhere')
    .map(entry => ({ entry, words: meaningOf(`${entry.title} ${entry.text}`) }))
  const uses = new Map<string, number>()
  for (const { words } of known) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  const weight = (words: Set<string>) =>
    [...words].reduce((sum, word) => sum + Math.log(1 + known.length / (uses.get(word) ?? 1)), 0)
  const entries = known.map(({ entry, words }) => ({ entry, words, size: weight(words) }))

  function entryOf(sentence: string): KnowledgeEntry | undefined {
    const said = meaningOf(sentence)
    const all = weight(said)
    let best: { entry: KnowledgeEntry; score: number } | undefined
    for (const { entry, words, size } of entries) {
      const shared = said.intersection(words)
      const common = weight(shared)
      if (shared.size < SHARED || common / all < COVERED) continue
      // If two entries support the sentence, prefers facts to what is not published, and the entry that adds less.
      const score = common / all + common / size + (entry.kind === 'not-published' ? 0 : FACT)
      if (score > (best?.score ?? 0)) best = { entry, score }
    }
    return best?.entry
  }

  return text => {
    const found = new Set(statementsOf(text).map(entryOf))
    found.delete(undefined)
    const sources = [...found].map(entry => sourceOf(entry!))
    // Sources with a public page come first, as a visitor can look them up.
    return sources.toSorted((a, b) => Number(!a.url) - Number(!b.url)).slice(0, MOST)
  }
}

function meaningOf(text: string): Set<string> {
  const words = wordsOf(foldText(text)).filter(word => !/\d/.test(word))
  return new Set(words.map(stem).filter(word => !anyWords.has(word)))
}
