import type { Database } from '#src/db/database.ts'
import type { Action, Context } from '../action.ts'
import { stayAsService } from '../caller.ts'
import { openOwnList } from '../own-list.ts'
import { progress } from '../progress.ts'
import { answer, isSure } from './answer.ts'
import { output } from './output.ts'
import { asks, namesFiles, readWords } from './read-words.ts'

/** Runs an action in a terminal. Returns the exit code: 0, or 1 if the result is not good. */
export async function runAction(
  action: Action,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const { input, json, yes } = readWords(action, words)
  if (!namesFiles(action, input)) stayAsService()
  const { context, close } = openContext(environment)
  try {
    const questions = asks(action) ? await action.questions?.(input, context) : []
    for (const question of questions ?? [])
      await answer(question, question.option === 'yes' ? yes : input[question.option])
    const data = await action.run(input, context)
    const named = input[action.fileOption ?? 'out']
    const out = typeof named === 'string' ? named : undefined
    const file = json && out === undefined && action.inJson ? undefined : action.file?.(data, input)
    const prints = !json && action.fileOption === undefined
    if (json) await output(file?.json ?? jsonLines(action, data), file?.json && out)
    if (file && (json ? !file.json && out !== undefined : prints || out !== undefined))
      await output(file.pieces, out)
    const said = json ? '' : action.inWords(data, input)
    // Words for a person must not end up in a file that is being printed.
    if (said) file && prints ? console.error(said) : console.log(said)
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
      const { AFTER_ERASURE } = await import('#src/features-upkeep.ts')
      const database = await context.list()
      for (const run of AFTER_ERASURE) await run(database, environment)
    },
    async everyNight(tonight) {
      const { EVERY_NIGHT } = await import('#src/features-upkeep.ts')
      const database = await context.list()
      for (const run of EVERY_NIGHT) await run(database, tonight)
    },
    isSure,
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
