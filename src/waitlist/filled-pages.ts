import type { Html } from '#src/http/template.ts'
import { type EntryField, type Invalid, ofEachField } from './entry.ts'

type Asking = { TOKEN: string }

/**
 * A street sign on a page, and the link to share with it. `CODE`, `TOWN` and `BEGUN` are empty for an area that does
 * not exist; `SMALL_STREET` and `PROMISE` if the district has no goal.
 */
export type StreetMarks = {
  CODE: string
  TOWN: string
  BEGUN: string
  /** Words that add the reader to the day's count; empty if it includes them already. */
  AND_YOU: string
  SHARE: string
  SMALL_STREET: Html
  PROMISE: string
}

export type NeighbourPage = { DISTRICT: string; DISTRICT_PATH: string }

export type DistrictPage = NeighbourPage & Pick<StreetMarks, 'SMALL_STREET' | 'PROMISE'> & { WAITING: string }

/**
 * The pages that links in emails open, by the name of their prerendered file, and the placeholders that a
 * route fills in.
 */
export type LinkPages = {
  /** The sign and its words are empty in an area that does not exist, and for somebody who has confirmed. */
  confirm: Asking & Pick<StreetMarks, 'CODE' | 'TOWN' | 'SMALL_STREET'> & { ONE_MORE: string }
  'confirm-expired': Asking
  /** The place is empty if it cannot be read at the moment. */
  confirmed: StreetMarks & { PLACE: string }
  /** Sent instead of `confirmed` if friends are counted. */
  'confirmed-share': StreetMarks & { PLACE: string }
  unsubscribe: Asking
  manage: Asking & {
    /** What the page says about one of its other forms; empty until one has been sent. */
    SAID: string
    COMPLAINTS_WAITING: string
    STREET: Html
    OWN: Html
    /** Asks whether the person made the held requests; empty if there are none. */
    WISHES: Html
    STORED: Html
    POSTCODE: string
    POSTCODE_INVALID: 'true' | 'false'
    /** What the page says about the postcode form and the complaint form; empty until the form has been sent. */
    POSTCODE_SAID: string
    COMPLAINT_SAID: string
    MAILS_BUTTON: string
    MAILS_WANTED: 'on' | 'off'
    COMPLAINT: string
    COMPLAINT_INVALID: 'true' | 'false'
  }
  erase: Asking
  waiting: Asking
  note: { NOTE_TITLE: string; NOTE_TEXT: string }
}

export type JoinedPage = { NEXT: Html }

/** The landing page with a form that was posted without JavaScript and refused. */
export type RefusedPage = FieldMarks & {
  /** What brought the visitor, and the friend's code if there is one. */
  SOURCE: string
  REFERRER: string
  /**
   * `FAULT`: what is wrong, or a suggested domain for the address. `ASKED`: the domain that the visitor was asked
   * about.
   */
  FAULT: Html | readonly Html[]
  ASKED: string
}

type FieldMark = Uppercase<EntryField>
type FieldMarks = Record<FieldMark, string> & Record<`${FieldMark}_INVALID`, 'true' | 'false'>

export const fieldMark = (field: EntryField) => field.toUpperCase() as FieldMark

export function fieldMarks(typed: Record<EntryField, string>, invalid: Invalid | undefined): FieldMarks {
  const marks = ofEachField(field => ({
    [fieldMark(field)]: typed[field],
    [`${fieldMark(field)}_INVALID`]: invalid?.[field] ?? 'false',
  }))
  return Object.assign({}, ...Object.values(marks))
}
