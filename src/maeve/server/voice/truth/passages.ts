import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { sentencesOf } from '../../text.ts'
import { type Clause, clauseOf, clausesOf } from './reading/clauses.ts'
import { contentOf } from './reading/content-words.ts'
import { plainText } from './reading/fold.ts'

/** Facts in other words, by subject, which a model may use besides ours. No figures, and nothing unpublished. */
const otherWords = new Map(
  readFileSync(join(import.meta.dirname, 'other-words.txt'), 'utf8')
    .split(/\n(?=\S)/)
    .map(part => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)] as const),
)

/**
 * A clause of the knowledge. `around`: the words of its entry's title, and of the clauses there that deny something,
 * if it does, or state something, if it does not.
 */
export type Passage = {
  entry: KnowledgeEntry
  clause: Clause
  words: Set<string>
  title: Set<string>
  around: Set<string>
}

export function indexPassages(knowledge: readonly KnowledgeEntry[]): Passage[] {
  return knowledge.flatMap(entry => {
    const others = sentencesOf((entry.answered ? '' : (otherWords.get(entry.id) ?? '')).trim())
    const clauses = [...statementsOf(entry.text).flatMap(clausesOf), ...others.map(clauseOf)]
    const said = clauses.map(clause => ({ clause, words: new Set(contentOf(clause.text)) }))
    const title = new Set(contentOf(plainText(entry.title)))
    const around = (denied: boolean) => [
      ...said.flatMap(({ clause: { kind, denies }, words }) =>
        kind !== 'unknown' && denies === denied ? [...words] : [],
      ),
      ...title,
    ]
    const [stated, denied] = [new Set(around(false)), new Set(around(true))]
    return said.map(({ clause, words }) => ({
      entry,
      clause,
      words,
      title,
      around: clause.denies ? denied : stated,
    }))
  })
}

/** Returns the sentences and lines of a text; each item of a list comes with the words that introduce the list. */
export function statementsOf(text: string): string[] {
  const [lead = '', ...lines] = text.replaceAll('**', '').split(/\n+/)
  return [lead, ...lines.map(line => (line.startsWith('- ') ? `${lead} ${line.slice(2)}` : line))].flatMap(
    sentencesOf,
  )
}
