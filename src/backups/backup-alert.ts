import { backupWords } from '#src/content/backups.ts'
import type { Alert } from '#src/content/news-parts.ts'
import { periods } from '#src/content/periods.ts'
import { HOUR_MS } from '#src/time/durations.ts'

/** What is known of the backups that this server makes; times in epoch milliseconds. */
export type Backups = {
  /** When the latest that was opened and counted was made. */
  countedAt(): Promise<number | undefined>
  /** When one failed last, since the server was started. */
  failedAt(): number | undefined
}

/** Tells that a backup failed, or that the latest is old. */
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

/** When the latest backup was made that was counted; null where there is none, or their folder cannot be read. */
export async function lastCounted({ countedAt }: Pick<Backups, 'countedAt'>): Promise<number | null> {
  return (await countedAt().catch(() => undefined)) ?? null
}
