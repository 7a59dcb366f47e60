/** What is known of the backups that this server makes; times in epoch milliseconds. */
export type Backups = {
  /** When the latest that was opened and counted was made. */
  countedAt(): Promise<number | undefined>
  /** When one failed last, since the server was started. */
  failedAt(): number | undefined
}

/** When the latest backup was made that was counted; null where there is none, or their folder cannot be read. */
export async function lastCounted({ countedAt }: Backups): Promise<number | null> {
  return (await countedAt().catch(() => undefined)) ?? null
}
