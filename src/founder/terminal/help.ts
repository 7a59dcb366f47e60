import { command } from '#src/content/founder-command.ts'
import type { Action } from '../action.ts'
import { descriptionOf, isFlag, isOptional, shapeOf } from '../fields.ts'
import { asks, fieldsOf, hasOwnJson } from './read-words.ts'

/** The width of a line of help, and the column where descriptions begin, in characters. */
const WIDTH = 120
const COLUMN = 21

/** A word of a command: how it is typed, and what help says about it; empty if help has no line for it. */
type Word = { typed: string; isOptional: boolean; says: string }

/** Writes the help of one action from its schema. */
export function helpOf(name: string, action: Action): string {
  const words = wordsOf(action)
  const usage = words.map(({ typed, isOptional }) => (isOptional ? `[${typed}]` : typed))
  return [
    wrapWords([`Usage: ${command(name)}`, ...usage], ' '.repeat(9)),
    wrap(`${action.summary.charAt(0).toUpperCase()}${action.summary.slice(1)}.`),
    ...(action.help ? [action.help.split('\n\n').map(paragraph).join('\n\n')] : []),
    words.flatMap(({ typed, says }) => (says ? [optionLine(typed, says)] : [])).join('\n'),
  ].join('\n\n')
}

function wordsOf(action: Action): Word[] {
  const fields = fieldsOf(action).map(([name, schema]) => {
    const { placeholder, positional } = shapeOf(schema)
    const value = placeholder ?? (positional ? '' : 'VALUE')
    const more = positional === 'each' ? '…' : ''
    const typed = isFlag(schema) ? `--${name}` : `--${name} ${value}`
    return {
      typed: positional ? value + more : typed,
      isOptional: isOptional(schema),
      says: positional ? '' : descriptionOf(schema),
      positional,
    }
  })
  const number = { typed: '--yes N', says: 'the number of people, if nobody is there to type it' }
  const yes = action.changes === 'people' ? number : { typed: '--yes', says: 'do not ask' }
  return [
    ...fields.filter(({ positional }) => positional),
    ...fields.filter(({ positional }) => !positional),
    ...(asks(action) ? [{ ...yes, isOptional: true }] : []),
    ...(hasOwnJson(action) ? [] : [{ typed: '--json', isOptional: true, says: 'print the result as JSON' }]),
  ]
}

/** Keeps a paragraph that begins with a space, such as an example, as it is. */
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
