import { backupWords } from '#src/content/backups.ts'
import type { Alert } from '#src/content/news-parts.ts'
import { periods } from '#src/content/periods.ts'
import { HOUR_MS } from '#src/time/durations.ts'

/** What the server knows of its backups: when the latest verified one was made, in epoch milliseconds. */
export type Backups = { countedAt(): Promise<number | undefined> }

/** Alerts the founder if the latest backup is old. */
export const backupAlert = (backups: Backups): Alert => ({
  kind: 'backup',
  async watch({ now }) {
    const age = now - ((await lastCounted(backups)) ?? now)
    return age > periods.backups.oldHours * HOUR_MS ? { hours: Math.floor(age / HOUR_MS) } : undefined
  },
  words: backupWords.old,
})

/** Returns when the latest counted backup was made; null if there is none, or the folder cannot be read. */
export async function lastCounted({ countedAt }: Backups): Promise<number | null> {
  return (await countedAt().catch(() => undefined)) ?? null
}
