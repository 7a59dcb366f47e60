import { marksOf } from './http/template.ts'
import type { LaunchSaid } from './launch-said.ts'

/** What the server knows from its configuration, and fills in on every prerendered page. */
export type SiteValues = {
  PUBLIC_URL: string
  MAEVE_LABEL: string
  /** Whether mail is on. */
  MAIL: '0' | '1'
  OPERATOR_NAME: string
  OPERATOR_CONTACT: string
  /** Who handles personal data for the operator. */
  OPERATOR_PROCESSORS: string
  /** Who runs the site, in the footer; empty if that is not set. */
  COMPANY: string
  /** How to reach the operator, as a sentence; empty if that is not set. */
  REACH: string
} & LaunchSaid

/** Placeholders for these values, as the build writes them into pages. */
export const site = marksOf<SiteValues>()
