import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import type { Ranked } from './ranker.ts'

const MAX_OFFERS = 3

/**
 * How much a question looks like one of ours, in log-odds: fitted once, by logistic regression, to the sets of questions
 * in bench/maeve, each ranked by an engine that had not read it.
 */
const slopes = {
  base: -0.1,
  score: 2.2,
  rival: 0.1,
  lead: 2,
  outside: -0.6,
  nearest: 0.6,
  rivalNearest: -1.4,
  ratio: 1.9,
}

const limits = {
  /** Confidence from which she answers, and from which she answers without saying what she took the question for. */
  answer: 1.9,
  sure: 2.8,
  /** ... and from which the subjects are at least worth offering. */
  offer: -0.4,
  /** A second subject within this share of the first one's score is level with it. */
  level: 0.02,
  /** Least share of the best score that another offer needs. */
  offerShare: 0.55,
  /** Under this score nothing is known well enough to be said outright, or to be offered. */
  least: 0.16,
  leastOffer: 0.12,
  /** Cosine from which a question counts as one of our own wordings. */
  same: 0.85,
  /** The lead over the next subject, in shares of the score, that needs no "About ...". */
  lead: 0.12,
} as const

export type Judged = {
  /** What answers; undefined when nothing does outright. */
  answer?: KnowledgeEntry
  /** Which other subjects it could have been: buttons under an answer, or the offers themselves. */
  others: KnowledgeEntry[]
  /** Somebody else's subject, where it is likelier than any of ours. */
  foreign?: KnowledgeEntry
  /** She says what she took the question for. */
  unsure: boolean
  confidence: number
}

/** Decides between answering, offering and neither. `outside` is the scope judge's log-odds of being somebody else's question. */
export function judge(ranked: readonly Ranked[], outside: number): Judged {
  const ours = ranked.filter(({ entry }) => entry.kind !== 'elsewhere')
  const rival = ranked.find(({ entry }) => entry.kind === 'elsewhere')
  const [first, second] = ours
  const foreign = rival && (!first || rival.score > first.score) ? { foreign: rival.entry } : {}
  if (!first) return { others: [], ...foreign, unsure: true, confidence: -9 }
  const confidence = confidenceOf(first, rival, outside)
  const others = ours
    .slice(1)
    .filter(({ score }) => score >= limits.leastOffer && score >= first.score * limits.offerShare)
    .filter(({ entry }) => entry.kind !== 'talk')
    .slice(0, MAX_OFFERS - 1)
    .map(({ entry }) => entry)
  if (first.nearest >= limits.same && (!rival || rival.nearest < first.nearest)) {
    return { answer: first.entry, others, unsure: false, confidence: Math.max(confidence, limits.sure) }
  }
  const isLevel = second && first.score - second.score < limits.level * first.score
  const answers = confidence >= limits.answer && first.score >= limits.least
  if (answers && !(isLevel && confidence < limits.sure)) {
    const lead = second ? 1 - second.score / first.score : 1
    return { answer: first.entry, others, unsure: confidence < limits.sure || lead < limits.lead, confidence }
  }
  if (confidence < limits.offer || first.score < limits.leastOffer || first.entry.kind === 'talk') {
    return { others: [], ...foreign, unsure: true, confidence }
  }
  return { others: [first.entry, ...others], ...foreign, unsure: true, confidence }
}

function confidenceOf(first: Ranked, rival: Ranked | undefined, outside: number): number {
  const [against, near] = [rival?.score ?? 0, rival?.nearest ?? 0]
  return (
    slopes.base +
    slopes.score * first.score +
    slopes.rival * against +
    slopes.lead * (first.score - against) +
    slopes.outside * outside +
    slopes.nearest * first.nearest +
    slopes.rivalNearest * near +
    slopes.ratio * Math.log((first.score + 0.05) / (against + 0.05))
  )
}
