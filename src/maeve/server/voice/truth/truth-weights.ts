import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How much each feature speaks for or against a sentence, by its name. */
export type TruthWeights = ReadonlyMap<string, number>

/** A line for each weight, with the features that have it: `node bench/eval-truth.ts --train` writes it. */
export const WEIGHTS_FILE = join(import.meta.dirname, 'weights.txt')

export const truthWeights: TruthWeights = new Map(
  readFileSync(WEIGHTS_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap(line => {
      const [weight = '', ...names] = line.split('\t')
      return names.map((name): [string, number] => [name, Number(weight)])
    }),
)
