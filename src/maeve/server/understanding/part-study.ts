import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { ASKS_FOR, BEST_FACET, type FacetFinder } from '../answering/facet-finder.ts'
import type { Finding } from '../answering/replies.ts'
import { followUp, telling } from './follow-ups.ts'
import type { LinearModel } from './learned/linear-model.ts'
import { leansOnContext } from './questions.ts'
import { findSlots, type Place } from './slots.ts'
import { withoutVehicle } from './visitor.ts'
import type { Features } from './weighing/features.ts'
import { type Judged, judge } from './weighing/judge.ts'
import { createRanker } from './weighing/ranker.ts'
import { createWeigh, type Held, type Weighed } from './weighing/weigh.ts'

/** The lengths of its parts are limited, so that no input is slow. */
export const EMAIL = /[^\s@]{1,64}@[^\s@]{1,64}/

/** The weight of the turn before, for a message that refers to it. */
const CONTEXT_WEIGHT = 0.5
/** A message that refers to an earlier turn must have at least this score of its own for an entry. */
const CONTEXT_SHARE = 0.1
/** With a lower score, only this share of the entry's likelihood counts. */
const UNPOINTED = 0.1
/** How much likelier than usual the current subject is, in log-odds. */
const HELD = 3
/** A piece of a text counts only if its subject is among this many that are nearest to the whole text. */
const NEAR = 8

/** Subjects that the answer about a place covers: "do you wash cars in Leeds" asks whether we come to Leeds. */
const ABOUT_COMING = new Set(
  `areas outside-uk overview how-it-works launch waitlist franchise company duration car-washing ev-charging air-and-water
  reminders booking parking-access breakdown`.split(/\s+/),
)
/** Words that ask whether we come to a place. */
const COMING =
  /\b(?:com(?:e|ing)|cover|reach|do|serve|launch\w*) (?:\w+ )?(?:to|in|at|over|out|here|there|up|down)\b|\bget it\b/i
/** At this likelihood or above, the price is answered together with the place. */
const LIKELY_WITH_PLACE = 0.08

/** The confidence of a follow-up that is in the table, which is certain. */
const FOLLOWED = 5
/** At this likelihood or above, a message clearly asks for a facet, whatever it seems to follow and whatever place it names. */
const SURE_FACET = 0.8

/** Below this likelihood, only a stray word led to the subject, unless one of its facets is near. */
const LEAST_LIKELY = 0.3
const NOTHING = { findings: [], confidence: -1 }

/** The visitor's turns, latest first, and the subjects in hand with the turn that asked for them. */
export type Context = { turns: readonly string[]; held: readonly string[]; question: string }
/** `trust`: how much likelier than usual a question is to be about our service here, in log-odds. */
export type Trusted = Context & { trust: number }

export type Part = Pick<Judged, 'near' | 'foreign' | 'confidence'> & {
  findings: Finding[]
  /** How likely the answer is, or the subject that the text may be about, in the light of this text. */
  likely?: number
}

/** Looks one part of a message up in the knowledge, whether that is the whole message, a sentence or a piece of one. */
export function createPartStudy(
  knowledge: readonly KnowledgeEntry[],
  model: LinearModel,
  { find, read }: FacetFinder,
) {
  const texts = knowledge.map(({ title, wordings }) => [...new Set([title, ...wordings])])
  const wordings = texts.flatMap((list, owner) => list.map(text => ({ owner, features: read(text) })))
  const weigh = createWeigh(createRanker(knowledge, wordings), model)
  const byId = new Map(knowledge.map(entry => [entry.id, entry]))

  function studyPart(part: string, context: Trusted): Part {
    const { place, rest } = findSlots(part)
    const features = read(rest.replace(EMAIL, 'my email'))
    const waitlist = place?.outward && EMAIL.test(part) && byId.get('waitlist')
    if (waitlist) return { findings: [{ entry: waitlist, part }], confidence: FOLLOWED }
    const followed = place ? undefined : follow(part, context)
    const facets = find(rest)
    const [asked] = facets
    const other =
      asked && asked.entry !== followed?.entry && asked.likely >= SURE_FACET && features.stems.length > 3
    if (followed && !other) return { findings: [followed], confidence: FOLLOWED }
    const leans = leansOnContext(part)
    const held = { id: context.held[0], trust: HELD }
    const weighed = weigh(features, held)
    const alone = judge(weighed, features.stems.length, context.trust)
    const area = place && (byId.get(place.uk ? 'areas' : 'outside-uk') ?? byId.get('areas'))
    if (area) return studyPlace(part, { place, area, features, alone }, context)
    const judged = leans ? inContext(features, alone, context, held) : alone
    if (!judged.answer && asked && asked.likely >= SURE_FACET && asked.entry.kind !== 'elsewhere')
      return { findings: [{ entry: asked.entry, part }], confidence: FOLLOWED, likely: asked.likely }
    const named = judged.answer ?? judged.near
    const likely = weighed.find(({ entry }) => entry === named)?.likely ?? 0
    const facet = facets.find(({ entry }) => entry === named)
    const stray = named && likely < LEAST_LIKELY && (facet?.score ?? 0) < ASKS_FOR
    return stray ? { ...NOTHING, foreign: judged.foreign } : { ...asPart(judged, part), likely }
  }

  /** Returns what a short question asks about the current subject: "when", "how much is that", "and for a van?". */
  function follow(part: string, { held, question }: Context): Finding | undefined {
    const rest = withoutVehicle(part)
    const asked = followUp(rest ?? part, held)
    const entry = byId.get(asked?.subject ?? '')
    if (entry) return { entry, part, facet: asked?.facet ?? entry.main ?? '' }
    const inHand = byId.get(held[0] ?? '')
    return rest !== undefined && inHand && telling(rest) === ''
      ? { entry: inHand, part: question }
      : undefined
  }

  type Placed = { place: Place; area: KnowledgeEntry; features: Features; alone: Judged }

  function studyPlace(part: string, { place, area, features, alone }: Placed, context: Trusted): Part {
    const aboutArea = { findings: [{ entry: area, part, place }], confidence: 3 }
    // "MOT in Belfast" and "clean air zone in Bath" name a place, but do not ask whether we come there.
    const afterMotoring = byId.get(context.held[0] ?? '')?.kind === 'motoring'
    if (isBare(features) && !afterMotoring) return aboutArea
    const motoring = lookMotoring(part, context)
    if (motoring) return asPart(motoring, part)
    const { answer, foreign, likeliest } = alone
    const [asked] = find(findSlots(part).rest)
    if (asked?.entry.kind === 'elsewhere' && asked.score >= BEST_FACET)
      return { ...NOTHING, foreign: { entry: asked.entry, nearest: 1 } }
    if (likeliest.entry.id === 'price' && likeliest.likely >= LIKELY_WITH_PLACE)
      return { ...aboutArea, findings: [{ entry: likeliest.entry, part }, ...aboutArea.findings] }
    // "My youngest was sick on the way back from Whitby": the place is only part of the story.
    if (answer && asked?.entry === answer && asked.likely >= SURE_FACET && !COMING.test(part))
      return asPart(alone, part)
    if (answer ? answer.kind !== 'talk' && !ABOUT_COMING.has(answer.id) : foreign) return asPart(alone, part)
    return aboutArea
  }

  /** Returns what a message with a place in it asks about a car's dates and charges, if it does ask about them. */
  function lookMotoring(part: string, { trust }: Trusted): Judged | undefined {
    const features = read(part)
    const found = judge(weigh(features), features.stems.length, trust)
    return found.answer?.kind === 'motoring' ? found : undefined
  }

  /** Judges the message together with the turn before it, if that makes it clearer. */
  function inContext(features: Features, alone: Judged, { turns, trust }: Trusted, held?: Held): Judged {
    const [before] = turns
    if (!before) return alone
    const earlier = [...read(before).subjects].map(
      ([feature, weight]) => [feature, weight * CONTEXT_WEIGHT] as const,
    )
    const weights = new Map([...earlier, ...features.weights])
    const subjects = new Map([...earlier, ...features.subjects])
    const own = new Map(weigh(features).map(({ entry, score }) => [entry, score]))
    const joined = weigh({ ...features, weights, subjects }, held).map((one): Weighed => {
      // If only the earlier turn points at a subject, that has already been answered.
      return own.get(one.entry)! >= CONTEXT_SHARE ? one : { ...one, likely: one.likely * UNPOINTED }
    })
    joined.sort((a, b) => b.likely - a.likely)
    const together = judge(joined, features.stems.length, trust)
    return together.confidence > alone.confidence ? together : alone
  }

  /** Returns the subjects nearest to a text as a whole: a piece of it that seems to ask about another was misread. */
  function nearTopics(text: string): ReadonlySet<string> {
    const ours = weigh(read(findSlots(text).rest)).filter(({ entry }) => entry.kind !== 'elsewhere')
    return new Set(['areas', 'outside-uk', ...ours.slice(0, NEAR).map(({ entry }) => entry.id)])
  }

  return { studyPart, nearTopics }
}

function asPart({ answer, near, foreign, confidence, likeliest }: Judged, part: string): Part {
  if (!answer) return { findings: [], near, foreign, confidence }
  const nearest = likeliest.entry === answer ? likeliest.nearest : undefined
  return { findings: [{ entry: answer, part, nearest }], confidence }
}

/** Whether only the place was asked about: "Leeds?", "and in LS6". */
function isBare({ subjects }: Features): boolean {
  return subjects.values().every(weight => weight < 1)
}
