import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from './eventually.ts'

/** Waits until a check no longer throws. Rejects as soon as the child process that it depends on ends. */
export async function whileItRuns(child: ChildProcess, holds: () => unknown): Promise<void> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the process ended too early, with ${code ?? signal}`)
  })
  await Promise.race([eventually(holds), ended])
}
