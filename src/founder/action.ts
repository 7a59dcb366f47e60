import type * as v from 'valibot'
import type { Database } from '#src/db/database.ts'

/** What an action works with, whichever door it came by. */
export type Context = {
  /** The server's list, brought up to date. Throws a Refusal where there is none, unless `makes` one. */
  list(options?: { makes?: boolean }): Promise<Database>
  environment: NodeJS.ProcessEnv
  /** Runs what features do after somebody was erased. */
  erased(): Promise<void>
  /** Runs what features do once a night. `now`: epoch milliseconds. */
  everyNight(now: number): Promise<void>
  /** Asks in the middle of an action. Whether the answer is yes; false where nobody can be asked. */
  isSure(question: string): Promise<boolean>
  /** Shows a line before the result. */
  note(line: string): void
  /** The same for long work: at most one line a second. */
  progress(line: () => string): void
  /** What `make` returned the first time, for as long as the door is open. */
  kept<Value>(make: () => Value): Value
  /** How many changes the founder has made by this door so far. */
  changes: number
  /** Aborted when the door closes. */
  signal: AbortSignal
}

/** Asked before an action runs: only this answer goes on. */
export type Question = {
  /** The option that answers it beforehand. */
  option: string
  /** A number of people, or one person's address. */
  answer: string
  words: string
}

type Pieces = Iterable<string> | AsyncIterable<string>

/**
 * A file that the terminal writes to --out, or prints, and the desk makes the browser save. `json` is written in its
 * place with --json, where that is the same in another form.
 */
export type SavedFile = { name: string; pieces: Pieces; json?: Pieces }

type Input = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
  readonly entries: v.ObjectEntries
}

/**
 * What the founder can do, said once. The terminal reads its options and help from the schema, the desk its types, and
 * the MCP door its tools.
 */
export type Action<Schema extends Input = Input, Data = unknown> = {
  /** One sentence, without a full stop. */
  summary: string
  /** What else the terminal's help says, in paragraphs. */
  help?: string
  /** See fields.ts. */
  input: Schema
  changes: 'nothing' | 'settings' | 'one person' | 'people'
  /** Whether its result has data of single people. */
  showsPeople: boolean
  /** What to ask first: a number of people has to be typed, one person confirmed. */
  questions?(input: v.InferOutput<Schema>, context: Context): Promise<readonly Question[]>
  /** False where only pages ask: in a terminal the command has always run without it. */
  asksInTerminal?: boolean
  run(input: v.InferOutput<Schema>, context: Context): Promise<Data>
  /** The result as a file to save, for what is large or drawn. */
  file?(data: Data, input: v.InferOutput<Schema>): SavedFile
  /** Names the file instead of --out. The terminal then writes it only where this option is given. */
  fileOption?: string
  /** The result for a terminal. */
  inWords(data: Data, input: v.InferOutput<Schema>): string
  /** The result for a program, where it is not the data as it is: one value a line. */
  inJson?(data: Data): Iterable<unknown> | AsyncIterable<unknown>
  /** Whether it came out as wanted; the terminal ends with 1 where it did not. */
  isGood?(data: Data): boolean
}

/** Infers the types of an action from its schema and its function. */
export function action<const Schema extends Input, Data>(given: Action<Schema, Data>): Action<Schema, Data> {
  return given
}

/** Actions by name, each loaded when it is first used. */
export type ActionList = Readonly<Record<string, () => Promise<Action>>>
