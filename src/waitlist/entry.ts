import { waitlistWords } from '#src/content/waitlist.ts'

/** The rules of a waitlist entry, which both the browser and the server apply. */

/** The longest email accepted, in UTF-16 code units after trimming. */
export const EMAIL_MAX = 255
/** The lengths accepted for a postcode, in UTF-16 code units after trimming. */
const POSTCODE_LENGTH = { min: 5, max: 10 } as const
export const COUNT_UNTIL_KNOWN = 1247

export type FormPlace = 'hero' | 'banner'
/** Where a join may come from: a form of the page, or the card in Maeve's panel. */
export const JOIN_FORMS = ['hero', 'banner', 'maeve'] as const
export const SOURCE_CODE = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The field that only programs fill in, and the field with the version of the wording that the visitor saw. */
export const TRAP_FIELD = 'website'
export const NOTICE_FIELD = 'notice'
/**
 * What a visitor types, as it is saved. An optional field would be `string | null`, and the checks below would have
 * to allow for null.
 */
export type Entry = { email: string; postcode: string }
export type EntryField = keyof Entry
/** What was typed; a missing field counts as empty. */
export type TypedEntry = { [Field in EntryField]?: string | null | undefined }
type Rule = keyof typeof waitlistWords.faults
type Fault = { rule: Rule; field: EntryField }
export type Invalid = Record<EntryField, 'true' | 'false'>
type CheckedField = { value: string; fault?: never } | { fault: Fault; value?: never }
type Checked = { entry: Entry; fault?: never } | { fault: Fault; invalid: Invalid; entry?: never }

// Refuses control characters and lone surrogates: no mailbox has them, and PostgreSQL cannot store them.
const EMAIL_SHAPE = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u
const POSTCODE_SHAPE = /^[A-Z]{1,2}[0-9]{1,2}[A-Z]? ?[0-9][A-Z]{2}$/i

/** Returns whether a trimmed text looks like `text@text.text`, without white space and at most EMAIL_MAX long. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_SHAPE.test(text)
}

const BROKEN_RULE: Record<EntryField, (text: string) => Rule | undefined> = {
  email: text => (isEmail(text) ? undefined : 'email'),
  postcode: text => {
    if (text.length < POSTCODE_LENGTH.min || text.length > POSTCODE_LENGTH.max) return 'postcodeLength'
    return POSTCODE_SHAPE.test(text) ? undefined : 'postcodeShape'
  },
}

const ENTRY_FIELDS = Object.keys(BROKEN_RULE) as EntryField[]

export function ofEachField<Value>(of: (field: EntryField) => Value): Record<EntryField, Value> {
  return Object.fromEntries(ENTRY_FIELDS.map(field => [field, of(field)])) as Record<EntryField, Value>
}

/** Checks one field. Returns the value to save, or the fault. */
export function checkField(field: EntryField, typed: string): CheckedField {
  const text = typed.trim()
  const rule = text ? BROKEN_RULE[field](text) : 'required'
  if (rule) return { fault: { rule, field } }
  return { value: field === 'postcode' ? text.toUpperCase() : text }
}

/**
 * Checks what a visitor typed, in the specification's order: required, email, postcode. Returns the
 * entry to save, or the first fault, and which fields break that rule.
 */
export function checkEntry(typed: TypedEntry): Checked {
  const entry = {} as Entry
  const faults: Fault[] = []
  for (const field of ENTRY_FIELDS) {
    const { value, fault } = checkField(field, typed[field] ?? '')
    if (fault) faults.push(fault)
    else entry[field] = value
  }
  const fault = faults.find(({ rule }) => rule === 'required') ?? faults[0]
  if (!fault) return { entry }
  const invalid = ofEachField(
    name => `${faults.some(({ rule, field }) => rule === fault.rule && field === name)}` as const,
  )
  return { fault, invalid }
}

/** Returns the title, text and help of a fault for a visitor; the two forms word some of them differently. */
export function faultWords({ rule }: Fault, place: FormPlace): { title: string; text: string; help: string } {
  const { title, text, help } = waitlistWords.faults[rule]
  return { title, text: typeof text === 'string' ? text : text[place], help }
}

/** The response header that gives our own page more about a join, as JSON, because the wire contract fixes the body. */
export const TOLD_HEADER = 'told'
