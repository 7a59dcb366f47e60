import { figureWords } from '#src/content/figures.ts'
import { waveWords as words } from '#src/content/waves.ts'
import type { Queryable } from '#src/db/database.ts'
import { barList, htmlTable, percentOf, section } from '#src/founder/drawing/section.ts'
import type { Period } from '#src/time/period.ts'
import { split } from '#src/waitlist/server/figures/small-groups.ts'
import { readWaves } from '#src/waves/wave-figures.ts'

/** A wave's name, with how many codes were redeemed and how many were not. */
type ShownWave = { name: string; codes: { yes: number; no: number } }

/** The report's section on waves. */
export const wavesInReport = {
  async read(database: Queryable, period: Period) {
    const all = await readWaves(database, period)
    const waves = all.flatMap(({ wave, invited, redeemed }): ShownWave[] => {
      const codes = wave ? split(redeemed, invited) : null
      return codes ? [{ name: wave, codes }] : []
    })
    return { waves }
  },

  section({ waves }: { waves: readonly ShownWave[] }): string {
    if (!waves.length) return ''
    const bars = waves.map(({ name, codes }) => ({ name, n: codes.yes, share: percentOf(codes) }))
    const rows = waves.map(({ name, codes }) => [name, codes.yes + codes.no, codes.yes, percentOf(codes)])
    const table = htmlTable(words.title, [words.wave, words.invited, words.redeemed, figureWords.share], rows)
    return section('waves', words.title, barList('by-wave', words.title, bars) + table)
  },
}
