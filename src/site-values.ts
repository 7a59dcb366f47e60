import type { Html } from '#src/http/template.ts'

/** What the server, which knows its configuration, fills in on every prerendered page. */
export type SiteValues = {
  PUBLIC_URL: string
  MAEVE_LABEL: string
  /** Whether mail is on. */
  MAIL: '0' | '1'
  OPERATOR_NAME: string
  OPERATOR_CONTACT: string
  /** How to reach the operator, as a sentence; empty where they have not said so. */
  REACH: string
}

/** The landing page's first words, and what tells which version of an experiment a visitor read. */
export type HeroValues = {
  HEADLINE_FIRST: string
  HEADLINE_SECOND: string
  HEADLINE_THIRD: string
  HEADLINE_LAST: string
  LEAD: string
  /** Ends the query by which the page's script tells how it was found; empty where no experiment is on. */
  READ_QUERY: string
  /** A field of each form, for where no script runs; empty as well. */
  READ_FIELDS: Html | ''
}
