import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import type { Features } from './features.ts'
import { isQuestion, leansOnContext, splitQuestions } from './questions.ts'
import { createRanker, type Ranked } from './ranker.ts'
import { aboutPlace, type Finding } from './replies.ts'
import { findSlots } from './slots.ts'
import { matchSmallTalk } from './small-talk-match.ts'

const MAX_ANSWERS = 3
const MAX_OFFERS = 3
/** Score from which an entry answers outright. */
const ANSWER = 0.5
/** Score from which an entry is worth offering, and its least share of the best score. */
const OFFER = 0.3
const OFFER_SHARE = 0.6
/** A subject of somebody else's is recognised from here; below, ours may still be offered. */
const ELSEWHERE = 0.42
/** Danger is answered from a lower score than anything else. */
const DANGER = 0.4
const danger = new Set(['emergency', 'distress'])
/** What the visitor's last turn, and the one before it, add to a message that leans on them. */
const CONTEXT_WEIGHTS = [0.5, 0.2]
/** A message that leans on context must still point at the entry itself, at least this much. */
const CONTEXT_SHARE = 0.1

export type Study = {
  /** What answers the message; empty when nothing does outright. */
  findings: Finding[]
  /** Otherwise: one subject of somebody else's, or up to three of ours to offer, or nothing. */
  nearest: KnowledgeEntry[]
}

/** Looks a message up; `context` are the visitor's earlier turns, latest first. */
export function createStudent(knowledge: readonly KnowledgeEntry[]) {
  const ranker = createRanker(knowledge)
  const areas = knowledge.find(({ id }) => id === 'areas')
  const abroad = knowledge.find(({ id }) => id === 'outside-uk')

  function studyPart(part: string, context: readonly string[]): Study {
    const { place, rest } = findSlots(part)
    const features = ranker.read(rest)
    const ranked = rankInContext(features, part, context)
    const study = judge(ranked)
    const area = place?.uk === false ? (abroad ?? areas) : areas
    if (!place || !area) return study

    const [top] = study.findings
    const aboutArea = { entry: area, text: aboutPlace(place) }
    if (top && ['motoring', 'talk', 'elsewhere'].includes(top.entry.kind)) return study
    if (top && top.entry !== areas && top.entry !== abroad) return { findings: [top, aboutArea], nearest: [] }
    if (top || features.weights.has('#area') || isBare(features))
      return { findings: [aboutArea], nearest: [] }
    if (study.nearest[0]?.kind === 'elsewhere') return study
    return { findings: [], nearest: [...new Set([area, ...study.nearest])].slice(0, MAX_OFFERS) }
  }

  function rankInContext(features: Features, part: string, context: readonly string[]): Ranked[] {
    const alone = ranker.rank(features)
    if (context.length === 0 || !leansOnContext(part)) return alone
    const weights = new Map(features.weights)
    for (const [turn, text] of context.entries()) {
      for (const [feature, weight] of ranker.read(text).weights) {
        if (!weights.has(feature)) weights.set(feature, weight * (CONTEXT_WEIGHTS[turn] ?? 0))
      }
    }
    const together = ranker.rank({ ...features, weights })
    const [best] = together
    if (!best || best.score < ANSWER) return alone
    const pointed = alone.find(({ entry }) => entry === best.entry)
    return pointed && pointed.score >= CONTEXT_SHARE ? together : alone
  }

  return function study(message: string, context: readonly string[]): Study {
    const whole = studyPart(message, context)
    const grave = findDanger(whole) ?? undefined
    if (grave) return grave
    const parts = splitQuestions(message).filter(part => matchSmallTalk(part) === undefined)
    if (parts.length === 0) return whole
    if (parts.length === 1 && parts[0] === message.trim()) return whole
    const studies = parts.map((part, index) => ({
      part,
      ...studyPart(part, index === 0 ? context : [parts[index - 1]!, ...context]),
    }))
    for (const one of studies) {
      const found = findDanger(one)
      if (found) return found
    }
    const answered = studies.filter(({ findings }) => isOurs(findings))
    const questions = answered.filter(({ part }) => isQuestion(part, message))
    const chosen = questions.length > 0 ? questions : answered
    if (chosen.length === 0) return whole
    const findings = new Map(chosen.flatMap(({ findings }) => findings).map(one => [one.entry.id, one]))
    return { findings: [...findings.values()].slice(0, MAX_ANSWERS), nearest: [] }
  }
}

function isOurs(findings: readonly Finding[]): boolean {
  return findings.some(({ entry }) => entry.kind !== 'elsewhere')
}

function findDanger({ findings, nearest }: Study): Study | undefined {
  const [top] = findings
  if (top && danger.has(top.entry.id)) return { findings: [top], nearest: [] }
  const [near] = nearest
  if (near && danger.has(near.id)) return { findings: [{ entry: near, text: near.text }], nearest: [] }
  return undefined
}

/** Nothing but the place was asked about. */
function isBare({ content, weights }: Features): boolean {
  return content.length === 0 && ![...weights.keys()].some(feature => /^#[^?]/.test(feature))
}

/** The three zones: answer, offer, neither. */
function judge(ranked: readonly Ranked[]): Study {
  const [best] = ranked
  if (!best) return { findings: [], nearest: [] }
  const { entry, score } = best
  if (danger.has(entry.id) && score >= DANGER) return { findings: [{ entry, text: entry.text }], nearest: [] }
  if (entry.kind === 'elsewhere' && score >= ELSEWHERE) return { findings: [], nearest: [entry] }
  if (entry.kind !== 'elsewhere' && score >= ANSWER)
    return { findings: [{ entry, text: entry.text }], nearest: [] }
  const offered = ranked
    .filter(one => one.score >= OFFER && one.score >= score * OFFER_SHARE)
    .filter(one => one.entry.kind !== 'elsewhere' && one.entry.kind !== 'talk')
    .slice(0, MAX_OFFERS)
  return { findings: [], nearest: offered.map(one => one.entry) }
}
