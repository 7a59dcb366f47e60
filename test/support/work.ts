import { Session } from 'node:inspector/promises'

let counting: Promise<Session> | undefined

/**
 * Counts an action's work in steps: how many times any block of any script ran in this thread meanwhile. The count is
 * the same on a slow or busy machine. It leaves out the work of regular expressions and of the engine's own parser.
 */
export async function countWork(action: () => Promise<unknown>): Promise<number> {
  // Counting is never turned off again, because each start throws away all compiled code.
  counting ??= startCounting()
  const session = await counting
  await session.post('Profiler.takePreciseCoverage')
  await action()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  let steps = 0
  for (const { functions } of result)
    for (const { ranges } of functions) for (const { count } of ranges) steps += count
  return steps
}

async function startCounting(): Promise<Session> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return session
}

/** Counts the characters that an action gives to regular expressions, whose work `countWork` does not see. */
export function countCharacters(action: () => unknown): number {
  const { exec } = RegExp.prototype
  let characters = 0
  RegExp.prototype.exec = function (text) {
    characters += String(text).length
    return exec.call(this, text)
  }
  try {
    action()
  } finally {
    RegExp.prototype.exec = exec
  }
  return characters
}
