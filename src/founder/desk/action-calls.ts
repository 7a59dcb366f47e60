import type * as v from 'valibot'
import type { ACTIONS } from '#src/features-actions.ts'
import type { InputFile } from '../fields.ts'

type Actions = typeof ACTIONS
export type ActionName = keyof Actions
type ActionOf<Name extends ActionName> = Awaited<ReturnType<Actions[Name]>>

/** A file as the page sends it. `base64`: its bytes, if it is not text. */
export type SentFile = { name: string } & (
  | { text: string; base64?: undefined }
  | { base64: string; text?: undefined }
)
type SentField<Value> = Value extends InputFile ? SentFile : Value
type Sent<Input> = { [Field in keyof Input]: SentField<Input[Field]> }

export type InputOf<Name extends ActionName> = Sent<v.InferInput<ActionOf<Name>['input']>>
export type DataOf<Name extends ActionName> = Awaited<ReturnType<ActionOf<Name>['run']>>

/** What the page posts: the input, and the typed answer to each question, by its option. */
export type Call<Name extends ActionName> = { input: InputOf<Name>; answers?: Record<string, string> }

/** What the page gets back: the data, the same in words, notes made on the way, and whether views may show something else now. */
export type Reply<Name extends ActionName> = {
  data: DataOf<Name>
  words: string
  notes: string[]
  changed: boolean
}
