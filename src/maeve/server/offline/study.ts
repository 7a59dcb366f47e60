import type { KnowledgeEntry } from '#src/content/maeve/knowledge.ts'
import type { LinearModel } from '../learned/linear-model.ts'
import { beginsAsQuestion, isQuestion, leansOnContext, splitFurther, splitQuestions } from './questions.ts'
import { aboutEntry, aboutPlace, type Finding } from './replies.ts'
import { findSlots, type Place } from './slots.ts'
import { matchSmallTalk } from './small-talk-match.ts'
import { createFeatureReader, type Features } from './weighing/features.ts'
import { type Judged, judge } from './weighing/judge.ts'
import { createRanker } from './weighing/ranker.ts'
import { loadSubjectModel } from './weighing/subject-model.ts'
import { createWeigh, type Weighed } from './weighing/weigh.ts'

/** Bounded, so that no input is slow. */
const email = /[^\s@]{1,64}@[^\s@]{1,64}/

const MAX_ANSWERS = 4
/** What the visitor's last turn, and the one before it, add to a message that leans on them. */
const CONTEXT_WEIGHTS = [0.5, 0.2]
/** What the title of her own last answer adds. */
const ANSWER_WEIGHT = 0.4
/** A message that leans on context must still point at the entry itself, at least this much. */
const CONTEXT_SHARE = 0.1
/** ... or what it says of that entry counts for this share. */
const UNPOINTED = 0.1
/** How much likelier to be ours, in log-odds, is what is asked after an answer of ours. */
const IN_TALK = 1.2
/** ... or beside another question. */
const BESIDE = 1.2
/** Confidence that each piece of a sentence cut at "and" or a comma needs to count as a question of its own. */
const PIECE = { asking: 2, telling: 3.6 }
/** How many subjects next to a whole sentence its pieces may ask for. */
const NEAR = 5

/** Subjects that a place's answer holds in itself: "do you wash cars in Leeds" asks whether we come to Leeds. */
const ABOUT_COMING = new Set([
  'areas',
  'outside-uk',
  'overview',
  'how-it-works',
  'launch',
  'waitlist',
  'franchise',
  'company',
  'duration',
  'car-washing',
  'ev-charging',
  'air-and-water',
  'reminders',
  'booking',
  'parking-access',
  'breakdown',
])
/** Subjects of ours that are answered together with the place. */
const WITH_PLACE = new Set(['price'])
const LIKELY_WITH_PLACE = 0.15

/** Her own last answer's topics and the visitor's earlier turns, latest first. */
export type Context = { turns: readonly string[]; topics: readonly string[] }

export type Study = {
  /** What answers the message; empty when nothing does outright. */
  findings: Finding[]
  /** Subjects on buttons: under an unsure answer, or alone. */
  offers: KnowledgeEntry[]
  /** Somebody else's subject, where that is likelier. */
  foreign?: KnowledgeEntry
}
type Part = Study & { confidence: number }

/** Looks a message up in the knowledge. */
export function createStudy(knowledge: readonly KnowledgeEntry[], model: LinearModel = loadSubjectModel()) {
  const texts = knowledge.map(({ title, wordings }) => [...new Set([title, ...wordings])])
  const read = createFeatureReader(texts.flat())
  // A message, its sentences and their pieces are looked at several times: each is read once.
  const readTexts = new Map<string, Features>()
  const slotsOf = new Map<string, ReturnType<typeof findSlots>>()
  const readOnce = (text: string) => remembered(readTexts, text, read)
  const findOnce = (text: string) => remembered(slotsOf, text, findSlots)
  const wordings = texts.flatMap((list, owner) => list.map(text => ({ owner, features: read(text) })))
  const weigh = createWeigh(createRanker(knowledge, wordings), model)
  const byId = new Map(knowledge.map(entry => [entry.id, entry]))
  const waitlist = byId.get('waitlist')
  const areas = byId.get('areas')
  const abroad = byId.get('outside-uk')

  /** What `find` finds where a question counts as likelier ours. */
  function trusting<T>(more: number, find: () => T): T {
    trust += more
    const found = find()
    trust -= more
    return found
  }

  function studyPart(part: string, context: Context): Part {
    const { place, rest } = findOnce(part)
    const features = readOnce(rest.replace(email, 'my email'))
    if (
      waitlist &&
      email.test(part) &&
      (place?.outward !== undefined || features.subjects.has('#waitlist'))
    ) {
      return { findings: [{ entry: waitlist, text: waitlist.text }], offers: [], confidence: 9 }
    }
    const alone = look(features)
    if (place && areas) return studyPlace(part, place, features, alone, context)
    return asPart(leansOnContext(part) ? inContext(features, alone, context) : alone)
  }

  let trust = 0
  const look = (features: Features): Judged => judge(weigh(features), features.stems.length, trust)

  function asPart({ answer, others, foreign, unsure, confidence }: Judged): Part {
    if (!answer) return { findings: [], offers: others, ...(foreign && { foreign }), confidence }
    const said = unsure && answer.kind !== 'talk'
    return {
      findings: [{ entry: answer, text: said ? aboutEntry(answer) : answer.text }],
      offers: said ? others : [],
      confidence,
    }
  }

  function studyPlace(part: string, place: Place, features: Features, alone: Judged, context: Context): Part {
    const area = (place.uk ? areas : (abroad ?? areas))!
    const aboutArea = {
      findings: [{ entry: area, text: aboutPlace(place, area) }],
      offers: [],
      confidence: 3,
    }
    // "MOT in Belfast" and "clean air zone in Bath" name a place, yet do not ask where we come.
    const afterMotoring = byId.get(context.topics[0] ?? '')?.kind === 'motoring'
    if (isBare(features) && !afterMotoring) return aboutArea
    const inFull = lookMotoring(part, place, context)
    if (inFull) return asPart(inFull)
    if (isBare(features)) return aboutArea
    const { answer, foreign } = alone
    const { likeliest } = alone
    if (likeliest && WITH_PLACE.has(likeliest.entry.id) && likeliest.likely >= LIKELY_WITH_PLACE) {
      const { entry } = likeliest
      return { ...aboutArea, findings: [{ entry, text: entry.text }, ...aboutArea.findings] }
    }
    if (answer && answer.kind !== 'talk' && !ABOUT_COMING.has(answer.id)) return asPart(alone)
    if (!answer && foreign) return asPart(alone)
    return aboutArea
  }

  /** What a message with a place in it asks about a car's dates and charges, if it does. */
  function lookMotoring(part: string, place: Place, { turns, topics }: Context): Judged | undefined {
    const text = place.nation === 'Northern Ireland' ? `${part} northern ireland` : part
    const full = readOnce(text)
    const found = look(full)
    if (found.answer?.kind === 'motoring') return found
    if (byId.get(topics[0] ?? '')?.kind !== 'motoring') return undefined
    const together = look(readOnce(`${turns[0] ?? ''} ${text}`))
    return together.answer?.kind === 'motoring' && together.answer.id !== topics[0] ? together : undefined
  }

  /** The message together with what was asked and answered before it, where that makes it clearer. */
  function inContext(features: Features, alone: Judged, { turns, topics }: Context): Judged {
    if (turns.length === 0) return alone
    const weights = new Map(features.weights)
    const subjects = new Map(features.subjects)
    const add = (text: string, share: number) => {
      for (const [feature, weight] of readOnce(text).subjects) {
        if (features.weights.has(feature)) continue
        weights.set(feature, Math.max(weights.get(feature) ?? 0, weight * share))
        subjects.set(feature, Math.max(subjects.get(feature) ?? 0, weight * share))
      }
    }
    for (const [turn, share] of CONTEXT_WEIGHTS.entries()) if (turns[turn]) add(turns[turn], share)
    for (const topic of topics) add(byId.get(topic)?.title ?? '', ANSWER_WEIGHT)
    const own = new Map(weigh(features).map(({ entry, score }) => [entry, score]))
    const joined = weigh({ ...features, weights, subjects }).map((one): Weighed => {
      // What only the earlier turns point at has been answered already.
      return own.get(one.entry)! >= CONTEXT_SHARE ? one : { ...one, likely: one.likely * UNPOINTED }
    })
    joined.sort((a, b) => b.likely - a.likely)
    const together = judge(joined, features.stems.length, trust)
    return together.confidence > alone.confidence ? together : alone
  }

  /** What the whole text comes near to: a piece of it that asks for something else was misread. */
  function nearTopics(text: string): ReadonlySet<string> {
    const ours = weigh(readOnce(findOnce(text).rest)).filter(({ entry }) => entry.kind !== 'elsewhere')
    return new Set(['areas', 'outside-uk', ...ours.slice(0, NEAR).map(({ entry }) => entry.id)])
  }

  /** The questions of one sentence that asks several, or the sentence alone. */
  function studySentence(sentence: string, context: Context): Part[] {
    const whole = studyPart(sentence, context)
    const pieces = splitFurther(sentence)
    // "I work all week, can you come on Sunday?" asks one thing.
    if (pieces.length < 2 || !beginsAsQuestion(pieces[0]!)) return [whole]
    const earlier = { turns: [sentence, ...context.turns], topics: [] }
    const studied = pieces.map(piece => ({
      piece,
      found: trusting(beginsAsQuestion(piece) ? BESIDE : 0, () => studyPart(piece, earlier)),
    }))
    const asking = studied.filter(
      ({ piece, found: { findings, confidence } }) =>
        findings.length > 0 &&
        findings[0]!.entry.kind !== 'talk' &&
        confidence >= (beginsAsQuestion(piece) ? PIECE.asking : PIECE.telling),
    )
    if (asking.length < 2) return [whole]
    const near = nearTopics(sentence)
    const chosen = asking.map(({ found }) => found).filter(({ findings }) => near.has(findings[0]!.entry.id))
    const topics = new Set(chosen.map(({ findings }) => findings[0]!.entry.id))
    return topics.size >= 2 ? chosen : [whole]
  }

  return function study(said: string, context: Context): Study {
    readTexts.clear()
    slotsOf.clear()
    trust = context.topics.length > 0 ? IN_TALK : 0
    const message = withoutCourtesies(said)
    const parts = splitQuestions(message).filter(part => matchSmallTalk(part) === undefined)
    if (parts.length === 0) return studyPart(message, context)
    if (parts.length === 1) return together(studySentence(parts[0]!, context))

    const more = parts.filter(part => isQuestion(part, message)).length > 1 ? BESIDE : 0
    const studied = parts.map((part, at) => {
      const earlier = { ...context, turns: [...parts.slice(0, at).reverse(), ...context.turns] }
      const found = trusting(more, () => studySentence(part, earlier))
      return { asks: isQuestion(part, message), found }
    })
    const questions = studied.filter(({ asks }) => asks)
    const chosen = (questions.length > 0 ? questions : studied).flatMap(({ found }) => found)
    const near = questions.length > 1 ? undefined : nearTopics(message)
    const answered = surest(
      chosen.filter(({ findings }) => findings.length > 0 && (near?.has(findings[0]!.entry.id) ?? true)),
    )
    // Of one question among remarks, the whole message is read as well: the remarks may say what it is about.
    if (questions.length <= 1) {
      const whole = studyPart(message, context)
      const best = answered.reduce((most, { confidence }) => Math.max(most, confidence), -9)
      if (whole.findings.length > 0 && whole.confidence > best) return whole
      if (answered.length === 0) return whole
    }
    if (answered.length === 0) return studyPart(message, context)
    return together(answered)
  }

  /** Several answers stand together only where each is sure enough; else the surest alone. */
  function surest(parts: readonly Part[]): readonly Part[] {
    const sure = parts.filter(({ confidence }) => confidence >= PIECE.asking)
    return sure.length > 0 ? sure : [...parts].sort((a, b) => b.confidence - a.confidence).slice(0, 1)
  }

  function together(parts: readonly Part[]): Study {
    const findings = new Map<string, Finding>()
    for (const one of parts.flatMap(({ findings }) => findings)) {
      if (!findings.has(one.entry.id)) findings.set(one.entry.id, one)
    }
    const [first] = parts
    const single = parts.length === 1 && first
    return {
      findings: [...findings.values()].slice(0, MAX_ANSWERS),
      offers: single ? first.offers : [],
      ...(single && first.foreign && { foreign: first.foreign }),
    }
  }
}

function remembered<T>(known: Map<string, T>, text: string, find: (text: string) => T): T {
  const found = known.get(text) ?? find(text)
  known.set(text, found)
  return found
}

/** A message without "Dear all," before it and "Kind regards, ..." after it, unless it is nothing else. */
function withoutCourtesies(message: string): string {
  const [, opening = '', rest = message] = /^([^,.!?\n]{2,40}[,.!?\n]+)\s*([\s\S]{3,})$/.exec(message) ?? []
  const begun = matchSmallTalk(opening) !== undefined || /^dear\b/i.test(opening) ? rest : message
  const ended = begun.replace(
    /[,.!?\s]+(?:(?:kind|warm|best|many) (?:regards|wishes|thanks)|yours (?:sincerely|faithfully|truly)|regards|many thanks|thanks|thank you|ta|cheers|x+)\b[^?]{0,60}$/i,
    '',
  )
  return /[\p{L}\p{N}]{2}/u.test(ended) ? ended : message
}

/** Nothing but the place was asked about: "Leeds?", "and in LS6". */
function isBare({ subjects }: Features): boolean {
  return [...subjects].every(([feature, weight]) => weight < 1 || feature === 'area' || feature === '#area')
}
