import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import type { Asked } from '#src/maeve/server/voice/truth/features.ts'
import type { TruthWeights } from '#src/maeve/server/voice/truth/truth.ts'
import { createTruth } from '#src/maeve/server/voice/truth/truth.ts'

/** A sentence that a model may say. `true`: the knowledge supports it, or it claims nothing. */
export type TruthCase = { sentence: string; true: boolean; set?: string; kind?: string; asked?: Asked }

export type TruthScore = {
  untrueShown: number
  trueWithheld: number
  untrue: number
  true: number
  wrong: string[]
}

/** The largest share of untrue sentences that may be shown, and of true ones that may be withheld. */
export const TRUTH_GATE = { untrueShown: 0.05, trueWithheld: 0.08 }

const spoken = maeveKnowledge.filter(({ kind }) => kind !== 'elsewhere')

/** Scores the truth gate on these sentences, with the gate's own weights unless others are given. */
export function scoreTruth(cases: readonly TruthCase[], weights?: TruthWeights): TruthScore {
  const truth = createTruth(spoken, weights)
  const score: TruthScore = { untrueShown: 0, trueWithheld: 0, untrue: 0, true: 0, wrong: [] }
  for (const { sentence, true: isTrue, asked } of cases) {
    const why = truth.unheld(sentence, asked)
    score[isTrue ? 'true' : 'untrue'] += 1
    if (isTrue === (why === undefined)) continue
    score[isTrue ? 'trueWithheld' : 'untrueShown'] += 1
    score.wrong.push(
      `${isTrue ? `withheld (${why})` : 'shown'}: ${asked ? `${asked.text} -> ` : ''}${sentence}`,
    )
  }
  return score
}

export function withinTruthGate(score: TruthScore): boolean {
  return (
    score.untrueShown <= TRUTH_GATE.untrueShown * score.untrue &&
    score.trueWithheld <= TRUTH_GATE.trueWithheld * score.true
  )
}

/** Returns a score in one line. */
export function truthLine({ untrueShown, trueWithheld, untrue, true: trueOnes }: TruthScore): string {
  const percent = (part: number, all: number) => (all ? `${((100 * part) / all).toFixed(1)} %` : '-')
  return `untrue shown ${percent(untrueShown, untrue)} of ${untrue}, true withheld ${percent(trueWithheld, trueOnes)} of ${trueOnes}`
}
