import type { ComponentType } from 'react'
import { accessibilitySection } from './open-terms/browser/accessibility-page.tsx'
import { askingSection } from './questions/browser/asking-section.ts'
import { countingSection } from './sources/browser/counting-section.tsx'

type InPrivacy = { title: string; paragraphs: readonly string[]; Below?: ComponentType }

/** Sections that features add to the privacy page. */
export const IN_PRIVACY: readonly InPrivacy[] = [askingSection, countingSection, accessibilitySection]
