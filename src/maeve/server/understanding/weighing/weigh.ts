import { readFileSync } from 'node:fs'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import {
  type LinearModel,
  lettersOf,
  likelihoods,
  readModel,
  softmax,
  type Vector,
  vectorOf,
} from '../learned/linear-model.ts'
import type { Features } from './features.ts'
import type { Ranker } from './ranker.ts'

/** Places in the table: 2 MB with a byte for each subject. */
export const SUBJECT_BUCKETS = 16_384
const LETTERS_WEIGHT = 0.4

/** What the model reads of a question: its features, and the letters of its words. */
export function subjectVector({ weights, stems }: Features): Vector {
  const letters = [...lettersOf(stems)].map(name => [name, LETTERS_WEIGHT] as const)
  return vectorOf([...weights, ...letters], SUBJECT_BUCKETS)
}

/** Loads the model that finds a question's subject, trained by `npm run bench -- learn` on all of strangers' questions. */
export function loadSubjectModel(): LinearModel {
  return readModel(readFileSync(new URL('./subjects.model', import.meta.url)))
}

/** How much one whole point of likeness to an entry's wordings adds to what the model says, in log-odds. */
const LIKENESS = 8
/** The likelihood assumed for an entry that was added after the model was trained. */
const UNHEARD = 1 / 200

export type Weighed = {
  entry: KnowledgeEntry
  /** From 0 to 1; all entries' together are 1. */
  likely: number
  score: number
  nearest: number
}

/** All entries, likeliest first: what was learnt from strangers' questions, and likeness to the entries' own wordings. */
export function createWeigh(rank: Ranker<KnowledgeEntry>, model: LinearModel) {
  const labelOf = new Map(model.labels.map((id, at) => [id, at]))
  return (features: Features): Weighed[] => {
    const learnt = likelihoods(model, subjectVector(features))
    const ranked = rank(features)
    const scores = Float64Array.from(ranked, ({ entry, score }) => {
      const label = labelOf.get(entry.id)
      return LIKENESS * score + Math.log((label === undefined ? UNHEARD : learnt[label]!) + 1e-7)
    })
    const likely = softmax(scores)
    return ranked
      .map((one, at): Weighed => ({ ...one, likely: likely[at]! }))
      .sort((a, b) => b.likely - a.likely)
  }
}
