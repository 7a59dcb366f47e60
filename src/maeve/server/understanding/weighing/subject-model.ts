import { readFileSync } from 'node:fs'
import { type LinearModel, lettersOf, type Vector, vectorOf } from '../learned/linear-model.ts'
import { readModel } from '../learned/model-file.ts'
import type { Features } from './features.ts'

/** Places in the table: 2 MB with a byte for each subject. */
export const SUBJECT_BUCKETS = 16_384
const LETTERS_WEIGHT = 0.4

/** What the model reads of a question: its features, and the letters of its words. */
export function subjectVector({ weights, stems }: Features): Vector {
  const letters = [...lettersOf(stems)].map(name => [name, LETTERS_WEIGHT] as const)
  return vectorOf([...weights, ...letters], SUBJECT_BUCKETS)
}

/** Loads the model that finds a question's subject, trained by `npm run bench -- learn` on all of strangers' questions. */
export function loadSubjectModel(): LinearModel {
  return readModel(readFileSync(new URL('./subjects.model', import.meta.url)))
}
