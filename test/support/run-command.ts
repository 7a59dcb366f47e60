import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { runTerminal } from '#src/founder/terminal/terminal.ts'

type Outcome = { code: number; stdout: string; stderr: string }

const command = new AsyncLocalStorage<Outcome>()
let captures = false

/** Runs a terminal command in the test's process, with empty input: a tenth of the time that a new process takes. */
export function runCommand(url: string, ...words: string[]): Promise<Outcome> {
  return runCommandWith({ DATABASE_URL: url }, ...words)
}

/** The same, with more environment variables. */
export function runCommandWith(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<Outcome> {
  if (!captures) capture()
  captures = true
  const outcome = { code: 0, stdout: '', stderr: '' }
  return command.run(outcome, async () => {
    outcome.code = await runTerminal(words, { ...process.env, ...environment })
    return outcome
  })
}

/** From now on, what a command prints goes to its outcome; what a test prints still goes to the terminal. */
function capture() {
  for (const [method, stream] of [
    ['log', 'stdout'],
    ['error', 'stderr'],
  ] as const) {
    const print = console[method]
    console[method] = (...words) => {
      const outcome = command.getStore()
      if (outcome) outcome[stream] += `${format(...words)}\n`
      else print(...words)
    }
    const write = process[stream].write
    process[stream].write = (piece: string | Uint8Array, ...rest: unknown[]) => {
      const outcome = command.getStore()
      if (!outcome) return Reflect.apply(write, process[stream], [piece, ...rest])
      outcome[stream] += piece
      const done = rest.at(-1)
      if (typeof done === 'function') done()
      return true
    }
  }
  const { stdin } = process
  Object.defineProperty(process, 'stdin', { get: () => (command.getStore() ? Readable.from([]) : stdin) })
}
