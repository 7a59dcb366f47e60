import type * as v from 'valibot'
import { command } from '#src/content/founder-command.ts'
import type { Action } from '../action.ts'
import { descriptionOf, isFlag, isOptional, shapeOf } from '../fields.ts'
import { asks, fieldsOf, hasOwnJson, positionalsOf } from './read-words.ts'

/** The width of a line of help, and the column where descriptions begin, in characters. */
const WIDTH = 120
const COLUMN = 21

/** Writes the help of one action from its schema. */
export function helpOf(name: string, action: Action): string {
  const options = fieldsOf(action).filter(([, schema]) => !shapeOf(schema).positional)
  const described = [
    ...options.map(([name, schema]) => [shown(name, schema), descriptionOf(schema)] as const),
    ...(asks(action) ? [YES[action.changes === 'people' ? 'number' : 'switch']] : []),
    ...(hasOwnJson(action) ? [] : [['--json', 'print the result as JSON'] as const]),
  ].filter(([, description]) => description)
  return [
    usage(name, action, options),
    wrap(`${action.summary.charAt(0).toUpperCase()}${action.summary.slice(1)}.`),
    ...(action.help ? [action.help.split('\n\n').map(paragraph).join('\n\n')] : []),
    described.map(([option, description]) => optionLine(option, description)).join('\n'),
  ].join('\n\n')
}

const YES = {
  number: ['--yes N', 'the number of people, if nobody is there to type it'],
  switch: ['--yes', 'do not ask'],
} as const

function usage(name: string, action: Action, options: [string, v.GenericSchema][]): string {
  const words = [
    ...positionalsOf(action).map(([, schema]) => {
      const { placeholder = '', positional } = shapeOf(schema)
      const word = positional === 'each' ? `${placeholder}…` : placeholder
      return isOptional(schema) ? `[${word}]` : word
    }),
    ...options.map(([name, schema]) =>
      isOptional(schema) ? `[${shown(name, schema)}]` : shown(name, schema),
    ),
    ...(asks(action) ? [`[${YES[action.changes === 'people' ? 'number' : 'switch'][0]}]`] : []),
    ...(hasOwnJson(action) ? [] : ['[--json]']),
  ]
  return wrapWords([`Usage: ${command(name)}`, ...words], ' '.repeat(9))
}

function shown(name: string, schema: v.GenericSchema): string {
  return isFlag(schema) ? `--${name}` : `--${name} ${shapeOf(schema).placeholder ?? 'VALUE'}`
}

/** Keeps lines that begin with spaces, such as an example, as they are. */
const paragraph = (text: string) => (/^ /.test(text) ? text : wrap(text.replaceAll('\n', ' ')))

const wrap = (text: string) => wrapWords(text.split(' '), '')

/** Wraps words into lines; the first begins with `start`. */
function wrapWords(words: readonly string[], indent: string, start = ''): string {
  const lines = [start]
  for (const word of words) {
    const line = lines.at(-1)!
    if (!line || line.endsWith(' ')) lines[lines.length - 1] = line + word
    else if (line.length + word.length < WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines.join('\n')
}

function optionLine(option: string, description: string): string {
  const start = `  ${option} `.padEnd(COLUMN)
  return wrapWords(description.split(' '), ' '.repeat(COLUMN), start)
}
