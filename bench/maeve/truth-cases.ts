import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TruthCase } from './score-truth.ts'

/** Sentences as a model may say them, each with the set it came from: `blind` is by a hand that had seen no code. */
export const truthCases: readonly TruthCase[] = readFileSync(join(import.meta.dirname, 'truth.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line))
