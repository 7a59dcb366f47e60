import { answerFilters } from '../questions/founder/answer-filters.ts'
import { sourceFilter } from '../sources/founder/source-filter.ts'
import type { AlsoFound } from '../waitlist/founder/filters/filter-field.ts'
import { foundByWave, waveFilter } from '../waves/founder/wave-filter.ts'

/** Features' filters for choosing people, besides the list's own. */
export const FEATURE_FILTERS = [sourceFilter] as const

/**
 * Filters that waves may not use: people were told that an answer changes neither their place nor their price, and no
 * one is invited twice.
 */
export const NOT_FOR_WAVES = [waveFilter, ...answerFilters] as const

/** What else the search box finds people by. */
export const ALSO_FOUND: readonly AlsoFound[] = [foundByWave]
