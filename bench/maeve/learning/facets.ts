import { dangerTopics, knowledgeWithout, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { readQuestions } from '#src/maeve/knowledge/questions.ts'
import { facetId } from '#src/maeve/knowledge/read-subjects.ts'
import type { LinearModel } from '#src/maeve/server/understanding/learned/linear-model.ts'
import { findSlots } from '#src/maeve/server/understanding/slots.ts'
import { createFeatureReader } from '#src/maeve/server/understanding/weighing/features.ts'
import { labelsOf, QUESTION_BUCKETS, questionVector } from '#src/maeve/server/understanding/weighing/weigh.ts'
import { readAsked } from './asked.ts'
import { learntSets } from './learnt-sets.ts'
import { copyOf, made8Bit, type Sample, train, untrained } from './trainer.ts'

/** The steps shrink to nothing, so it hardly matters which samples come last, and adding one changes few answers. */
const slowing = (rounds: number, most: number) => ({
  rounds,
  pace: (done: number) => most * (1 - done / rounds),
})
const FIRST = slowing(3, 0.6)
const THEN = slowing(4, 0.5)
/** A stranger's question counts for more than one that we made up. */
const WEIGHT = 1.5
/** The weight of a follow-up, as it is learnt without the turns that it refers to. */
const FOLLOW_UP = 0.7
/** One in this many of the first wordings is learnt again, so that they are not forgotten. */
const AGAIN = 2
/** Smaller weights are left out. That drops seven in eight, and changes at most one answer in a hundred. */
const LEAST_WEIGHT = 0.15

/**
 * Learns which facet answers a question: once from what we wrote, then each time from the sets that are not left out.
 */
export function createFacetLearning(): (...leftOut: readonly string[]) => LinearModel {
  const { adversarial, inScope, outOfScope } = readQuestions()
  const all = maeveKnowledge.filter(({ id }) => !dangerTopics.has(id))
  const labels = all.flatMap(labelsOf)
  const labelOf = new Map(labels.map((id, at) => [id, at]))
  const ofSubject = new Map(all.map(entry => [entry.id, labelsOf(entry).map(id => labelOf.get(id)!)]))
  const elsewhere = all.flatMap(({ id, kind }) => (kind === 'elsewhere' ? ofSubject.get(id)! : []))
  const read = createFeatureReader(all.flatMap(({ title, wordings }) => [title, ...wordings]))
  const vector = (text: string) => questionVector(read(text))
  const askedOf = (text: string) => vector(findSlots(text).rest)

  const wordings = knowledgeWithout(...learntSets).flatMap((entry): Sample[] => {
    const right = ofSubject.get(entry.id)
    if (!right) return []
    const ofFacets = entry.facets.flatMap(facet => {
      const label = labelOf.get(facetId(entry, facet))
      return facet.asked.map(text => ({ text, right: label === undefined ? right : [label] }))
    })
    const ofAll = [...new Set([entry.title, ...entry.wordings])].map(text => ({ text, right }))
    return [...ofAll, ...ofFacets].map(({ text, right }) => ({ vector: vector(text), right, weight: 1 }))
  })
  const asked = [...readAsked()].flatMap(({ facet, text, leans }): Sample[] => {
    const label = labelOf.get(facet)
    if (label === undefined) throw new Error(`asked/: no facet is called ${facet}`)
    return [{ vector: vector(text), right: [label], weight: leans ? FOLLOW_UP : 1 }]
  })
  const questions = inScope
    .filter(({ set, kind, want }) => learntSets.includes(set) && kind !== 'several' && !want.includes('+'))
    .map(({ set, kind, want, facet, turns }) => {
      const right = facet
        ? facet.split('|').flatMap(id => labelOf.get(id) ?? [])
        : want.split('|').flatMap(id => ofSubject.get(id) ?? [])
      const weight = kind === 'follow-up' ? FOLLOW_UP : WEIGHT
      return { set, sample: { vector: askedOf(turns.at(-1)!), right, weight } }
    })
    .filter(({ sample }) => sample.right.length > 0)
  const declined = [...outOfScope, ...adversarial]
    .filter(({ set }) => learntSets.includes(set) || set === 'own')
    .map(({ set, turns }) => ({
      set,
      sample: { vector: askedOf(turns.at(-1)!), right: elsewhere, weight: WEIGHT },
    }))

  const first = train(untrained(labels, QUESTION_BUCKETS), [...wordings, ...asked], FIRST)
  const again = wordings.filter((_, at) => at % AGAIN === 0)
  return (...leftOut) => {
    const rest = [...questions, ...declined].filter(({ set }) => !leftOut.includes(set))
    const samples = [...rest.map(({ sample }) => sample), ...again]
    return made8Bit(train(copyOf(first), samples, THEN), LEAST_WEIGHT)
  }
}
