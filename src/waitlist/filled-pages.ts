import type { Html } from '#src/http/template.ts'

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
export type RefusedPage = {
  EMAIL: string
  POSTCODE: string
  /** What brought the visitor, and the friend's code where one did. */
  SOURCE: string
  REFERRER: string
  FAULT_TITLE: string
  FAULT_TEXT: string
  EMAIL_INVALID: 'true' | 'false'
  POSTCODE_INVALID: 'true' | 'false'
}
