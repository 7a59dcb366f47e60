import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import type { Ranked } from './ranker.ts'
import type { Finding } from './replies.ts'

const MAX_OFFERS = 3
const limits = {
  /** Score from which an entry answers outright. */
  answer: 0.5,
  /** Nearer than this share of its score, the next one answers as well. */
  lead: 0.18,
  /** Cosine from which a question counts as one of our own wordings. */
  same: 0.8,
  /** An answer needs somebody else's best subject to stay below this share of its score. */
  rival: 0.88,
  /** Log-odds of being somebody else's question from which nothing is answered outright. */
  outside: -0.7,
  /** ... and from which nothing is even offered. */
  farOutside: 1.5,
  /** Score from which an entry is worth offering, and its least share of the best score. */
  offer: 0.2,
  offerShare: 0.55,
  /** Score from which the only entry worth offering answers instead. */
  alone: 0.36,
  /** Danger is answered from a lower score than anything else. */
  danger: 0.45,
} as const
const danger = new Set(['emergency', 'distress'])

const answer = (ranked: readonly Ranked[]): Study => ({
  findings: ranked.map(({ entry }) => ({ entry, text: entry.text })),
  nearest: [],
})

export type Study = {
  /** What answers the message; empty when nothing does outright. */
  findings: Finding[]
  /** Otherwise: one subject of somebody else's, or up to three of ours to offer, or nothing. */
  nearest: KnowledgeEntry[]
  /** Somebody may be in danger: this answer goes before all others. */
  grave?: true
}

/** The three zones: answer, offer, neither. `outside` says how much the question looks like somebody else's. */
export function judge(ranked: readonly Ranked[], outside: number): Study {
  const [best] = ranked
  if (!best) return { findings: [], nearest: [] }
  if (danger.has(best.entry.id) && best.score >= limits.danger && outside < limits.farOutside) {
    return { ...answer([best]), grave: true }
  }
  const ours = ranked.filter(({ entry }) => entry.kind !== 'elsewhere')
  const [first, second] = ours
  const foreign = best.entry.kind === 'elsewhere' ? best.entry : undefined
  const rival = ranked.find(({ entry }) => entry.kind === 'elsewhere')
  const clear = !first || !rival || rival.score <= first.score * limits.rival
  if (first && !foreign && first.nearest >= limits.same) return answer([first])
  if (!first || outside > limits.farOutside || (foreign && outside > 0)) {
    return { findings: [], nearest: foreign ? [foreign] : [] }
  }
  if (clear && first.score >= limits.answer && outside < limits.outside) {
    const level = second && first.score - second.score < limits.lead * first.score
    if (!level) return answer([first])
    if (first.entry.kind !== 'talk' && second.entry.kind !== 'talk') return answer([first, second])
  }
  const offered = ours
    .filter(({ nearest }) => nearest >= limits.offer)
    .filter(({ score }) => score >= limits.offer && score >= first.score * limits.offerShare)
    .filter(({ entry }) => entry.kind !== 'talk')
    .slice(0, MAX_OFFERS)
  const [only] = offered
  if (
    only &&
    offered.length === 1 &&
    only === first &&
    !foreign &&
    outside < limits.outside &&
    only.score >= limits.alone
  ) {
    return answer([only])
  }
  return { findings: [], nearest: offered.map(({ entry }) => entry) }
}
