import * as v from 'valibot'
import { typedDay } from '#src/time/typed-day.ts'

/** How to type a field in a terminal, and what the desk calls it. */
type Shape = {
  /** Stands for the value in help, such as EMAIL or "LS6 2AB"; begins with FILE or OUT if the value is a path. */
  placeholder?: string
  /** Set if it is typed without its name: as one word, as all remaining words together, or as a list of them. */
  positional?: 'word' | 'words' | 'each'
  /** A file that the terminal reads: the value is an InputFile. */
  file?: true
  /** What the desk calls it, worded so that a message can begin with it: “The time”. */
  label?: string
}

/** A file as an action reads it, wherever it came from. */
export type InputFile = { name: string; open(): AsyncIterable<Uint8Array> }

/** A file as a page or an assistant sends it. `base64`: its bytes, if it is not text. */
export type SentFile = { name: string } & (
  | { text: string; base64?: undefined }
  | { base64: string; text?: undefined }
)

/** Adds to a schema how its field is typed and what help and messages call it. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, shape: Shape, description = '') {
  return v.pipe(schema, v.metadata(shape), v.description(description))
}

/** Describes an option that may be left out. */
export const option = (placeholder: string, description: string, shape: Shape = {}) =>
  v.optional(field(v.string(), { placeholder, ...shape }, description))

/** Describes a switch, off unless given. */
export const flag = (description: string) => v.optional(field(v.boolean(), {}, description), false)

/** Describes a file to read. */
export const inputFile = (placeholder: string, description = '') =>
  field(
    v.pipe(v.custom<InputFile | SentFile>(isFile), v.transform(openedFile)),
    { placeholder, file: true, positional: 'word' },
    description,
  )

function isFile(value: unknown): boolean {
  const { open, text, base64 } = (value ?? {}) as Record<string, unknown>
  return typeof open === 'function' || typeof (text ?? base64) === 'string'
}

/** Returns a file that can be read from its beginning each time. */
export function openedFile(file: InputFile | SentFile): InputFile {
  if ('open' in file) return file
  const bytes = file.base64 === undefined ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64')
  return {
    name: file.name,
    async *open() {
      yield bytes
    },
  }
}

/** A whole number, typed in a terminal or sent by the desk. */
export const wholeNumber = (
  most: number,
  least = 1,
  words = `must be a whole number from ${least} to ${most}`,
) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))], words),
    v.check(n => Number.isSafeInteger(n) && n >= least && n <= most, words),
  )

/** An amount as a person writes it; the action gets pence. */
export const pounds = v.pipe(v.string(), v.transform(pence), v.number('must be pounds, such as 120 or 89.50'))

/** In pence: anything above this must be a typing mistake. */
const MOST_PENCE = 1_000_000_000

/** Converts pounds to pence; undefined if the text is not an amount in pounds. */
function pence(text: string): number | undefined {
  // A comma only between thousands: “35,50” can hardly mean £3,550.
  const written = /^£?(\d{1,8}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
  const [, whole, part = ''] = written.exec(text.trim()) ?? []
  const amount = Number(whole?.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return amount <= MOST_PENCE ? amount : undefined
}

/** A day as a person writes it; the action gets 2026-03-01. */
export const day = v.pipe(
  v.string(),
  v.transform(text => typedDay(text)),
  v.string('must be a day: 2026-03-01, 1/3/2026, 1 March 2026 or yesterday'),
)

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    text => text.includes('@'),
    ({ input }) => `must be an email address, and “${input}” is not one`,
  ),
)

/** The one address that an action is about. */
export const email = field(emailAddress, {
  placeholder: 'EMAIL',
  positional: 'word',
  label: 'The email address',
})

/** Returns whether a field names a file, to read or to write. */
export const namesFile = (schema: v.GenericSchema): boolean =>
  /^(?:FILE|OUT)/.test(shapeOf(schema).placeholder ?? '')

/** Returns how a field is typed and what it is called. */
export function shapeOf(schema: v.GenericSchema): Shape {
  return v.getMetadata(unwrapped(schema))
}

export function descriptionOf(schema: v.GenericSchema): string {
  return v.getDescription(unwrapped(schema)) ?? ''
}

export const isOptional = ({ type }: v.GenericSchema): boolean => type === 'optional'
export const isFlag = (schema: v.GenericSchema): boolean => unwrapped(schema).type === 'boolean'

/** Returns whether a field may be given several times. */
export const isList = (schema: v.GenericSchema): boolean => unwrapped(schema).type === 'array'

function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema
}
