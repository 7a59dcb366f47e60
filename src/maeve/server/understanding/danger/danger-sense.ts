import { readFileSync } from 'node:fs'
import { type DangerKind, dangerKinds } from '#src/content/maeve/danger.ts'
import { dangerTopics, type KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { foldText, hastySentencesOf } from '../../text.ts'
import { type LinearModel, likelihoods, readModel } from '../learned/linear-model.ts'
import { dangerVector, hasCue } from './danger-features.ts'
import { sureDanger } from './sure-danger.ts'

/** How likely danger must be for her to ask about it, in a message that hints at harm. */
const SUSPECTED = 0.5
/** How likely it must be in one sentence of a longer message. */
const SUSPECTED_IN_PART = 0.98
/**
 * How likely it must be, in a message that hints at harm, for her to answer with help. Of 432 messages this likely,
 * in sets that the model had not learnt, 428 were about danger.
 */
const SURE = 0.95
/** Lower for despair, which has few words of its own. */
const SURE_OF_DESPAIR = 0.88
/** Above this, she asks about it even if no word hints at harm, whatever else the message asks. */
const LIKELY = 0.55
/** Higher if no word hints at harm, but some mention a postcode or a car's papers. */
const LIKELY_OF_PAPERS = 0.9
const PAPERS = /\b(?:tax|taxed|mot|dvla|v5c?|log ?book|postcode|(?![abm]\d)[a-z]{1,2}\d{1,2})\b/
/** Above this, a message that hints at harm is never answered with an offer if she does not understand it. */
const CUE = 0.25

/**
 * `kind`: certain danger, `sure` if plain words say so. `suspected`: possible danger. `cue`: the whole message makes
 * it likely or has any sign of it. `harm`: one of its words hints at harm.
 */
export type Sensed = { kind?: DangerKind; sure?: true; suspected?: DangerKind; cue: boolean; harm?: boolean }
export type DangerSense = (message: string) => Sensed

/** Loads the model that recognises danger and its kind, trained by `npm run bench -- learn`. */
export function loadDangerModel(): LinearModel {
  return readModel(readFileSync(new URL('./danger.model', import.meta.url)))
}

/**
 * Recognises danger by unmistakable words, otherwise by the model, which is not asked about a message that is one of
 * the knowledge's ordinary wordings.
 */
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
