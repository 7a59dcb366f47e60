import { type DangerKind, dangerCare, dangerHelp, dangerKinds } from '#src/content/maeve/danger.ts'
import { readSubjects } from '#src/maeve/knowledge/read-subjects.ts'
import { AT_A_LOSS, GOES_ON, HEARSAY, MEANT, THANKS } from '#src/maeve/knowledge/words/danger-talk.ts'
import type { Answered } from '../answering/compose.ts'
import { createFacetFinder } from '../answering/facet-finder.ts'
import { foldText, hastySentencesOf, wordsOf } from '../text.ts'
import type { Sensed } from '../understanding/danger/danger-sense.ts'
import { createPhrases, isSmallTalk } from '../understanding/phrases.ts'
import { asks } from '../understanding/questions.ts'
import type { DangerState, State } from './state.ts'

const LOOKED_AT = 400
/** A message with at least this score asks for one of the steps for its danger. */
const STEP = 0.2
/** The score needed if the message also names the danger again. */
const STEP_NAMED = 0.42

const entries = readSubjects('danger/*.md').map(subject => ({ ...subject, wordings: [] }))
const kinds = new Map(entries.map(entry => [entry.id, entry]))
const { find: findSteps } = createFacetFinder(entries)
const isPast = createPhrases(entries)
const signs = entries.flatMap(({ id, phrases }) => phrases.signs.map(sign => ({ id, holds: readSign(sign) })))

/** Turns a sign into a test of a message's words. */
function readSign(sign: string): (words: string) => boolean {
  const groups = sign.split(' + ').map(group => {
    const denies = group.startsWith('!')
    const any = group
      .replace('!', '')
      .split('|')
      .map(word => ` ${word.endsWith('*') ? word.slice(0, -1) : `${word} `}`)
    return (words: string) => any.some(word => words.includes(word)) !== denies
  })
  return words => groups.every(holds => holds(words))
}

/**
 * Help for somebody in danger: the steps, then answers to what they ask, until it is over. Returns undefined if there is no
 * danger.
 */
export function createDangerTalk(honest: (message: string, state: State) => Answered) {
  return function talk(
    message: string,
    sensed: Sensed,
    state: State,
  ): { text?: string; danger: DangerState; care?: string } | undefined {
    const words = ` ${wordsOf(foldText(message.slice(0, LOOKED_AT))).join(' ')} `
    const sign = signs.find(({ holds }) => holds(words))?.id
    // If danger is suspected in two turns running, she takes it to be real.
    const named = sign ?? sensed.kind ?? (state.suspected && sensed.suspected)
    const plain = !!(sign ?? sensed.sure)
    const ended = sign || GOES_ON.test(words) ? undefined : isPast(message).anywhere?.id
    const past = ended === 'over'
    const danger = state.danger && { ...state.danger, guessed: state.danger.guessed && !plain }
    const calmed = danger?.over && ((past && !sensed.sure) || (!sign && THANKS.test(words)))
    if (!danger || (danger.over && named && !calmed)) return named ? begin(named, state, !plain) : undefined
    if (danger.over) return after(message, state, danger)
    const sentences = hastySentencesOf(message)
    const asked = sentences.filter(asks)
    // What has just happened comes at the end.
    const steps = [message, ...(asked.length > 0 ? asked : sentences.slice(-1))]
      .flatMap(findSteps)
      .filter(({ entry, score }) => entry.id === danger.kind && score >= (named ? STEP_NAMED : STEP))
      .sort((a, b) => b.score - a.score)
    const likely = steps.find(({ facet }) => !state.spoken.has(facet.reply)) ?? steps[0]
    const quiet = !named && !sensed.suspected && !sensed.cue && !(likely && likely.nearest > 0.6)
    const denies = ended === 'never' || (danger.guessed && MEANT.test(words))
    if (denies && quiet && !HEARSAY.test(words)) return denied(message, state, danger)
    const lost = AT_A_LOSS.test(words)
    if (past && !lost && !(likely && likely.nearest > 0.7))
      return { text: facet(danger.kind, 'over'), danger: { ...danger, over: true } }
    // Words that only sound like another danger still belong to the current one.
    const other = sign ?? (sensed.sure && sensed.kind)
    if (other && other !== danger.kind && !akin(other, danger.kind) && !(likely && likely.nearest > 0.6))
      return begin(other, state, false)
    if (likely && !state.spoken.has(likely.facet.reply)) return { text: likely.facet.reply, danger }
    if (!quiet || lost) danger.ordinary = 0
    if (!named && !likely && asks(message)) {
      const { reply, sure, said } = honest(message, state)
      const outright = reply.kind === 'answer' && reply.topics.every(topic => OUTRIGHT.has(topic))
      // Gives such an answer, and says again what matters now. Any other sure answer ends all but the gravest
      // dangers.
      if (outright) return { text: `${reply.message}\n\n${kinds.get(danger.kind)!.text}`, danger }
      const answered = reply.kind === 'answer' && said.some(({ entry }) => entry.kind !== 'talk')
      if (quiet && !lost && answered) danger.ordinary++
      const gravest = GRAVEST.has(danger.kind)
      const mild = danger.guessed || danger.kind === 'threat'
      if (sure && !gravest && !lost) return { danger: { ...danger, over: true } }
      if (gravest ? mild && sure && danger.ordinary > 2 : danger.guessed && answered && danger.ordinary > 1) {
        const care = danger.guessed
          ? dangerCare(danger.kind as DangerKind, state.visitor.nation)
          : kinds.get('never')!.text
        return { danger: { ...danger, over: true, never: true }, care }
      }
    }
    const thanks = !named && !sensed.suspected && (isSmallTalk(message) || !asks(message))
    return { text: unsaid(state, danger.kind, thanks), danger }
  }

  /** There never was any danger: one line leaves the door open, unless the message also asks an ordinary question. */
  function denied(message: string, state: State, danger: DangerState) {
    if (GRAVEST.has(danger.kind))
      return { text: facet(danger.kind, 'over'), danger: { ...danger, over: true } }
    const answered = asks(message) && honest(message, state).reply.kind === 'answer'
    return {
      ...(!answered && { text: kinds.get('never')!.text }),
      danger: { ...danger, over: true, never: true as const },
    }
  }

  function begin(kind: string, state: State, guessed: boolean) {
    const learnt = dangerKinds.find(one => one === kind) as DangerKind | undefined
    const steps = learnt ? dangerHelp(learnt, state.visitor.nation) : facet(kind, 'steps')
    const danger = { kind, over: false, guessed, ordinary: 0 }
    return { text: state.spoken.has(steps) ? unsaid(state, kind, false) : steps, danger }
  }

  /** After the danger: thanks get a kind reply, and an ordinary question gets its ordinary answer. */
  function after(message: string, state: State, danger: DangerState) {
    const [step] = findSteps(message).filter(({ entry }) => entry.id === danger.kind)
    if (step && (step.nearest > 0.55 || step.score > STEP_NAMED) && !state.spoken.has(step.facet.reply))
      return { text: step.facet.reply, danger }
    if (danger.never || (asks(message) && !isSmallTalk(message))) return undefined
    const calm = facet('over', 'calm')
    return state.spoken.has(calm) ? undefined : { text: calm, danger }
  }
}

/** Dangers that are not over just because somebody asks about something else. */
const GRAVEST = new Set(['suicide', 'debt', 'violence', 'threat'])
/** Subjects whose answer may be given along with the emergency advice. */
const OUTRIGHT = new Set(['breakdown', 'repairs', 'car-washing', 'maeve', 'maeve-privacy'])

const facet = (kind: string, name: string) =>
  kinds.get(kind)?.facets.find(one => one.name === name)?.reply ?? ''

/** Returns kind words or the one thing that matters most, whichever has not been said yet. */
function unsaid(state: State, kind: string, kindly: boolean): string {
  const [text, calm] = [kinds.get(kind)!.text, facet(kind, 'calm')]
  const options = kindly ? [calm, text] : [text, calm]
  const still = `I’m with you. ${text}`
  return [...options, still].find(one => !state.spoken.has(one)) ?? `Please don’t wait: ${text}`
}

/**
 * Whether another danger belongs to the present one, so that the conversation goes on: anyone who falls ill in fumes
 * is ill because of them.
 */
const akin = (other: string, now: string) =>
  (other === 'hurt' && now === 'fumes') || KIN.some(group => group.includes(other) && group.includes(now))
const KIN = [
  ['suicide', 'debt'],
  ['hurt', 'crash', 'chemical', 'swallowed'],
  ['fire', 'ev-fire'],
  ['violence', 'threat'],
]
