import { backupWords } from '#src/content/backups.ts'
import type { Alert } from '#src/content/news-parts.ts'
import { periods } from '#src/content/periods.ts'
import { HOUR_MS } from '#src/time/durations.ts'

/** What the server knows of its backups; times in epoch milliseconds. */
export type Backups = {
  /** When the latest backup that was opened and counted was made. */
  countedAt(): Promise<number | undefined>
  /** When one last failed since the server started. */
  failedAt(): number | undefined
}

/** Alerts the founder if a backup failed or the latest is old. */
export const backupAlert = (backups: Backups): Alert => ({
  kind: 'backup',
  async watch({ now, since }) {
    const failedAt = backups.failedAt() ?? since
    const age = now - ((await lastCounted(backups)) ?? now)
    return failedAt > since || age > periods.backups.oldHours * HOUR_MS
      ? { hours: Math.floor(age / HOUR_MS) }
      : undefined
  },
  words: backupWords.alert,
})

/** Returns when the latest counted backup was made; null if there is none, or the folder cannot be read. */
export async function lastCounted({ countedAt }: Pick<Backups, 'countedAt'>): Promise<number | null> {
  return (await countedAt().catch(() => undefined)) ?? null
}
