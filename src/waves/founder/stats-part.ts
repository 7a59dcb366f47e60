import { number } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { readWaves, type WaveFigures } from '#src/waves/wave-figures.ts'

/** What stats shows of waves. */
export const wavesInStats = {
  read: async (database: Queryable) => ({ waves: await readWaves(database) }),

  inWords({ waves }: { waves: readonly WaveFigures[] }): string {
    const line = ({ wave, invited, redeemed }: WaveFigures) =>
      `${number(invited).padStart(9)}  ${wave || 'without a name'}: ${number(redeemed)} redeemed (${Math.round((100 * redeemed) / invited)}%)`
    return waves.length ? ['Invited, by wave', ...waves.map(line)].join('\n') : ''
  },
}
