import type { Database } from '#src/db/database.ts'
import { ACTIONS } from '#src/features-actions.ts'
import { AFTER_ERASURE, EVERY_NIGHT } from '#src/features-upkeep.ts'
import type { Action, ActionList, Context, SavedFile } from '../../action.ts'
import { checkInput } from '../../check-input.ts'
import { shapeOf } from '../../fields.ts'
import { createPreviews, type Previews } from '../../previews.ts'
import { Misuse } from '../../refusal.ts'
import type { SentFile } from '../action-calls.ts'

type Parts = {
  database: Database
  environment: NodeJS.ProcessEnv
  closing: AbortSignal
  /** Where actions put emails to preview, and the desk finds them. */
  previews: Previews
  /** Called after an action that changes something. */
  changed: () => void
  /** How many changes there were so far, for actions that need to know. */
  changes?: () => number
}

/** How many notes are shown; the rest are counted. */
const NOTES = 50

/** `save`: return the result as a file, if the action has one. */
type Sent = { input?: Record<string, unknown>; answers?: Record<string, string>; save?: boolean }
type Result = { data: unknown; words: string; notes: string[]; changed: boolean } | { file: SavedFile }

/** Runs actions for the desk's page or for an assistant. Throws what the action throws. */
export function createCallRunner(parts: Parts) {
  const { database, environment, closing, previews, changed, changes = () => 0 } = parts
  const kept = new Map<() => unknown, unknown>([[createPreviews, previews]])

  function openContext(notes: string[]): Context {
    return {
      list: async () => database,
      environment,
      async erased() {
        for (const run of AFTER_ERASURE) await run(database, environment)
      },
      async everyNight(tonight) {
        for (const run of EVERY_NIGHT) await run(database, tonight)
      },
      isSure: async () => false,
      note: line => notes.push(line),
      progress: () => {},
      kept<Value>(make: () => Value) {
        if (!kept.has(make)) kept.set(make, make())
        return kept.get(make) as Value
      },
      changes: changes(),
      signal: closing,
    }
  }

  return async function run(
    name: keyof typeof ACTIONS,
    { input = {}, answers = {}, save = false }: Sent,
  ): Promise<Result> {
    const action: Action = await (ACTIONS as ActionList)[name]!()
    const checked = checkInput(action, withFiles(action, input), labelOf)
    try {
      const result = await runChecked(action, checked, answers)
      return save && action.file ? { file: action.file(result.data, checked) } : result
    } catch (error) {
      throw error instanceof Misuse && error.field
        ? new Misuse(`${labelOf(action, error.field)} ${error.message}`)
        : error
    }
  }

  async function runChecked(
    action: Action,
    checked: Record<string, unknown>,
    answers: Record<string, string>,
  ) {
    const notes: string[] = []
    const context = openContext(notes)
    for (const { option, answer, words } of (await action.questions?.(checked, context)) ?? []) {
      const typed = answers[option]
      if (isSame(typed, answer)) continue
      // The page shows a field for the first question from the start.
      const wasAsked = typed !== undefined && (option === 'yes' || typed.trim() !== '')
      const why = wasAsked ? `That is not ${answer}.` : `${words} Answer ${answer} to do that.`
      throw new Misuse(`${why} Nothing was done.`)
    }
    const data = await action.run(checked, context)
    const isChange = !['nothing', 'drafts'].includes(action.changes)
    if (isChange) changed()
    const more = notes.length - NOTES
    return {
      data,
      words: action.inWords(data, checked),
      notes: more > 0 ? [...notes.slice(0, NOTES), `and ${more} more`] : notes,
      changed: isChange,
    }
  }
}

/** Accepts a number with or without its comma, and an address in any letter case. */
const isSame = (typed = '', answer: string) =>
  typed.trim().replaceAll(',', '').toLowerCase() === answer.toLowerCase()

/** Drops fields that were left empty on the page, and opens files, which come as text. */
function withFiles(action: Action, input: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(input).filter(([, value]) => value !== '')
  return Object.fromEntries(
    given.map(([name, value]) => {
      const schema = action.input.entries[name]
      return [name, schema && shapeOf(schema as never).file && isSentFile(value) ? fileOf(value) : value]
    }),
  )
}

/** A field for a file may also accept something else, such as a typed letter. */
const isSentFile = (value: unknown): value is SentFile => typeof (value as SentFile | null)?.text === 'string'

const fileOf = ({ name, text }: SentFile) => ({
  name,
  async *open() {
    yield Buffer.from(text)
  },
})

function labelOf(action: Action, name: string): string {
  return shapeOf(action.input.entries[name] as never).label ?? `The ${name}`
}
