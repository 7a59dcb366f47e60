import { type DangerKind, dangerKinds } from '#src/content/maeve/danger.ts'
import { dangerExamples } from '#src/content/maeve/danger-examples.ts'
import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import { dangerTopics } from '#src/content/maeve/subjects/small-talk.ts'
import { foldText } from '../text.ts'
import { type Sample, trainClassifier } from './danger-classifier.ts'
import { hasCue } from './danger-features.ts'

/** How sure it must be of danger to answer with help for that danger. */
const SURE = 0.5
/** ... where no cue of harm stands in it. */
const SURE_WITHOUT_CUE = 0.85
/** ... in one sentence of a longer message. */
const SURE_IN_PART = 0.85
/** Past this a message that is not understood is never answered with an offer. */
const CUE = 0.3
/** Ordinary wordings are many and all alike. */
const WEIGHTS = { danger: 1.5, none: 1, wording: 0.4 }
/** Every so many wordings of the knowledge serve as ordinary messages. */
const EVERY = 2

/** `kind` where it is surely danger; `cue` where there is any sign of it. */
export type Sensed = { kind?: DangerKind; cue: boolean }
export type DangerSense = (message: string) => Sensed

/** Learns from the examples, without those of the named sets, and from the knowledge what an ordinary message is. */
export function createDangerSense(
  knowledge: readonly KnowledgeEntry[],
  ...leftOut: readonly string[]
): DangerSense {
  const examples = Object.entries(dangerExamples)
    .filter(([set]) => !leftOut.includes(set))
    .flatMap(([, labels]) => Object.entries(labels))
    .flatMap(([label, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((text): Sample => ({ text, label, weight: label === 'none' ? WEIGHTS.none : WEIGHTS.danger })),
    )
  const ordinary = knowledge.filter(({ id }) => !dangerTopics.has(id)).flatMap(({ wordings }) => wordings)
  const known = new Set(ordinary.map(foldText))
  const samples = ordinary
    .filter((_, at) => at % EVERY === 0)
    .map((text): Sample => ({ text, label: 'none', weight: WEIGHTS.wording }))
  const classify = trainClassifier([...examples, ...samples])

  return message => {
    if (known.has(foldText(message).trim())) return { cue: false }
    const whole = classify(message)
    const likely = 1 - whole.get('none')!
    if (likely >= SURE && (likely >= SURE_WITHOUT_CUE || hasCue(message)))
      return { kind: kindOf(whole), cue: true }
    for (const part of sentencesOf(message)) {
      const found = classify(part)
      if (1 - found.get('none')! >= SURE_IN_PART && hasCue(part)) return { kind: kindOf(found), cue: true }
    }
    return { cue: likely >= CUE && hasCue(message) }
  }
}

const kindOf = (likelihoods: Map<string, number>): DangerKind =>
  dangerKinds.reduce((best, kind) =>
    (likelihoods.get(kind) ?? 0) > (likelihoods.get(best) ?? 0) ? kind : best,
  )

const MOST_SENTENCES = 8

function sentencesOf(message: string): string[] {
  const sentences = message.split(/[.!?\n]+/).map(part => part.trim())
  return sentences.filter(part => part.split(/\s+/).length >= 3 && part !== message).slice(0, MOST_SENTENCES)
}
