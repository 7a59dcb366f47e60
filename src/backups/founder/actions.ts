import type { ActionList } from '#src/founder/action.ts'

/** What the founder can do with backups. */
export const backupActions = {
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
} satisfies ActionList
