import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { WEIGHTS_FILE } from '#src/maeve/server/voice/truth/truth.ts'
import { scoreTruth, type TruthCase, truthLine, withinTruthGate } from './maeve/score-truth.ts'
import { scoreUnread, trainTruth, weightsText } from './maeve/train-truth.ts'
import { replyCases, truthCases } from './maeve/truth-cases.ts'

/**
 * `node bench/eval-truth.ts [FILE] [--show]`: scores the truth gate on a JSON list of sentences, each marked true or
 * untrue; without FILE, on the project's own list. `--show` prints the misses. Exits with 1 if too many are wrong.
 * `--unread` scores each of the project's sets with weights learnt from all others. `--train` learns the weights
 * again from all sets and a good model's replies, and writes them; the next run scores with them.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, unread: { type: 'boolean' }, train: { type: 'boolean' } },
})
if (options.train) {
  writeFileSync(WEIGHTS_FILE, weightsText(trainTruth([...truthCases, ...replyCases])))
  process.exit()
}

const [file] = positionals
const cases: readonly TruthCase[] = file ? JSON.parse(readFileSync(file, 'utf8')) : truthCases
const scoreOf = (some: readonly TruthCase[]) =>
  options.unread
    ? scoreUnread([...truthCases, ...replyCases], new Set(some.map(({ set }) => set ?? '')))
    : scoreTruth(some)

if (!options.unread)
  for (const [kind, some] of Map.groupBy(cases, one => one.kind))
    if (kind !== undefined) console.log(`kind ${kind}: ${truthLine(scoreTruth(some))}`)
for (const [set, some] of Map.groupBy(cases, one => one.set))
  if (set !== undefined) console.log(`set ${set}: ${truthLine(scoreOf(some))}`)
const score = scoreOf(cases)
if (options.show) for (const wrong of score.wrong) console.log(`  ${wrong}`)
console.log(`all: ${truthLine(score)}`)
process.exitCode = withinTruthGate(score) ? 0 : 1
