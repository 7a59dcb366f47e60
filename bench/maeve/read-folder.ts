import { readFileSync } from 'node:fs'
import type { Case, DangerCase, InScopeCase, Questions } from '#src/maeve/knowledge/questions.ts'

/** Reads the questions in a folder with questions.json, outside.json and danger.json, each a JSON list. */
export function readFolder(folder: string): Questions {
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
