import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import type { State } from '../dialogue/state.ts'
import { foldText, hastySentencesOf, sentencesOf } from '../text.ts'
import { askedAs } from '../understanding/asked-as.ts'
import { createPhrases } from '../understanding/phrases.ts'
import { asks } from '../understanding/questions.ts'
import type { createStudy, Study } from '../understanding/study.ts'
import { type Answered, one, several, withSaid } from './compose.ts'
import type { FacetFinder } from './facet-finder.ts'
import { type Finding, unknown } from './replies.ts'
import { createWords, type Said } from './words.ts'

/** The lowest confidence at which she tries an answer that she is not sure of. */
const TRY = 0.6
/** At this confidence or above, an answer counts for more than the visitor's mood. */
const SURE = 3.6
/** A message at least this like a subject's own wordings means that subject, not just a mood. */
const MEANT = 0.6
/** A facet with at least this score is near enough to be worth a try. */
const NEAR = 0.3
/** A question at least this like one of somebody else's subjects is clearly about it. */
const THEIRS = 0.22
/** A subject at least this likely is worth a try, even if none of its facets is near. */
const LIKELY = 0.6
/** A message at least this like a subject's own wordings clearly asks for it. */
const ITSELF = 0.4
const LOOKED_AT = 200
/** If a message has fewer words than this besides a mood, they do not ask anything. */
const LEAST_WORDS = 4
/** Moods that get a kind sentence first, before the answer. */
const MET_FIRST = new Set(['grief', 'no-computers', 'apology', 'anger'])

const CORRECTION =
  /^(?:(?:no+|nah|nope|sorry|oh|ah|er|but|well)[,. ]+)*(?:(?:i|that) (?:actually )?(?:meant?|was asking about|am asking about|was on about|said)|not (?:that|the \w+)(?: one)?[,.]|i didnt mean \w+( \w+)?,?)\s*/

/** Words that show the visitor is speaking to us, or about us. */
const ADDRESSED = /\b(?:you|your|yours|u|ur|yous|youse|ye|yer|ya|kerbside|they|them|their)\b/

type Parts = {
  knowledge: readonly KnowledgeEntry[]
  study: ReturnType<typeof createStudy>
  facets: FacetFinder
}

/** Answers a message that is neither about danger nor refused, in the light of what was said before. */
export function createHonestAnswer({ knowledge, study, facets }: Parts) {
  const byId = new Map(knowledge.map(entry => [entry.id, entry]))
  const phrasesOf = createPhrases(knowledge)
  const wordsFor = createWords(byId, facets)

  return answer

  function answer(message: string, state: State): Answered {
    const chosen = facetOffered(message, state)
    if (chosen) return one(wordsFor(chosen, state), undefined, state, message)
    const asked = askedAs(knowledge, message)
    if (asked) return one(wordsFor({ ...asked, part: message }, state))
    const { alone, anywhere } = phrasesOf(message)
    // "Right, and the fine?" does not mean that all is fine.
    if (alone && !(alone.id === 'okay' && message.includes('?'))) return aboutTalk(alone, state)
    const folded = foldText(message.slice(0, LOOKED_AT))
    const corrected = CORRECTION.test(folded) ? folded.replace(CORRECTION, '') : ''
    const found = study(/[a-z]{2}/.test(corrected) ? corrected : message, {
      turns: state.turns.slice(0, 2),
      held: state.topics,
      question: state.question,
    })
    const asking = asks(message)
    const anew = asking || !state.told ? undefined : toldAfterwards(state)
    if (anew) return anew
    const mood = corrected || found.findings.some(({ place }) => place) ? undefined : anywhere
    const surely = found.findings.some(({ nearest = 0, facet }) => facet || nearest >= MEANT)
    const meets =
      mood && MET_FIRST.has(mood.id) && found.findings.some(({ entry }) => entry.kind === 'motoring')
    const sure = found.confidence >= SURE
    const telling = found.findings.filter(({ entry }) => entry.kind !== 'talk')
    const onlyTalk = telling.length === 0 && found.findings.length > 0
    if (mood && ((!asking && !((surely || meets) && sure)) || onlyTalk))
      return besideMood(message, state) ?? one(wordsFor({ entry: mood, part: message }, state))
    const lead = mood && MET_FIRST.has(mood.id) ? `${sentencesOf(mood.text)[0]} ` : ''
    if (found.findings.length > 0) {
      const said: Said[] = []
      // "Fair enough. Ta x" ends with what it is for.
      for (const finding of onlyTalk ? found.findings.slice(-1) : telling)
        said.push(wordsFor(finding, withSaid(state, said)))
      // A message that only continues the current subject says little on its own.
      const itself = telling.some(({ facet, nearest = 0 }) => !facet && nearest >= ITSELF)
      return { ...several(said, found.missed, lead, state, message), sure: itself && sure }
    }
    const { near } = found
    if (near && found.confidence >= TRY && ((found.likely ?? 0) >= LIKELY || asksFor(near, message))) {
      const said = wordsFor({ entry: near, part: message }, state)
      const { reply } = several([said], 0, lead, state, message)
      return { reply: { ...reply, kind: 'offer' }, said: [said] }
    }
    return (
      (state.told && toldAfterwards(state, true)) ||
      notKnown(found, asking || near !== undefined, message, state, lead)
    )
  }

  /**
   * "You’re very patient. What if I had three?": answers the sentences that do not express the mood, if they ask
   * something.
   */
  function besideMood(message: string, state: State): Answered | undefined {
    const rest = hastySentencesOf(message).filter(one => !phrasesOf(one).anywhere)
    const text = rest.join('. ')
    if (rest.length === hastySentencesOf(message).length || text.split(' ').length < LEAST_WORDS)
      return undefined
    const said = answer(text, state)
    const about = said.said.some(({ entry }) => entry.kind !== 'talk')
    return about && said.reply.kind === 'answer' && (asks(text) || said.sure) ? said : undefined
  }

  /** Returns the subject in hand, which small talk never is. */
  function inHandOf({ topics }: State): KnowledgeEntry | undefined {
    return byId.get(topics[0] ?? '')
  }

  function asksFor(entry: KnowledgeEntry, message: string): boolean {
    return facets.find(message).some(asked => asked.entry === entry && asked.score >= NEAR)
  }

  /** For "Sorry, it's a 2022 one": answers the earlier question again, taking in what the visitor has added. */
  function toldAfterwards(state: State, last = false): Answered | undefined {
    const held = inHandOf(state)
    if (!held) return undefined
    const { question } = state
    const options: Finding[] = [{ entry: held, part: question }]
    if (held.id.startsWith('mot-'))
      options.push({ entry: byId.get('mot-first')!, part: question, facet: 'due' })
    if (last && state.visitor.vehicle) options.push({ entry: byId.get('other-vehicles')!, part: '' })
    const said = options
      .map(one => wordsFor(one, state))
      .find(
        ({ key, text, entry }) =>
          (key.includes(' ') || entry.id === 'other-vehicles') &&
          !state.said.has(key) &&
          !state.spoken.has(text),
      )
    return said && one(said)
  }

  function aboutTalk(entry: KnowledgeEntry, state: State): Answered {
    const inHand = inHandOf(state)
    if (entry.id === 'recap') {
      const lines = state.answers.slice(-4)
      const overview = byId.get('overview')!
      if (lines.length < 2) return one(wordsFor({ entry: overview, part: '', facet: 'in-one' }, state))
      const text = `${entry.text}\n${lines.map(({ title, line }) => `- **${title}:** ${line}`).join('\n')}`
      return one({ key: entry.id, text, entry })
    }
    if (entry.id === 'say-again' && inHand) return one(more(inHand, state))
    if (entry.id === 'sure' && inHand) {
      const name =
        inHand.kind === 'motoring' ? 'official' : inHand.kind === 'not-published' ? 'not-published' : ''
      const text = entry.facets.find(facet => facet.name === name)?.reply ?? entry.text
      return one({ key: `${entry.id}/${name}`, text, entry }, inHand)
    }
    return one(wordsFor({ entry, part: '' }, state), inHand)
  }

  /** Says more on a subject: everything that is known about it, then what has not been said yet. */
  function more(entry: KnowledgeEntry, state: State): Said {
    if (!state.spoken.has(entry.text) && !entry.answered) return { key: entry.id, text: entry.text, entry }
    const unsaid = entry.facets.find(
      facet => !facet.slot && !/\{/.test(facet.reply) && !state.said.has(`${entry.id}/${facet.name}`),
    )
    if (unsaid) return { key: `${entry.id}/${unsaid.name}`, text: unsaid.reply, entry }
    return wordsFor({ entry, part: entry.title }, state)
  }

  /**
   * Says as exactly as possible why she cannot answer: it is not published, somebody else's subject, or simply not
   * hers.
   */
  function notKnown(
    { foreign, near }: Study,
    asks: boolean,
    message: string,
    state: State,
    lead: string,
  ): Answered {
    const inHand = inHandOf(state)
    const telling = byId.get('telling')!
    const refused = foreign?.entry.id.startsWith('steering-')
    const theirs = foreign && (refused || foreign.nearest >= THEIRS)
    if (!asks && !theirs) {
      const still =
        inHand && telling.facets.filter(({ name }) => name === 'in-talk').map(({ reply }) => reply)
      const text = still?.find(reply => !state.spoken.has(reply))
      const said = text
        ? { key: 'telling', text, entry: telling }
        : wordsFor({ entry: telling, part: '' }, state)
      return { reply: unknown(`${lead}${said.text}`), said: inHand ? [{ ...said, entry: inHand }] : [said] }
    }
    const ours = !foreign && ADDRESSED.test(foldText(message))
    const others = refused ? maeveWords.refusedAgain : ours ? maeveWords.notPublished : maeveWords.notKnown
    const options = [
      ...(theirs ? [wordsFor({ entry: foreign.entry, part: message }, state).text] : []),
      ...others,
    ]
    const text = options.find(option => !state.spoken.has(option)) ?? options.at(-1)!
    return { reply: unknown(`${lead}${text}`, foreign?.entry.id ?? near?.id), said: [] }
  }

  /** Finds a facet of the current subject whose question was asked word for word, as she offered it. */
  function facetOffered(message: string, { topics }: State): Finding | undefined {
    for (const entry of topics.map(id => byId.get(id))) {
      const facet = entry?.facets.find(({ question }) => question === message)
      if (entry && facet) return { entry, part: message, facet: facet.name }
    }
    return undefined
  }
}
