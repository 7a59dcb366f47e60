import type { Database } from '#src/db/database.ts'
import { ACTIONS } from '#src/features/actions.ts'
import type { Action, ActionList, Context, Question, SavedFile } from '../../action.ts'
import { checkInput } from '../../check-input.ts'
import { shapeOf } from '../../fields.ts'
import { Misuse } from '../../refusal.ts'

type Parts = {
  database: Database
  environment: NodeJS.ProcessEnv
  closing: AbortSignal
  kept: Context['kept']
}

/** How many notes are shown; the rest are only counted. */
const NOTES = 50

/** `save`: return the result as a file, if the action has one. */
type Sent = { input?: Record<string, unknown>; answers?: Record<string, string>; save?: boolean }
type Result = { data: unknown; words: string; notes: string[]; changed: boolean } | { file: SavedFile }

/** Runs actions for the desk's page or for an assistant. Throws what the action throws. */
export function createCallRunner({ database, environment, closing, kept }: Parts) {
  let changes = 0

  return async function run(
    name: keyof typeof ACTIONS,
    { input = {}, answers = {}, save = false }: Sent,
    progress: Context['progress'] = () => {},
  ): Promise<Result> {
    const action: Action = await (ACTIONS as ActionList)[name]!()
    // A field that was left empty on the page counts as not given.
    const given = Object.entries(input).filter(([, value]) => value !== '')
    const checked = checkInput(action, Object.fromEntries(given), labelOf)
    const notes: string[] = []
    const context = {
      ...{ environment, changes, kept, signal: closing, isSure: async () => false, progress },
      list: async () => database,
      note: (line: string) => notes.push(line),
    }
    try {
      const plan = await action.plan?.(checked, context)
      for (const question of (await action.questions?.(checked, context, plan)) ?? [])
        assertAnswered(question, answers[question.option])
      const data = await action.run(checked, context, plan)
      const changed = !['nothing', 'drafts'].includes(action.changes)
      if (changed) changes += 1
      if (save && action.file) return { file: action.file(data, checked) }
      const more = notes.length - NOTES
      if (more > 0) notes.splice(NOTES, more, `and ${more} more`)
      return { data, words: action.inWords(data, checked), notes, changed }
    } catch (error) {
      throw error instanceof Misuse && error.field
        ? new Misuse(`${labelOf(action, error.field)} ${error.message}`)
        : error
    }
  }
}

/**
 * Throws Misuse unless what was typed is the answer: a number with or without its comma, an address in
 * any letter case.
 */
function assertAnswered({ option, answer, words }: Question, typed: string | undefined) {
  if (typed?.trim().replaceAll(',', '').toLowerCase() === answer.toLowerCase()) return
  // The page shows the field for `yes` from the start, so an empty one is a wrong answer.
  const wasAsked = typed !== undefined && (option === 'yes' || typed.trim() !== '')
  const why = wasAsked ? `That is not ${answer}.` : `${words} Answer ${answer} to do that.`
  throw new Misuse(`${why} Nothing was done.`)
}

function labelOf(action: Action, name: string): string {
  return shapeOf(action.input.entries[name] as never).label ?? `The ${name}`
}
