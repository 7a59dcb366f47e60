import { dangerTopics, knowledgeWithout, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { readQuestions } from '#src/maeve/knowledge/questions.ts'
import type { LinearModel } from '#src/maeve/server/understanding/learned/linear-model.ts'
import { findSlots } from '#src/maeve/server/understanding/slots.ts'
import { createFeatureReader } from '#src/maeve/server/understanding/weighing/features.ts'
import { SUBJECT_BUCKETS, subjectVector } from '#src/maeve/server/understanding/weighing/weigh.ts'
import { learntSets } from './learnt-sets.ts'
import { copyOf, made8Bit, type Sample, train, untrained } from './trainer.ts'

const FIRST = { rounds: 5, pace: 1 }
const THEN = { rounds: 3, pace: 0.6 }
/** A stranger's question counts for more than one that we made up. */
const WEIGHT = 1.5
/** The weight of the last turn of a conversation, without the turns that it refers to. */
const FOLLOW_UP = 0.7
/** One in this many of the first wordings is learnt again, so that they are not forgotten. */
const AGAIN = 2

/** Learns which subject a question is about: first, once, from the wordings; then from the sets that are not left out. */
export function createSubjectLearning(): (...leftOut: readonly string[]) => LinearModel {
  const { adversarial, inScope, outOfScope } = readQuestions()
  const all = maeveKnowledge.filter(({ id }) => !dangerTopics.has(id))
  const labels = all.map(({ id }) => id)
  const labelOf = new Map(labels.map((id, at) => [id, at]))
  const elsewhere = all.flatMap(({ kind }, at) => (kind === 'elsewhere' ? [at] : []))
  const read = createFeatureReader(all.flatMap(({ title, wordings }) => [title, ...wordings]))
  const vector = (text: string) => subjectVector(read(findSlots(text).rest))

  const wordings = knowledgeWithout(...learntSets).flatMap(({ id, title, wordings, facets }) => {
    const label = labelOf.get(id)
    if (label === undefined) return []
    const asked = facets.flatMap(facet => facet.asked)
    return [...new Set([title, ...wordings, ...asked])].map(
      (text): Sample => ({ vector: subjectVector(read(text)), right: [label], weight: 1 }),
    )
  })
  const asked = inScope
    .filter(({ set, kind, want }) => learntSets.includes(set) && kind !== 'several' && !want.includes('+'))
    .map(({ set, kind, want, turns }) => {
      const right = want.split('|').flatMap(id => labelOf.get(id) ?? [])
      return {
        set,
        sample: { vector: vector(turns.at(-1)!), right, weight: kind === 'follow-up' ? FOLLOW_UP : WEIGHT },
      }
    })
    .filter(({ sample }) => sample.right.length > 0)
  const declined = [...outOfScope, ...adversarial]
    .filter(({ set }) => learntSets.includes(set) || set === 'own')
    .map(({ set, turns }) => ({
      set,
      sample: { vector: vector(turns.at(-1)!), right: elsewhere, weight: WEIGHT },
    }))

  const first = train(untrained(labels, SUBJECT_BUCKETS), wordings, FIRST)
  const again = wordings.filter((_, at) => at % AGAIN === 0)
  return (...leftOut) => {
    const rest = [...asked, ...declined].filter(({ set }) => !leftOut.includes(set))
    return made8Bit(train(copyOf(first), [...rest.map(({ sample }) => sample), ...again], THEN))
  }
}
