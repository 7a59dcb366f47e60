import type { WaveFigures } from '#src/waves/wave-figures.ts'
import type { ByArea, Preview } from './letter-calls.ts'

/** Whom a wave may be of; empty texts leave nobody out. */
type WaveWhom = { area: string; since: string }

export type WaveCalls = {
  /** `remindable`: those of a wave who can still be reminded of their code; `delay`: that today’s emails are too few. */
  waves: { says: Record<string, never>; told: (WaveFigures & { remindable: number; delay: string | null })[] }
  /** `all`: how many there are to invite; `delay`: that today’s emails are too few for `limit` of them. */
  'wave-reach': {
    says: WaveWhom & { limit: number }
    told: { all: number; byArea: ByArea; delay: string | null; mail: boolean }
  }
  'wave-look': { says: Record<string, never>; told: Preview }
  'wave-invite': { says: WaveWhom & { limit: number; name: string; typed: string }; told: string }
  'wave-remind': { says: { wave: string; typed: string }; told: string }
  codes: { says: Record<string, never>; told: { name: string; text: string } }
  redeem: { says: { code: string }; told: { now: boolean; says: string; gives: readonly string[] } }
}
