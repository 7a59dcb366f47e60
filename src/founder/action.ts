import type * as v from 'valibot'
import type { Database } from '#src/db/database.ts'

/** What an action is given, whichever door runs it. */
export type Context = {
  /** Opens the server's list and applies migrations. Throws a Refusal if there is no list, unless `makes` is set. */
  list(options?: { makes?: boolean }): Promise<Database>
  environment: NodeJS.ProcessEnv
  /** Asks in the middle of an action. Returns whether the answer is yes; false if nobody is there to answer. */
  isSure(question: string): Promise<boolean>
  /** Shows a line before the result. */
  note(line: string): void
  /** Shows how far long work has got, at most once a second. */
  progress(line: () => string): void
  /** Calls `make` once, and returns the same value each time for as long as the door is open. */
  kept<Value>(make: () => Value): Value
  /** How many changes the founder has made through this door so far. */
  changes: number
  /** Aborted when the door closes. */
  signal: AbortSignal
}

/** A question asked before an action, which runs only if it gets this answer. */
export type Question = {
  /** The option that gives the answer beforehand. */
  option: string
  /** A number of people, or one person's address (in a terminal, a yes is enough). */
  answer: string
  words: string
}

/** Asks the founder to type the number of people that an action affects; asks nothing if that is 0. */
export const askNumber = (n: number, words: string, option = 'yes'): Question[] =>
  n ? [{ option, answer: String(n), words }] : []

/** Creates a door's `kept`. */
export function createKeeper(): Context['kept'] {
  const kept = new Map<() => unknown, unknown>()
  return <Value>(make: () => Value) => {
    if (!kept.has(make)) kept.set(make, make())
    return kept.get(make) as Value
  }
}

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/**
 * A file that the terminal writes to --out or prints, and that the desk makes the browser save. With --json
 * the terminal writes `json` instead of `pieces`, if it is given.
 */
export type SavedFile = { name: string; pieces: Pieces; json?: Pieces }

type Input = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
  readonly entries: v.ObjectEntries
}

/**
 * What the founder can do, defined once. From the schema, the terminal derives options and help, the desk its types,
 * and the MCP door its tools.
 */
export type Action<Schema extends Input = Input, Data = unknown, Plan = unknown> = {
  /** One sentence, without a full stop. */
  summary: string
  /** More help for the terminal, in paragraphs. */
  help?: string
  /** See fields.ts. */
  input: Schema
  /** `drafts`: only what the founder is still writing, so the desk need not read its views again. */
  changes: 'nothing' | 'drafts' | 'settings' | 'one person' | 'people'
  /** Whether its result has data about individual people. */
  showsPeople: boolean
  /** Made once, before the questions, so that the action does exactly what the founder was asked about. */
  plan?(input: v.InferOutput<Schema>, context: Context): Promise<Plan>
  /** What to ask first: how many people, if it affects many; just a yes, if it affects one. */
  questions?(input: v.InferOutput<Schema>, context: Context, plan: Plan): Promise<readonly Question[]>
  /** False if only the desk and MCP ask: in a terminal the command runs without the question, as it always has. */
  asksInTerminal?: boolean
  run(input: v.InferOutput<Schema>, context: Context, plan: Plan): Promise<Data>
  /** The result as a file to save, if it is large or drawn. */
  file?(data: Data, input: v.InferOutput<Schema>): SavedFile
  /** The option that names the file, if not --out. The terminal then writes the file only if the option is given. */
  fileOption?: string
  /** The result for a terminal. */
  inWords(data: Data, input: v.InferOutput<Schema>): string
  /** The result for a program, one value per line, if it is not just the data. */
  inJson?(data: Data): Iterable<unknown> | AsyncIterable<unknown>
  /** Whether the result is good; the terminal exits with 1 if not. */
  isGood?(data: Data): boolean
}

/** For most actions, which change nothing and show no data about individual people. */
export const ONLY_READS = { changes: 'nothing', showsPeople: false } as const

/** Infers an action's types from its schema and its function. */
export function action<const Schema extends Input, Data, Plan = void>(
  given: Action<Schema, Data, Plan>,
): Action<Schema, Data, Plan> {
  return given
}

/** Actions by name, each loaded when it is first used. */
export type ActionList = Readonly<Record<string, () => Promise<Action>>>
