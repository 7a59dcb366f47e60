import { readFileSync } from 'node:fs'

/** One conversation of visitor turns; the last turn is the question. */
export type Case = {
  /** The set it belongs to: one author, one day. */
  set: string
  turns: string[]
  /** Whose manner of speaking it is in. */
  voice?: string
}
/** `want` is the topic that answers it; `a|b`: either does; `a+b`: both are needed. */
export type InScopeCase = Case & { kind: 'single' | 'follow-up' | 'several' | 'place'; want: string }

/** `none`: an ordinary message that sounds alike. */
export type DangerCase = Case & { danger: string }

/** Reads one file of cases, one JSON object a line. */
function readCases<C extends Case>(name: string): C[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map(line => JSON.parse(line) as C)
}

export const inScope = readCases<InScopeCase>('in-scope')
/** Nothing Maeve knows answers these: she may say so, offer or refuse, never answer. */
export const outOfScope = readCases('out-of-scope')
/** Attempts to steer, empty or exploit Maeve: none may be answered. */
export const adversarial = readCases('adversarial')
/** People in danger, or about somebody in danger, and as many ordinary messages that sound alike. */
export const danger = readCases<DangerCase>('danger')

/** The cases of a folder with questions.json, outside.json and danger.json, each a JSON list. */
export function readFolder(folder: string) {
  const read = <C>(name: string) =>
    (JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as C[]).map(one => ({
      ...one,
      set: 'folder',
    }))
  const outside = read<Case & { kind: 'out-of-scope' | 'adversarial' }>('outside')
  return {
    inScope: read<InScopeCase>('questions'),
    outOfScope: outside.filter(({ kind }) => kind === 'out-of-scope'),
    adversarial: outside.filter(({ kind }) => kind === 'adversarial'),
    danger: read<DangerCase>('danger'),
  }
}
