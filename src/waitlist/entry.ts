import { waitlistWords } from '#src/content/waitlist.ts'

/** The rules of a waitlist entry, run by the browser and by the server alike. */

/** Longest email accepted, in UTF-16 code units after trimming. */
export const EMAIL_MAX = 255
/** Length accepted for a postcode, in UTF-16 code units after trimming. */
const POSTCODE_LENGTH = { min: 5, max: 10 } as const
/** Shown until the real count has arrived. */
export const COUNT_UNTIL_KNOWN = 1247
/** The banner shows from this many entries on. */
export const BANNER_FROM = 1000

export type FormPlace = 'hero' | 'banner'
/** Where a join may come from: a form of the page, or the card in Maeve's panel. */
export const JOIN_FORMS = ['hero', 'banner', 'maeve'] as const
/** The shape of a source's code as an entry keeps it. */
export const SOURCE_CODE = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The field that only a program fills in, and the one that says which wording the visitor read. */
export const TRAP_FIELD = 'website'
export const NOTICE_FIELD = 'notice'
/** What a visitor types, as it is saved. A field that may be left out is `string | null`, and checked so below. */
export type Entry = { email: string; postcode: string }
export type EntryField = keyof Entry
/** As it was typed; a field that is missing is an empty one. */
export type TypedEntry = { [Field in EntryField]?: string | null | undefined }
type Rule = keyof typeof waitlistWords.faults
type Fault = { rule: Rule; field: EntryField }
type CheckedField = { value: string; fault?: never } | { fault: Fault; value?: never }
type Checked = { entry: Entry; fault?: never } | { fault: Fault; entry?: never }

// A control character or a lone surrogate is no text: no mailbox has one and PostgreSQL refuses both.
const EMAIL_SHAPE = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u
const POSTCODE_SHAPE = /^[A-Z]{1,2}[0-9]{1,2}[A-Z]? ?[0-9][A-Z]{2}$/i

/** Whether a trimmed text is text, at sign, text, dot, text, with no white space and of at most EMAIL_MAX. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_SHAPE.test(text)
}

/** Whether a trimmed text is of a length that a postcode may have. */
export function isPostcodeLength(text: string): boolean {
  return text.length >= POSTCODE_LENGTH.min && text.length <= POSTCODE_LENGTH.max
}

/** Whether a trimmed text has the shape of a UK postcode, in any letter case. */
export function isPostcodeShape(text: string): boolean {
  return isPostcodeLength(text) && POSTCODE_SHAPE.test(text)
}

/** The rule that a trimmed text breaks, for each field. */
const BROKEN_RULE: Record<EntryField, (text: string) => Rule | undefined> = {
  email: text => (isEmail(text) ? undefined : 'email'),
  postcode: text => {
    if (!isPostcodeLength(text)) return 'postcodeLength'
    return isPostcodeShape(text) ? undefined : 'postcodeShape'
  },
}

const ENTRY_FIELDS = Object.keys(BROKEN_RULE) as EntryField[]

/** One value for each field of an entry. */
export function ofEachField<Value>(of: (field: EntryField) => Value): Record<EntryField, Value> {
  return Object.fromEntries(ENTRY_FIELDS.map(field => [field, of(field)])) as Record<EntryField, Value>
}

/** Checks one field. Returns its value as it is to be saved, or its fault. */
export function checkField(field: EntryField, typed: string): CheckedField {
  const text = typed.trim()
  const rule = text ? BROKEN_RULE[field](text) : 'required'
  if (rule) return { fault: { rule, field } }
  return { value: field === 'postcode' ? text.toUpperCase() : text }
}

/**
 * Checks what a visitor typed, in the specification's order: required, email, postcode.
 * Returns the entry as it is to be saved, or the first fault with the field that it concerns.
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
  return fault ? { fault } : { entry }
}

/** The title and text of a fault for a visitor; the two forms word some of them differently. */
export function faultWords({ rule }: Fault, place: FormPlace): { title: string; text: string } {
  const { title, text } = waitlistWords.faults[rule]
  return { title, text: typeof text === 'string' ? text : text[place] }
}
