import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'

/**
 * Runs the unit and server tests, or those whose path has a given word, with delays at random (`shake.ts`). The same
 * delays are drawn again with SHAKE_SEED; when each of them strikes depends on the machine.
 */
const seed = process.env.SHAKE_SEED ?? String(randomInt(2 ** 31))
const preload = join(import.meta.dirname, 'shake.ts')
const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  env: { ...process.env, SHAKE_SEED: seed, NODE_OPTIONS: `--import=${preload}` },
  stdio: 'inherit',
})
tests.on('close', code => {
  console.log(`SHAKE_SEED=${seed}`)
  process.exitCode = code ?? 1
})
