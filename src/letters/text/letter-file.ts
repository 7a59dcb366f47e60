import { type Purpose, purposes } from '#src/content/purposes.ts'
import { frontMatter } from '#src/founder/files/front-matter.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { LETTER_NAME, type Letter } from '../letter.ts'

/** In characters. Mail programs cut off anything longer. */
const LONGEST = { subject: 78, preview: 140 } as const

/** Everything that stops a letter from being sent, one sentence each. */
export class LetterFaults extends Refusal {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`the letter cannot be sent:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** Reads a letter: front matter with subject, preview and purpose, then Markdown. Throws LetterFaults. */
export function readLetter(path: string, text: string): Letter {
  const { typed, faults } = parseLetter(path, text)
  if (!typed) throw new LetterFaults(faults)
  return checkFields(typed, faults)
}

/**
 * Reads a letter without checking its content. `faults`: what is wrong with the front matter. Without front matter,
 * there is no `typed`.
 */
export function parseLetter(path: string, text: string): { typed?: TypedLetter; faults: string[] } {
  const name = path.replace(/^.*[/\\]/, '').replace(/\.(md|txt)$/i, '')
  const read = frontMatter(text)
  if (!read) return { faults: ['it must begin with --- , then subject, preview and purpose, then ---'] }
  const { subject = '', preview = '', purpose = '', ...unknown } = Object.fromEntries(read.fields)
  const faults = Object.keys(unknown).map(
    field => `the front matter has only subject, preview and purpose: ${field}`,
  )
  return { typed: { name, subject, preview, purpose, body: read.body.trim() }, faults }
}

/** A letter as it was typed. */
export type TypedLetter = { [Field in keyof Letter]: string }

/** Checks what every letter must have. `more`: other things that are wrong with it. Throws LetterFaults. */
export function checkFields(typed: TypedLetter, more: readonly string[] = []): Letter {
  const { name, purpose } = typed
  const [subject, preview] = [typed.subject.trim(), typed.preview.trim()]
  const body = typed.body.replaceAll('\r\n', '\n').trim()
  const faults = [
    !name && 'Give it a name: lower-case letters, digits and hyphens',
    name !== '' &&
      !LETTER_NAME.test(name) &&
      `its name must be lower-case letters, digits and hyphens, such as we-open-in-leeds: ${name}`,
    ...more,
    lengthFault('subject', subject),
    lengthFault('preview', preview),
    !Object.hasOwn(purposes, purpose) &&
      `purpose must be one of ${Object.keys(purposes).join(', ')}: ${purpose || 'there is none'}`,
    !body && 'it has no words',
  ].filter(fault => fault !== false)
  if (faults.length) throw new LetterFaults(faults)
  return { name, subject, preview, purpose: purpose as Purpose, body }
}

function lengthFault(field: keyof typeof LONGEST, value: string): string | false {
  const most = LONGEST[field]
  if (!value) return `there is no ${field}`
  if (/\p{Cc}/u.test(value)) return `the ${field} holds a control character`
  return value.length > most && `the ${field} has ${value.length} characters: ${most} at most are shown`
}
