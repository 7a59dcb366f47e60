import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createFeatureReader } from '#src/maeve/server/voice/truth/features.ts'
import { indexPassages } from '#src/maeve/server/voice/truth/passages.ts'
import type { TruthWeights } from '#src/maeve/server/voice/truth/truth-weights.ts'
import { scoreTruth, type TruthCase, type TruthScore } from './score-truth.ts'

/** Passes over the cases, the size of a step, how strongly a pass keeps weights small, and how many cases a feature needs. */
const PASSES = 40
const STEP = 0.3
const HELD = 1.5
const FEWEST = 2
/** How many digits of a weight are kept. */
const DIGITS = 2

type Example = { features: [string, number][]; true: boolean }

const spoken = maeveKnowledge.filter(({ kind }) => kind !== 'elsewhere')
const read = createFeatureReader(indexPassages(spoken))
const examples = new Map<string, Example>()
const exampleOf = ({ sentence, true: isTrue }: TruthCase): Example => {
  const found = examples.get(sentence) ?? { features: [...read(sentence)], true: isTrue }
  examples.set(sentence, found)
  return found
}

/** Logistic regression over sentences, the same every time. Returns the weight of each feature, by name. */
export function trainTruth(cases: readonly TruthCase[]): TruthWeights {
  const list = cases.map(exampleOf)
  const uses = new Map<string, number>()
  for (const { features } of list) for (const [name] of features) uses.set(name, (uses.get(name) ?? 0) + 1)
  const weights = new Map(
    [...uses]
      .filter(([, n]) => n >= FEWEST)
      .map(([name]) => [name, { weight: 0, steps: 1e-8, held: HELD / uses.get(name)! }]),
  )
  const random = randomFrom(7)
  for (let pass = 0; pass < PASSES; pass++)
    for (const { features, true: isTrue } of shuffled(list, random)) {
      let sum = 0
      for (const [name, value] of features) sum += (weights.get(name)?.weight ?? 0) * value
      const error = 1 / (1 + Math.exp(-sum)) - Number(isTrue)
      for (const [name, value] of features) {
        const one = weights.get(name)
        if (!one) continue
        const slope = error * value + one.held * one.weight
        one.steps += slope * slope
        one.weight -= (STEP * slope) / Math.sqrt(one.steps)
      }
    }
  return new Map(
    [...weights]
      .map(([name, { weight }]): [string, number] => [name, Number(weight.toFixed(DIGITS))])
      .filter(([, weight]) => weight !== 0),
  )
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[out[at], out[other]] = [out[other]!, out[at]!]
  }
  return out
}

/** A small generator of our own, so that every machine makes the same weights. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** Returns weights as the text of their file. */
export function weightsText(weights: TruthWeights): string {
  const names = Map.groupBy([...weights.keys()].toSorted(), name => weights.get(name)!)
  const lines = [...names].toSorted(([a], [b]) => b - a)
  return lines.map(([weight, some]) => `${[weight, ...some].join('\t')}\n`).join('')
}

/** Scores these sets, each with weights learnt from all the others. */
export function scoreUnread(cases: readonly TruthCase[], sets: ReadonlySet<string>): TruthScore {
  const total = scoreTruth([])
  for (const set of sets) {
    const weights = trainTruth(cases.filter(one => one.set !== set))
    const score = scoreTruth(
      cases.filter(one => one.set === set),
      weights,
    )
    for (const what of ['untrueShown', 'trueWithheld', 'untrue', 'true'] as const) total[what] += score[what]
    total.wrong.push(...score.wrong)
  }
  return total
}
