import { readFileSync } from 'node:fs'

/** A visitor's conversation; its last turn is the question. */
export type Case = {
  /** The set it belongs to, which one author wrote on one day. */
  set: string
  turns: string[]
  /** Whose way of speaking it imitates. */
  voice?: string
}
/** `want` is the topic that answers it, and `facet` the facet; `a|b`: either does; `a+b`: both are needed. */
export type InScopeCase = Case & {
  kind: 'single' | 'follow-up' | 'several' | 'place'
  want: string
  facet?: string
}

/** `danger` is `none` for an ordinary message that only sounds like danger. */
export type DangerCase = Case & { danger: string }

export type Questions = {
  inScope: InScopeCase[]
  /** Maeve's knowledge answers none of these: she may say so, make an offer or refuse, but never answer. */
  outOfScope: Case[]
  /** Attempts to steer, empty or exploit Maeve: none may be answered. */
  adversarial: Case[]
  /** Messages about danger, and as many ordinary ones that sound like it. */
  danger: DangerCase[]
}

/** Sets to learn from: no gate scores them. */
export const onlyLearnt: readonly string[] = ['own', 'voices-e', 'voices-f', 'voices-g', 'voices-h']

/** Reads all questions, one JSON object per line. */
export function readQuestions(): Questions {
  return {
    inScope: readCases('in-scope'),
    outOfScope: readCases('out-of-scope'),
    adversarial: readCases('adversarial'),
    danger: readCases('danger'),
  }
}

/** The questions of the sets that score her. Asking the others as well would take three times as long. */
export function readScoredQuestions(): (Case & { want?: string })[] {
  const { inScope, outOfScope, adversarial, danger } = readQuestions()
  return [...inScope, ...outOfScope, ...adversarial, ...danger].filter(({ set }) => !onlyLearnt.includes(set))
}

function readCases<C extends Case>(name: string): C[] {
  const text = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}
