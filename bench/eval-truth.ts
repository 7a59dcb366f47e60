import { readFileSync } from 'node:fs'
import { scoreTruth, type TruthCase, truthLine, withinTruthGate } from './maeve/score-truth.ts'
import { truthCases } from './maeve/truth-cases.ts'

/**
 * `node bench/eval-truth.ts [FILE] [--show]`: scores the truth gate on sentences, each with whether it is true, in a
 * JSON list; without a file on this project's own. `--show` prints what went wrong. Exits 1 outside the
 * gate.
 */
const file = process.argv.slice(2).find(word => !word.startsWith('--'))
const cases: readonly TruthCase[] = file ? JSON.parse(readFileSync(file, 'utf8')) : truthCases
const show = process.argv.includes('--show')

for (const by of ['set', 'kind'] as const)
  for (const [name, some] of Map.groupBy(cases, one => one[by]))
    if (name !== undefined) console.log(`${by} ${name}: ${truthLine(scoreTruth(some))}`)
const score = scoreTruth(cases)
if (show) for (const wrong of score.wrong) console.log(`  ${wrong}`)
console.log(`all: ${truthLine(score)}`)
process.exitCode = withinTruthGate(score) ? 0 : 1
