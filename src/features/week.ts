import type { Database } from '../db/database.ts'
import { letterInWeek } from '../letters/founder/letter-in-week.ts'
import { posterInWeek } from '../sources/founder/poster-in-week.ts'
import { waveInWeek } from '../waves/founder/wave-in-week.ts'

/** An opening week. Its wave and its letter have the same name. */
export type OpeningWeek = { name: string; district: string; chosen_at: number }

/** What a wave was sized by. */
export type WaveFigures = { [Figure in 'visits' | 'days' | 'size']?: number | undefined }

/** What a step's part of the desk gets. */
export type StepProps = {
  /** `people`: null for fewer than five. */
  week: Pick<OpeningWeek, 'name' | 'district'> & { people: number | null; hasWave: boolean }
  kept: WaveFigures | undefined
  sentAt: number | null
  /** Marks it as done, with figures. Resolves to undefined if that was refused; the page says why. */
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
  /** Returns what the settings lack for this step; the founder reads it before the step's turn. */
  lacks(environment: NodeJS.ProcessEnv): string[]
  /** Takes back what has not been sent. */
  stop?(database: Database, week: OpeningWeek, now: number): Promise<unknown>
}

/** The steps that features add to an opening week, in its order; their parts of the desk are in cards.ts. */
export const IN_WEEK: readonly InWeek[] = [waveInWeek, letterInWeek, posterInWeek]
