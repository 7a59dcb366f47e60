import type { ComponentType, ReactElement } from 'react'
import { letterPage } from '../letters/browser/letter-page.tsx'
import {
  accessibilityPage,
  accessibilitySection,
  perksPage,
  promisesPage,
} from '../open-terms/browser/open-pages.tsx'
import { askingSection } from '../questions/browser/asking-section.ts'
import { datesInPrivacy, datesPage, remindersPage } from '../reminders/browser/reminders-page.tsx'
import { countingSection } from '../sources/browser/counting-section.tsx'

/** A page of text, as a template that its route fills in. */
type TextPage = {
  name: string
  /** Absent for a person's own page, which no search engine may list. */
  path?: string
  title: string
  description: string
  /** The id of the service whose card links to it. */
  card?: string
  /** The words of its link in the footer; if absent, there is no link. */
  footer?: string
  /** A module that only this page runs after load: `browser/page-script.ts` of its feature. */
  script?: string
  Page: () => ReactElement
}

/** The pages that features add to the site; their styles are in pages.css. */
export const PAGES: readonly TextPage[] = [
  remindersPage,
  datesPage,
  letterPage,
  perksPage,
  promisesPage,
  accessibilityPage,
]

/** `withMail` is shown only where email is on: elsewhere it would be untrue. */
type InPrivacy = {
  title: string
  paragraphs: readonly string[]
  withMail?: readonly string[]
  Below?: ComponentType
}

/** Sections that features add to the privacy page. */
export const IN_PRIVACY: readonly InPrivacy[] = [
  askingSection,
  datesInPrivacy,
  countingSection,
  accessibilitySection,
]
