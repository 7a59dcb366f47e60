import { readFileSync } from 'node:fs'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { facetId } from '#src/maeve/knowledge/read-subjects.ts'
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

/** How many places the trained model's table has. */
export const QUESTION_BUCKETS = 16_384
const LETTERS_WEIGHT = 0.4

/** What the model reads from a question: its features, and the letters of its words. */
export function questionVector({ weights, stems }: Features): Vector {
  const letters = [...lettersOf(stems)].map(name => [name, LETTERS_WEIGHT] as const)
  return vectorOf([...weights, ...letters], QUESTION_BUCKETS)
}

/** Loads the model that finds what answers a question, trained by `npm run bench -- learn`. */
export function loadFacetModel(): LinearModel {
  return readModel(readFileSync(new URL('./facets.model', import.meta.url)))
}

/**
 * What can answer a question about an entry: its facets, except those for a particular case, and its own text if that is
 * not one of them.
 */
export function labelsOf(entry: KnowledgeEntry): string[] {
  const facets = entry.facets.filter(
    ({ name, slot, asked }) => !slot && name !== 'again' && (asked.length > 0 || name === entry.main),
  )
  return [...(entry.main ? [] : [entry.id]), ...facets.map(facet => facetId(entry, facet))]
}

/**
 * How likely a question is to be about a label (`of`), or about any of an entry's labels (`inAll`); undefined if the
 * model has not learnt it.
 */
export type Learnt = { of(label: string): number | undefined; inAll(id: string): number | undefined }

export function createLearnt({ labels, ...model }: LinearModel) {
  const places = new Map(labels.map((label, at) => [label, at]))
  const ofEntry = Map.groupBy(labels.keys(), at => labels[at]!.split('/')[0]!)
  return (features: Features): Learnt => {
    const likely = likelihoods({ labels, ...model }, questionVector(features))
    return {
      of: label => likely[places.get(label) ?? -1],
      inAll: id => ofEntry.get(id)?.reduce((sum, at) => sum + likely[at]!, 0),
    }
  }
}

/** How much full likeness to one of an entry's wordings adds to what the model says, in log-odds. */
const LIKENESS = 8
/** The likelihood assumed for an entry that was added after the model was trained. */
const UNHEARD = 1 / 200

export type Weighed = {
  entry: KnowledgeEntry
  /** From 0 to 1; all entries together add up to 1. */
  likely: number
  score: number
  nearest: number
}

/** The current subject, and how much likelier than usual it is asked about, in log-odds. */
export type Held = { id: string | undefined; trust: number }

/**
 * Weighs all entries, likeliest first, by the model trained on strangers' questions and by likeness to the entries' own
 * wordings.
 */
export function createWeigh(rank: Ranker<KnowledgeEntry>, model: LinearModel) {
  const learnt = createLearnt(model)
  return (features: Features, held?: Held): Weighed[] => {
    const { inAll } = learnt(features)
    const ranked = rank(features)
    const scores = Float64Array.from(
      ranked,
      ({ entry, score }) =>
        LIKENESS * score +
        Math.log((inAll(entry.id) ?? UNHEARD) + 1e-7) +
        (entry.id === held?.id ? held.trust : 0),
    )
    const likely = softmax(scores)
    return ranked
      .map((one, at): Weighed => ({ ...one, likely: likely[at]! }))
      .sort((a, b) => b.likely - a.likely)
  }
}
