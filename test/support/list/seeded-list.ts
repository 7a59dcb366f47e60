import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { Database } from '#src/db/database.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { JOIN_FORMS } from '#src/waitlist/entry.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { seededDraws } from './seeded-draws.ts'

const BATCH = 5_000
/** Where a made-up list has most of its entries. */
const BUSY = ['LS', 'M', 'SW', 'B', 'BS', 'G', 'E', 'N', 'S', 'NG', 'CF', 'EH']

/** Fills a list with made-up entries, the same each time, over the 90 days before `until`. For tests and development. */
export async function seedList(database: Database, n: number, until: number = Date.now()): Promise<void> {
  const next = seededDraws(20_260_101)
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!
  const areas = [...postcodeAreas.keys()]
  for (let from = 0; from < n; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, n - from) }, (_, i) => entry(from + i))
    rows.sort((a, b) => (a.email_key < b.email_key ? -1 : 1))
    await database.insertMissing(WAITLIST_INSERT, rows)
  }

  function entry(i: number) {
    const area =
      next() < 0.5
        ? BUSY[Math.floor(BUSY.length * next() ** 2)]!
        : areas[Math.floor(areas.length * next() ** 2.5)]!
    const postcode = `${area}${1 + Math.floor(20 * next() ** 2)} ${Math.floor(next() * 10)}${pick(['AA', 'AB', 'XY'])}`
    const joinedAt = until - Math.floor(90 * DAY_MS * next() ** 1.7)
    const confirmedAt = next() < 0.62 ? Math.min(until, joinedAt + Math.floor(DAY_MS * next() ** 3)) : null
    // Some begin like a spreadsheet formula, or contain characters that a CSV file must quote.
    const name = i % 997 ? `visitor${i}` : pick(['=1+1', '+4', '-4', "'quote", '"a",b;', 'é'])
    const email = `${name}.${i}@Example.com`
    // Keep the order of these draws, or the list changes.
    return {
      email_key: email.toLowerCase(),
      email,
      postcode,
      joined_at: joinedAt,
      notice: '1',
      form: pick(JOIN_FORMS),
      confirmed_at: confirmedAt,
      unsubscribed_at: next() < 0.01 ? until : null,
      referral_code: confirmedAt === null ? null : `code-${i}`,
      referred_by: next() < 0.18 ? `code-${Math.floor(next() * n)}` : null,
    }
  }
}
