import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createFeatureReader } from '#src/maeve/server/voice/truth/features.ts'
import { indexPassages } from '#src/maeve/server/voice/truth/passages.ts'
import type { TruthWeights } from '#src/maeve/server/voice/truth/truth.ts'
import { scoreTruth, type TruthCase, type TruthScore } from './score-truth.ts'

/**
 * Passes over the cases, the size of a step, how strongly weights are kept small, and in how many cases a feature
 * must occur.
 */
const PASSES = 40
const STEP = 0.3
const HELD = 1.5
const FEWEST = 2
/** How many digits of a weight are kept. */
const DIGITS = 2

/** The numbers and values of a sentence's features, and whether the sentence is true. */
type Example = { features: readonly number[]; values: readonly number[]; true: boolean }

const spoken = maeveKnowledge.filter(({ kind }) => kind !== 'elsewhere')
const read = createFeatureReader(indexPassages(spoken))
const names: string[] = []
const numbers = new Map<string, number>()
const examples = new Map<string, Example>()

function numberOf(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, names.length)
  return names.push(name) - 1
}

function exampleOf({ sentence, true: isTrue }: TruthCase): Example {
  const known = examples.get(sentence)
  if (known) return known
  const found = [...read(sentence)]
  const example = {
    features: found.map(([name]) => numberOf(name)),
    values: found.map(([, value]) => value),
    true: isTrue,
  }
  examples.set(sentence, example)
  return example
}

/**
 * Logistic regression over sentences, with the same result every time. Returns the weight of each feature, by name.
 */
export function trainTruth(cases: readonly TruthCase[]): TruthWeights {
  const list = cases.map(exampleOf)
  const uses = new Float64Array(names.length)
  for (const { features } of list) for (const feature of features) uses[feature]! += 1
  const weights = new Float64Array(names.length)
  const steps = new Float64Array(names.length).fill(1e-8)
  const random = randomFrom(7)
  for (let pass = 0; pass < PASSES; pass++)
    for (const { features, values, true: isTrue } of shuffled(list, random)) {
      let sum = 0
      for (const [at, feature] of features.entries()) sum += weights[feature]! * values[at]!
      const error = 1 / (1 + Math.exp(-sum)) - Number(isTrue)
      for (const [at, feature] of features.entries()) {
        if (uses[feature]! < FEWEST) continue
        const slope = error * values[at]! + (HELD / uses[feature]!) * weights[feature]!
        steps[feature]! += slope * slope
        weights[feature]! -= (STEP * slope) / Math.sqrt(steps[feature]!)
      }
    }
  return new Map(
    names
      .map((name, feature): [string, number] => [name, Number(weights[feature]!.toFixed(DIGITS))])
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

/** A small random number generator of our own, so that every machine makes the same weights. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** Returns the text of the weights' file. */
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
