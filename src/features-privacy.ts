import type { ComponentType } from 'react'
import { accessibilitySection } from './open-terms/browser/open-pages.tsx'
import { askingSection } from './questions/browser/asking-section.ts'
import { datesInPrivacy } from './reminders/browser/reminders-page.tsx'
import { countingSection } from './sources/browser/counting-section.tsx'

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
