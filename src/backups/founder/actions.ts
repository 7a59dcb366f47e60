import type { ActionList } from '#src/founder/action.ts'

export const backupActions = {
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
} satisfies ActionList
