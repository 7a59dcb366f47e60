import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createSentenceGate } from '#src/maeve/server/voice/truth/sentence-gate.ts'
import { createTruth } from '#src/maeve/server/voice/truth/truth.ts'
import { scoreTruth, truthLine } from './score-truth.ts'
import { trainTruth } from './train-truth.ts'
import { fittingCases, goodReplies, replyCases, truthCases } from './truth-cases.ts'

const FOLDS = 5
/** A model's pace: characters in a token, and milliseconds for each token at 50 a second. */
const TOKEN = 4
const TOKEN_MS = 20
/** Stands for her own answer. */
const OWN = '[her own answer]'

/**
 * Sends a good model's replies through the gate, each conversation with weights that were not learnt from it. Returns
 * lines to print; with `show`, also every reply that did not come through whole.
 */
export function scoreReplies(show = false): string[] {
  const spoken = maeveKnowledge.filter(({ kind }) => kind !== 'elsewhere')
  const ids = [...new Set(goodReplies.map(({ id }) => id))]
  const lines: string[] = []
  const firsts: number[] = []
  const count = { whole: 0, 'a sentence short': 0, 'with her own answer after it': 0, 'nothing left': 0 }
  for (let fold = 0; fold < FOLDS; fold++) {
    const unread = new Set(ids.filter((_, at) => at % FOLDS === fold))
    const weights = trainTruth([...truthCases, ...replyCases.filter(({ set }) => !unread.has(set!))])
    const truth = createTruth(spoken, weights)
    for (const { id, kind, asked, reply, own } of goodReplies) {
      if (!unread.has(id) || kind === 'danger') continue
      const gate = createSentenceGate(truth, own.kind === 'answer' && !own.sources.length ? '' : OWN, asked)
      let text = ''
      for (let at = 0; at < reply.length; at += TOKEN) {
        const more = gate.push(reply.slice(at, at + TOKEN))
        if (more && !text) firsts.push((at / TOKEN + 1) * TOKEN_MS)
        text += more
      }
      text += gate.end()
      const how =
        text === reply
          ? 'whole'
          : !text
            ? 'nothing left'
            : text.includes(OWN)
              ? 'with her own answer after it'
              : 'a sentence short'
      count[how] += 1
      if (show && how !== 'whole') lines.push(`  ${how}: ${asked.text}\n    ${reply}\n    ${text}`)
    }
  }
  firsts.sort((a, b) => a - b)
  lines.push(
    `A good model's replies, unread: ${Object.entries(count)
      .map(([how, n]) => `${n} ${how}`)
      .join(', ')}; ` +
      `first text at 50 tokens a second: median ${firsts[Math.floor(firsts.length / 2)]} ms`,
  )
  const weights = trainTruth([...truthCases, ...replyCases])
  for (const [set, cases] of Map.groupBy(fittingCases, one => one.set))
    lines.push(`Short sentences that fit their question, ${set}: ${truthLine(scoreTruth(cases, weights))}`)
  return lines
}
