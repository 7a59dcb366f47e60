import { createReadStream, fstatSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type * as v from 'valibot'
import type { Action } from '../action.ts'
import { openTyped } from '../caller.ts'
import { checkInput } from '../check-input.ts'
import { type InputFile, isFlag, isList, namesFile, shapeOf } from '../fields.ts'
import { fileFault } from '../files/file-fault.ts'
import { Misuse, Refusal } from '../refusal.ts'

/**
 * What was typed, in the form that the action takes. `yes`: the answer to its question, given beforehand. `json`:
 * whether to print JSON; false if the action has a field of that name.
 */
export type Typed = { input: Record<string, unknown>; json: boolean; yes: unknown }

/**
 * Reads the words after an action's name according to its schema. Throws Misuse, or parseArgs's own error for an
 * unknown option.
 */
export function readWords(action: Action, words: readonly string[]): Typed {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: optionsOf(action),
    allowPositionals: true,
  })
  const given = { ...values }
  const json = !hasOwnJson(action) && Boolean(given.json)
  if (json) delete given.json
  const input = { ...given, ...namePositionals(action, positionals) }
  return { input: checkInput(action, input, subjectOf), json, yes: values.yes }
}

/** Returns every option that may be typed, in parseArgs's format. */
export function optionsOf(action: Action) {
  const options: Record<string, { type: 'string' | 'boolean'; multiple?: boolean }> = {
    json: { type: 'boolean' },
  }
  for (const [name, schema] of fieldsOf(action))
    if (!shapeOf(schema).positional)
      options[name] = { type: isFlag(schema) ? 'boolean' : 'string', multiple: isList(schema) }
  if (asks(action)) options.yes = { type: action.changes === 'people' ? 'string' : 'boolean' }
  return options
}

/** Returns whether an action may ask something in a terminal before it runs. */
export const asks = ({ questions, asksInTerminal = true }: Action) =>
  questions !== undefined && asksInTerminal

export const hasOwnJson = ({ input }: Action) => 'json' in input.entries

export const fieldsOf = (action: Action) =>
  Object.entries(action.input.entries) as [string, v.GenericSchema][]

export const positionalsOf = (action: Action) =>
  fieldsOf(action).filter(([, schema]) => shapeOf(schema).positional)

/** Whether a file was named, to read or to write. */
export const namesFiles = (action: Action, input: Record<string, unknown>) =>
  fieldsOf(action).some(([name, schema]) => input[name] !== undefined && namesFile(schema))

/** Returns a field's name as it is typed: EMAIL, or --postcode. */
export function subjectOf(action: Action, name: string): string {
  const schema = action.input.entries[name] as v.GenericSchema | undefined
  const { positional, placeholder } = schema ? shapeOf(schema) : {}
  return positional && placeholder ? placeholder : `--${name}`
}

function namePositionals(action: Action, words: readonly string[]): Record<string, unknown> {
  const left = [...words]
  const named: Record<string, unknown> = {}
  for (const [name, schema] of positionalsOf(action)) {
    const { positional, file } = shapeOf(schema)
    const read = (word: string) => (file ? fileAt(word) : word)
    if (!left.length) continue
    if (positional === 'word') named[name] = read(left.shift()!)
    else {
      const all = left.splice(0)
      named[name] = positional === 'words' ? all.join(' ') : all.map(read)
    }
  }
  if (left.length)
    throw new Misuse(`${left[0]} is one word too many: put quotation marks around words that belong together`)
  return named
}

/** Returns a file that is read from its beginning each time it is opened. */
export function fileAt(path: string): InputFile {
  let wasRead = false
  return {
    name: path,
    async *open() {
      try {
        const fd = openTyped(path)
        if (wasRead && !fstatSync(fd).isFile())
          throw new Refusal(
            `this reads its input twice, so ${path} must be a saved file: save it first, then name that file`,
          )
        wasRead = true
        yield* createReadStream('', { fd })
      } catch (error) {
        throw fileFault(path, 'read', error)
      }
    },
  }
}
