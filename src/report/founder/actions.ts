import type { ActionList } from '#src/founder/action.ts'

export const reportActions = {
  report: async () => (await import('./report.ts')).report,
} satisfies ActionList
