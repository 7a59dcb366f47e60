import type { Database } from '#src/db/database.ts'
import { AFTER_ERASURE } from '#src/features-erased.ts'
import type { Action, Context } from '../action.ts'
import { openOwnList } from '../own-list.ts'
import { progress } from '../progress.ts'
import { answer } from './answer.ts'
import { output } from './output.ts'
import { readWords } from './read-words.ts'

/** Runs an action for a terminal. Resolves to what the process ends with: 0, or 1 where it came out otherwise. */
export async function runAction(
  action: Action,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const { input, json, yes } = readWords(action, words)
  const { context, close } = openContext(environment)
  try {
    for (const question of (await action.questions?.(input, context)) ?? [])
      await answer(question, question.option === 'yes' ? yes : input[question.option])
    const data = await action.run(input, context)
    const out = typeof input.out === 'string' ? input.out : undefined
    if (json) await output(jsonLines(action, data))
    if (action.file && !(json && out === undefined)) await output(action.file(data, input).pieces, out)
    const said = json ? '' : action.inWords(data, input)
    // Beside a file on the output, words for a person go where they are not part of it.
    if (said) action.file ? console.error(said) : console.log(said)
    return action.isGood?.(data) === false ? 1 : 0
  } finally {
    await close()
  }
}

async function* jsonLines(action: Action, data: unknown): AsyncGenerator<string> {
  for await (const one of action.inJson?.(data) ?? [data]) yield `${JSON.stringify(one)}\n`
}

function openContext(environment: NodeJS.ProcessEnv): { context: Context; close(): Promise<void> } {
  let opened: Promise<Database> | undefined
  const stopping = new AbortController()
  const kept = new Map<() => unknown, unknown>()
  const context: Context = {
    list(options) {
      opened ??= openOwnList(environment, options)
      return opened
    },
    environment,
    async erased() {
      const database = await context.list()
      for (const run of AFTER_ERASURE) await run(database, environment)
    },
    note: line => console.error(line),
    progress: progress(),
    kept<Value>(make: () => Value) {
      if (!kept.has(make)) kept.set(make, make())
      return kept.get(make) as Value
    },
    changes: 0,
    signal: stopping.signal,
  }
  return {
    context,
    async close() {
      stopping.abort()
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}
