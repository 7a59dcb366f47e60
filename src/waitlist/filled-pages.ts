import type { Html } from '#src/http/template.ts'
import { type EntryField, ofEachField } from './entry.ts'

/** For a page that asks one thing of the holder of a link: the link's token, which its form carries on. */
type Asking = { TOKEN: string }

/** The pages that links in emails open, by the name of their prerendered file, and what a route fills in on each. */
export type LinkPages = {
  confirm: Asking
  'confirm-expired': Asking
  /** The place is empty where it cannot be read just now. */
  confirmed: { PLACE: string }
  /** Where friends are counted. */
  'confirmed-share': { PLACE: string; SHARE: string }
  unsubscribe: Asking
  manage: Asking & {
    /** What a form on it was answered with; empty before one was sent. */
    SAID: string
    COMPLAINTS_WAITING: string
    /** The question whether wishes that are held are their own; empty where none is. */
    WISHES: Html
    /** All that is kept: the lines of a description list. */
    STORED: Html
    POSTCODE: string
    POSTCODE_INVALID: 'true' | 'false'
    MAILS_BUTTON: string
    MAILS_WANTED: 'on' | 'off'
    COMPLAINT: string
  }
  erase: Asking
  note: { NOTE_TITLE: string; NOTE_TEXT: string }
}

/** The landing page with a form that was posted without JavaScript and refused. */
export type RefusedPage = FieldMarks & {
  /** What brought the visitor, and the friend's code where one did. */
  SOURCE: string
  REFERRER: string
  FAULT_TITLE: string
  FAULT_TEXT: string
}

type FieldMark = Uppercase<EntryField>
type FieldMarks = Record<FieldMark, string> & Record<`${FieldMark}_INVALID`, 'true' | 'false'>

/** The mark of what was typed into a field. */
export const fieldMark = (field: EntryField) => field.toUpperCase() as FieldMark

/** What a refused form has in its fields; `faulty` is the one at fault. */
export function fieldMarks(typed: Record<EntryField, string>, faulty: EntryField | undefined): FieldMarks {
  const marks = ofEachField(field => ({
    [fieldMark(field)]: typed[field],
    [`${fieldMark(field)}_INVALID`]: `${field === faulty}`,
  }))
  return Object.assign({}, ...Object.values(marks))
}
