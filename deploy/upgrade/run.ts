import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

/** An error that a person can put right. Its message says how. */
export class Refusal extends Error {}

/** Runs a program and returns what it prints. If it fails, throws a Refusal that includes all of its output. */
export function run(program: string, words: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    ...options,
  })
  if (error) throw new Refusal(`${program} cannot be run: ${error.message}`)
  if (status !== 0)
    throw new Refusal(`${[program, ...words].join(' ')} failed:\n${stdout}${stderr}`.trimEnd())
  return String(stdout).trimEnd()
}
