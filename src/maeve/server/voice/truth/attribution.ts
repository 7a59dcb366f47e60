import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import type { Source } from '#src/maeve/conversation.ts'
import { meaningOf, sentencesOf } from '../../truth/passages.ts'

/** Share of a sentence's weight that an entry must hold to be what it stands on. */
const COVERED = 0.6
/** Words they must share. */
const SHARED = 2
/** What being a fact is worth. */
const FACT = 0.3
const MOST = 4

/** Gives the function that names what a reply stands on: for each sentence the entry that holds most of it. */
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
      // Of two that hold the sentence, a fact before what is not published, and the one that says little else.
      const score = common / all + common / size + (entry.kind === 'not-published' ? 0 : FACT)
      if (score > (best?.score ?? 0)) best = { entry, score }
    }
    return best?.entry
  }

  return text => {
    const found = new Set(sentencesOf(text).map(entryOf))
    found.delete(undefined)
    return [...found].slice(0, MOST).map(entry => sourceOf(entry!))
  }
}

export function sourceOf({ id, title, source }: KnowledgeEntry): Source {
  return source ? { id, title: source.title, url: source.url } : { id, title }
}
