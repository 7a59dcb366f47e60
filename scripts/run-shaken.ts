import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'

/**
 * Runs the unit and server tests, or those whose path contains a given word, with random delays (`shake.ts`), and
 * without time limits, because the delays make long tests longer. SHAKE_SEED repeats the same delays, although their
 * exact timing depends on the machine.
 */
const seed = process.env.SHAKE_SEED ?? String(randomInt(2 ** 31))
const preload = join(import.meta.dirname, 'shake.ts')
const words = ['run', '--testTimeout=0', '--hookTimeout=0', ...process.argv.slice(2)]
const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
  env: { ...process.env, SHAKE_SEED: seed, NODE_OPTIONS: `--import=${preload}` },
  stdio: 'inherit',
})
tests.on('close', code => {
  console.log(`SHAKE_SEED=${seed}`)
  process.exitCode = code ?? 1
})
