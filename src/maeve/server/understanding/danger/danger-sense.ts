import { readFileSync } from 'node:fs'
import { type DangerKind, dangerKinds } from '#src/content/maeve/danger.ts'
import { dangerTopics, type KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { foldText, hastySentencesOf } from '../../text.ts'
import { type LinearModel, likelihoods, readModel } from '../learned/linear-model.ts'
import { dangerVector, hasCue } from './danger-features.ts'
import { sureDanger } from './sure-danger.ts'

/** How likely danger must be to ask about it. */
const SUSPECTED = 0.5
/** ... in one sentence of a longer message, which must contain a cue of harm. */
const SUSPECTED_IN_PART = 0.98
/** ... and, with a cue of harm, to answer with help for it: of 432 messages so likely, on sets unread, 428 were danger. */
const SURE = 0.95
/** Despair has few words of its own. */
const SURE_OF_DESPAIR = 0.88
/** Above this, she asks about it whatever else the message asks. */
const LIKELY = 0.55
/** ... and above this if no word speaks of harm, and some speak of a postcode or a car's papers. */
const LIKELY_OF_PAPERS = 0.9
const PAPERS = /\b(?:tax|taxed|mot|dvla|v5c?|log ?book|postcode|(?![abm]\d)[a-z]{1,2}\d{1,2})\b/
/** Above this, a message with a cue of harm that is not understood is never answered with an offer. */
const CUE = 0.25

/** `kind`: certain danger, `sure` if plain words say so. `suspected`: possible danger. `cue`: the whole message makes it likely or has any sign of it. `harm`: one of its words speaks of harm. */
export type Sensed = { kind?: DangerKind; sure?: true; suspected?: DangerKind; cue: boolean; harm?: boolean }
export type DangerSense = (message: string) => Sensed

/** Loads the model that recognises danger and its kind, trained by `npm run bench -- learn`. */
export function loadDangerModel(): LinearModel {
  return readModel(readFileSync(new URL('./danger.model', import.meta.url)))
}

/** Danger by unmistakable words, else by the model. A message that is an ordinary wording of the knowledge never is. */
export function createDangerSense(
  knowledge: readonly KnowledgeEntry[],
  model: LinearModel = loadDangerModel(),
): DangerSense {
  const ordinary = knowledge.filter(({ id }) => !dangerTopics.has(id)).flatMap(({ wordings }) => wordings)
  const known = new Set(ordinary.map(foldText))

  function look(text: string): { danger: number; kind: DangerKind } {
    const found = likelihoods(model, dangerVector(text))
    const of = (label: string) => found[model.labels.indexOf(label)]!
    return {
      danger: 1 - of('none'),
      kind: dangerKinds.reduce((best, kind) => (of(kind) > of(best) ? kind : best)),
    }
  }

  return message => {
    const sure = sureDanger(message)
    if (sure) return { kind: sure, sure: true, cue: true }
    if (known.has(foldText(message).trim())) return { cue: false }
    const { danger, kind } = look(message)
    const harm = hasCue(message)
    const sign = danger >= CUE && harm
    const likely = !harm && PAPERS.test(foldText(message)) ? LIKELY_OF_PAPERS : LIKELY
    if (kind === 'suicide' ? danger >= SURE_OF_DESPAIR : danger >= SURE && sign) return { kind, cue: true }
    if (danger >= likely || (danger >= SUSPECTED && sign)) return { suspected: kind, cue: true, harm }
    for (const part of partsOf(message)) {
      const found = look(part)
      if (found.danger >= SUSPECTED_IN_PART && hasCue(part)) return { suspected: found.kind, cue: false }
    }
    return { cue: sign }
  }
}

const MOST_SENTENCES = 8

function partsOf(message: string): string[] {
  const parts = hastySentencesOf(message)
  return parts.filter(part => part !== message && part.split(/\s+/).length >= 3).slice(0, MOST_SENTENCES)
}
