import type { Database } from '../db/database.ts'
import { letterInWeek } from '../letters/founder/letter-in-week.ts'
import { posterInWeek } from '../sources/founder/poster-in-week.ts'
import { waveInWeek } from '../waves/founder/wave-in-week.ts'

/** An opening week. Its wave and its letter have the same name. */
export type OpeningWeek = { name: string; district: string; chosen_at: number }

/** The figures that a wave's size was worked out from. */
export type WaveFigures = { [Figure in 'visits' | 'days' | 'size']?: number | undefined }

/** The props of a step's part of the desk. */
export type StepProps = {
  /** `people`: null for fewer than five. */
  week: Pick<OpeningWeek, 'name' | 'district'> & { people: number | null; hasWave: boolean }
  kept: WaveFigures | undefined
  sentAt: number | null
  /** Marks the step as done, with figures. Resolves to undefined if that was refused; the page says why. */
  keep: (figures?: Record<keyof WaveFigures, string> & { over: boolean }) => Promise<unknown>
}

type InWeek = {
  id: string
  title: string
  /** Returns when the founder sent its emails, if it has any, and what came of it; null for what must stay hidden. */
  read(
    database: Database,
    week: OpeningWeek,
  ): Promise<{ at: number | null; rows: { name: string; n: number | null }[] }>
  /** Returns what the settings lack for this step, so that the founder knows before they reach it. */
  lacks(environment: NodeJS.ProcessEnv): string[]
  /** Cancels what has not been sent. */
  stop?(database: Database, week: OpeningWeek, now: number): Promise<unknown>
}

/** The steps that features add to an opening week, in order; their parts of the desk are in cards.ts. */
export const IN_WEEK: readonly InWeek[] = [waveInWeek, letterInWeek, posterInWeek]
