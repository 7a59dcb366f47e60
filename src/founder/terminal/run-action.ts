import type { Database } from '#src/db/database.ts'
import { type Action, type Context, createKeeper } from '../action.ts'
import { stayAsService } from '../caller.ts'
import { openOwnList } from '../own-list.ts'
import { visibleLines } from '../visible.ts'
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
  let opened: Promise<Database> | undefined
  const stopping = new AbortController()
  const context: Context = {
    ...{ environment, isSure, progress: progress(), changes: 0, signal: stopping.signal },
    kept: createKeeper(),
    list(options) {
      opened ??= openOwnList(environment, options)
      return opened
    },
    note: line => console.error(visibleLines(line)),
  }
  try {
    const plan = await action.plan?.(input, context)
    const questions = asks(action) ? await action.questions?.(input, context, plan) : []
    for (const question of questions ?? [])
      await answer(question, question.option === 'yes' ? yes : input[question.option])
    const data = await action.run(input, context, plan)
    const named = input[action.fileOption ?? 'out']
    const out = typeof named === 'string' ? named : undefined
    const file = json && out === undefined && action.inJson ? undefined : action.file?.(data, input)
    const prints = !json && action.fileOption === undefined
    if (json) await output(file?.json ?? jsonLines(action, data), file?.json && out)
    if (file && (json ? !file.json && out !== undefined : prints || out !== undefined))
      await output(file.pieces, out)
    const said = json ? '' : visibleLines(action.inWords(data, input))
    // When a file goes to standard output, words for people go to standard error.
    if (said) file && prints ? console.error(said) : console.log(said)
    return action.isGood?.(data) === false ? 1 : 0
  } finally {
    stopping.abort()
    await (await opened?.catch(() => undefined))?.close()
  }
}

async function* jsonLines(action: Action, data: unknown): AsyncGenerator<string> {
  for await (const one of action.inJson?.(data) ?? [data]) yield `${JSON.stringify(one)}\n`
}

/** Returns a function that prints progress to standard error, at most once a second, starting after one second. */
function progress(): (line: () => string) => void {
  let last: number | undefined
  return line => {
    const now = performance.now()
    last ??= now
    if (now - last < 1_000) return
    last = now
    console.error(line())
  }
}
