import type * as v from 'valibot'
import type { ACTIONS } from '#src/features/actions.ts'

type Actions = typeof ACTIONS
export type ActionName = keyof Actions
type ActionOf<Name extends ActionName> = Awaited<ReturnType<Actions[Name]>>

export type InputOf<Name extends ActionName> = v.InferInput<ActionOf<Name>['input']>
export type DataOf<Name extends ActionName> = Awaited<ReturnType<ActionOf<Name>['run']>>

/** What the page posts: the input, and the typed answer to each question, by its option. */
export type Call<Name extends ActionName> = { input: InputOf<Name>; answers?: Record<string, string> }

/**
 * What the page gets back: the data, the same in words, notes made on the way, and whether views must be read again.
 */
export type Reply<Name extends ActionName> = {
  data: DataOf<Name>
  words: string
  notes: string[]
  changed: boolean
}
