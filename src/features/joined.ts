import type { ComponentType } from 'react'
import { Questions } from '../questions/browser/questions.tsx'

/** What features show somebody who has just joined, in the dialog; styles in joined.css. */
export const AFTER_JOINING: readonly ComponentType[] = [Questions]
