import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { Weighed } from './weigh.ts'

/**
 * How likely a question is to be about our service, in log-odds. Fitted once to strangers' questions, each set scored
 * before it was learnt from.
 */
const slopes = { base: -1, lead: 0.58, score: 3.2, tenWords: 1.3 }
/** Beyond this many words, a longer message makes no difference. */
const MOST_WORDS = 30
/** Likelihoods count as at least this, so that their logarithms stay finite. */
const LEAST_LIKELY = 0.01

const limits = {
  /** The confidence at which she answers. */
  answer: 2.7,
  /** The confidence at which the subject is at least worth a try. */
  offer: -0.2,
  /** If other people's subjects are together at least this likely, the question is taken for one of theirs. */
  outside: 0.2,
  /** A message counts as an attempt to steer her if its cosine to a known one is at least this. */
  accused: 0.12,
} as const

export type Judged = {
  /** The entry that answers; undefined if none clearly does: `near` is then the subject that it may be about. */
  answer?: KnowledgeEntry
  near?: KnowledgeEntry | undefined
  /**
   * The likeliest of other people's subjects, if they are likely enough together, with the cosine of its nearest
   * wording.
   */
  foreign?: Pick<Weighed, 'entry' | 'nearest'> | undefined
  confidence: number
  /** The likeliest of our subjects, answered or not. */
  likeliest: Weighed
}

/** Decides whether to answer a question of this many words, to try, or neither; `trust` is added to the confidence. */
export function judge(weighed: readonly Weighed[], words: number, trust: number): Judged {
  const ours = weighed.filter(({ entry }) => entry.kind !== 'elsewhere')
  const rivals = weighed.filter(({ entry }) => entry.kind === 'elsewhere')
  const first = ours[0]!
  const [rival] = rivals
  const outside = rivals.reduce((sum, { likely }) => sum + likely, 0)
  const confidence =
    trust +
    slopes.base +
    slopes.lead * Math.log(Math.max(first.likely, 1e-6) / (outside + LEAST_LIKELY)) +
    slopes.score * first.score +
    (slopes.tenWords * Math.min(words, MOST_WORDS)) / 10
  const answer = first.entry
  if (confidence >= limits.answer) return { answer, confidence, likeliest: first }
  // So that honest people are not turned away for sounding a little like an attack.
  const accused = rival?.entry.id.startsWith('steering-') && rival.nearest < limits.accused
  const foreign = !accused && outside > limits.outside ? rival : undefined
  const near = confidence < limits.offer || answer.kind === 'talk' ? undefined : answer
  return { near, foreign, confidence, likeliest: first }
}
