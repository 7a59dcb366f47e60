import { readFileSync } from 'node:fs'
import { type DangerKind, dangerKinds } from '#src/content/maeve/danger.ts'
import type { KnowledgeEntry } from '#src/maeve/knowledge/knowledge.ts'
import { dangerTopics } from '#src/maeve/knowledge/knowledge.ts'
import { type LinearModel, likelihoods } from '../learned/linear-model.ts'
import { readModel } from '../learned/model-file.ts'
import { foldText, hastySentencesOf } from '../text.ts'
import { dangerVector, hasCue } from './danger-features.ts'
import { sureDanger } from './sure-danger.ts'

/** How likely danger must be to answer with help for that danger. */
const SURE = 0.5
/** ... in one sentence of a longer message, which must hold a cue of harm. */
const SURE_IN_PART = 0.98
/** Past this a message with a cue of harm that is not understood is never answered with an offer. */
const CUE = 0.25

/** `kind` where it is surely danger; `cue` where there is any sign of it. */
export type Sensed = { kind?: DangerKind; cue: boolean }
export type DangerSense = (message: string) => Sensed

/** Whether somebody is in danger, and of what, as `npm run bench -- learn` taught it. */
export function loadDangerModel(): LinearModel {
  return readModel(readFileSync(new URL('./danger.model', import.meta.url)))
}

/**
 * Senses danger by plain words that are sure, else by the model, which can only add;
 * what is word for word an ordinary wording of the knowledge is none.
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
    if (sure) return { kind: sure, cue: true }
    if (known.has(foldText(message).trim())) return { cue: false }
    const whole = look(message)
    if (whole.danger >= SURE) return { kind: whole.kind, cue: true }
    for (const part of partsOf(message)) {
      const { danger, kind } = look(part)
      if (danger >= SURE_IN_PART && hasCue(part)) return { kind, cue: true }
    }
    return { cue: whole.danger >= CUE && hasCue(message) }
  }
}

const MOST_SENTENCES = 8

function partsOf(message: string): string[] {
  const parts = hastySentencesOf(message)
  return parts.filter(part => part.split(/\s+/).length >= 3 && part !== message).slice(0, MOST_SENTENCES)
}
