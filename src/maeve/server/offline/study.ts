import type { KnowledgeEntry } from '#src/content/maeve/knowledge-entry.ts'
import { createFeatureReader, type Features } from './features.ts'
import { judge, type Study } from './judge.ts'
import { isQuestion, leansOnContext, splitQuestions } from './questions.ts'
import { createRanker, type Ranked } from './ranker.ts'
import { aboutPlace } from './replies.ts'
import { createScopeJudge } from './scope.ts'
import { findSlots } from './slots.ts'
import { matchSmallTalk } from './small-talk-match.ts'

/** Bounded, so that no input is slow. */
const email = /[^\s@]{1,64}@[^\s@]{1,64}/

const MAX_ANSWERS = 3
const MAX_OFFERS = 3
/** What the visitor's last turn, and the one before it, add to a message that leans on them. */
const CONTEXT_WEIGHTS = [0.5, 0.2]
const motoringConcepts = [
  '#mot',
  '#cartax',
  '#pcn',
  '#penalty',
  '#caz',
  '#ulez',
  '#lez',
  '#insurance',
  '#sorn',
]
/** A message that leans on context must still point at the entry itself, at least this much. */
const CONTEXT_SHARE = 0.1

/** Looks a message up; `context` are the visitor's earlier turns, latest first. */
export function createStudy(knowledge: readonly KnowledgeEntry[]) {
  const texts = knowledge.map(({ title, wordings }) => [...new Set([title, ...wordings])])
  const read = createFeatureReader(texts.flat())
  const wordings = texts.flatMap((list, owner) => list.map(text => ({ owner, features: read(text) })))
  const rank = createRanker(knowledge, wordings)
  const scope = createScopeJudge(
    wordings.map(({ owner, features }) => ({ features, elsewhere: knowledge[owner]!.kind === 'elsewhere' })),
  )
  const waitlist = knowledge.find(({ id }) => id === 'waitlist')
  const areas = knowledge.find(({ id }) => id === 'areas')
  const abroad = knowledge.find(({ id }) => id === 'outside-uk')

  function studyPart(part: string, context: readonly string[]): Study {
    const { place, rest } = findSlots(part)
    const features = read(rest.replace(email, 'my email'))
    const study = judge(rankInContext(features, part, context), scope(features))
    if (
      waitlist &&
      email.test(part) &&
      (place?.outward !== undefined || features.subjects.has('#waitlist'))
    ) {
      return { findings: [{ entry: waitlist, text: waitlist.text }], nearest: [] }
    }
    const area = place?.uk === false ? (abroad ?? areas) : areas
    if (!place || !area || study.grave) return study

    // "MOT in Belfast" and "clean air zone in Bath" name a place, yet do not ask where we come.
    if (motoringConcepts.some(concept => features.subjects.has(concept))) {
      const inFull = judge(rank(read(part)), scope(read(part)))
      if (inFull.findings.some(({ entry }) => entry.kind === 'motoring')) return inFull
    }
    const top = study.findings.find(({ entry }) => entry.kind !== 'talk')
    const aboutArea = { entry: area, text: aboutPlace(place) }
    if (top && top.entry !== areas && top.entry !== abroad) return { findings: [top, aboutArea], nearest: [] }
    if (top || isBare(features)) return { findings: [aboutArea], nearest: [] }
    if (study.nearest[0]?.kind === 'elsewhere') return study
    return { findings: [], nearest: [...new Set([area, ...study.nearest])].slice(0, MAX_OFFERS) }
  }

  function rankInContext(features: Features, part: string, context: readonly string[]): Ranked[] {
    const alone = rank(features)
    if (context.length === 0 || !leansOnContext(part)) return alone
    const weights = new Map(features.weights)
    const subjects = new Map(features.subjects)
    for (const [turn, text] of context.entries()) {
      for (const [feature, weight] of read(text).subjects) {
        if (weights.has(feature)) continue
        weights.set(feature, weight * (CONTEXT_WEIGHTS[turn] ?? 0))
        subjects.set(feature, weight * (CONTEXT_WEIGHTS[turn] ?? 0))
      }
    }
    const together = rank({ ...features, weights, subjects })
    const [best] = together
    const pointed = alone.find(({ entry }) => entry === best?.entry)
    return pointed && pointed.score >= CONTEXT_SHARE ? together : alone
  }

  return function study(message: string, context: readonly string[]): Study {
    const whole = studyPart(message, context)
    const parts = splitQuestions(message).filter(part => matchSmallTalk(part) === undefined)
    if (whole.grave || parts.length === 0 || (parts.length === 1 && parts[0] === message.trim())) return whole

    const studies = parts.map((part, index) => {
      const earlier = index === 0 ? context : [parts[index - 1]!, ...context]
      return { asks: isQuestion(part, message), ...studyPart(part, earlier) }
    })
    const grave = studies.find(one => one.grave)
    if (grave) return grave
    const answered = studies.filter(({ findings }) => findings.length > 0)
    const questions = answered.filter(({ asks }) => asks)
    const chosen = questions.length > 0 ? questions : answered
    if (chosen.length === 0) return whole
    const findings = new Map(chosen.flatMap(({ findings }) => findings).map(one => [one.entry.id, one]))
    return { findings: [...findings.values()].slice(0, MAX_ANSWERS), nearest: [] }
  }
}

/** Nothing but the place was asked about: "Leeds?", "and in LS6". */
function isBare({ subjects }: Features): boolean {
  return [...subjects].every(([feature, weight]) => weight < 1 || feature === 'area' || feature === '#area')
}
