import { number } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { EVER, type Period } from '#src/time/period.ts'

/** A wave and its results. The name is empty for invitations that were sent before waves had names. */
type WaveFigures = { wave: string; invited: number; redeemed: number }

/** Reads the waves that were invited in a period, latest first. */
export function readWaves({ query }: Queryable, { from, before }: Period = EVER): Promise<WaveFigures[]> {
  return query<WaveFigures>(
    `select coalesce(wave, '') as wave, count(*) as invited, count(redeemed_at) as redeemed from perk_code
      where invited_at >= $1 and invited_at < $2 group by 1 order by max(invited_at) desc, 1`,
    [from, before],
  )
}

/** Reads the waves' names with one look-up in the index for each, however many people were invited. */
export async function readWaveNames({ query }: Queryable): Promise<string[]> {
  const rows = await query<{ wave: string }>(
    `with recursive name(wave) as (
        select min(wave) from perk_code
        union all select (select min(wave) from perk_code where wave > name.wave) from name where name.wave is not null
      )
      select wave from name where wave is not null`,
  )
  return rows.map(({ wave }) => wave)
}

/**
 * Returns when a wave's first people were invited (null if none were), and its figures. `returned`: people whose
 * address has bounced since.
 */
export async function waveSent({ query }: Queryable, wave: string) {
  const [row] = await query<{ at: number | null; invited: number; redeemed: number; returned: number }>(
    `select min(invited_at) as at, count(*) as invited, count(redeemed_at) as redeemed,
        count(case when undeliverable_at >= invited_at then 1 end) as returned
      from perk_code left join waitlist on waitlist.email_key = perk_code.email_key where wave = $1`,
    [wave],
  )
  return row!
}

/** What stats shows about waves. */
export const wavesInStats = {
  read: async (database: Queryable) => ({ waves: await readWaves(database) }),

  inWords({ waves }: { waves: readonly WaveFigures[] }): string {
    const line = ({ wave, invited, redeemed }: WaveFigures) =>
      `${number(invited).padStart(9)}  ${wave || 'without a name'}: ${number(redeemed)} redeemed (${Math.round((100 * redeemed) / invited)}%)`
    return waves.length ? ['Invited, by wave', ...waves.map(line)].join('\n') : ''
  },
}
