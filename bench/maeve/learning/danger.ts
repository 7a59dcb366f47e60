import { readFileSync } from 'node:fs'
import { dangerKinds } from '#src/content/maeve/danger.ts'
import { dangerTopics, maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { readQuestions } from '#src/maeve/knowledge/questions.ts'
import { DANGER_BUCKETS, dangerVector } from '#src/maeve/server/understanding/danger/danger-features.ts'
import type { LinearModel } from '#src/maeve/server/understanding/learned/linear-model.ts'
import { learntSets } from './learnt-sets.ts'
import { copyOf, made8Bit, type Sample, train, untrained } from './trainer.ts'

const COURSE = { rounds: 6, pace: (done: number) => 0.4 / (1 + 0.5 * Math.floor(done)) }
/** An ordinary wording counts for less, because there are many and they are much alike. */
const WEIGHTS = { message: 1, question: 0.7, wording: 0.4 }
/** One in this many of the knowledge's wordings is used as an ordinary message. */
const EVERY = 2

/** Conversations such as visitors have, most of them without any danger. */
const conversations: { danger?: true; turns: { asked: string }[] }[] = JSON.parse(
  readFileSync(new URL('../conversations/graded.json', import.meta.url), 'utf8'),
)

const labels = [...dangerKinds, 'none']
const sample = (text: string, label: string, weight: number): Sample => ({
  vector: dangerVector(text),
  right: [labels.indexOf(label)],
  weight,
})

/**
 * Learns whether somebody is in danger, and of what: first from our own examples, then from the sets not left out.
 */
export function createDangerLearning(): (...leftOut: readonly string[]) => LinearModel {
  const { danger, inScope, outOfScope } = readQuestions()
  const messages = danger.map(({ set, danger: label, turns }) => ({
    set,
    sample: sample(turns.at(-1)!, label, WEIGHTS.message),
  }))
  const ordinary = inScope.filter(({ want }) => !want.split('|').some(id => dangerTopics.has(id)))
  const questions = [...ordinary, ...outOfScope].map(({ set, turns }) => ({
    set,
    sample: sample(turns.at(-1)!, 'none', WEIGHTS.question),
  }))
  const wordings = maeveKnowledge
    .filter(({ id }) => !dangerTopics.has(id))
    .flatMap(({ wordings }) => wordings)
    .filter((_, at) => at % EVERY === 0)
    .map(text => sample(text, 'none', WEIGHTS.wording))
  const talk = conversations
    .filter(({ danger }) => !danger)
    .flatMap(({ turns }) => turns)
    .map(({ asked }) => sample(asked, 'none', WEIGHTS.message))
  const own = messages.filter(({ set }) => set === 'own').map(({ sample }) => sample)
  const first = train(untrained(labels, DANGER_BUCKETS), [...own, ...wordings], COURSE)
  return (...leftOut) => {
    const learnt = [...messages, ...questions].filter(
      ({ set }) => learntSets.includes(set) && !leftOut.includes(set),
    )
    return made8Bit(train(copyOf(first), [...learnt.map(({ sample }) => sample), ...talk, ...own], COURSE))
  }
}
