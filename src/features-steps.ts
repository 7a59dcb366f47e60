import type { ComponentType } from 'react'
import { LetterStep } from './letters/founder/desk/letter-step.tsx'
import { PosterStep } from './sources/founder/desk/poster-step.tsx'
import { WaveStep } from './waves/founder/desk/wave-step.tsx'

/** A step's part of the desk. */
type Step = ComponentType<{
  /** Its wave and its letter have the same name. `people`: null for fewer than five. */
  week: { name: string; district: string; people: number | null; hasWave: boolean }
  kept: { [Figure in 'visits' | 'days' | 'size']?: number | undefined } | undefined
  sentAt: number | null
  /** Marks it as done, with figures. Resolves to undefined if that was refused; the page says why. */
  keep: (figures?: { visits: string; days: string; size: string; over: boolean }) => Promise<unknown>
}>

/** The steps that features add to an opening week, by id. */
export const WEEK_STEPS: Readonly<Record<string, Step>> = {
  wave: WaveStep,
  letter: LetterStep,
  poster: PosterStep,
}
