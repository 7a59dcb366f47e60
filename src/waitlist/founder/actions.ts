import type { ActionList } from '#src/founder/action.ts'

export const waitlistActions = {
  today: async () => (await import('./today.ts')).today,
  stats: async () => (await import('./figures/stats.ts')).stats,
  list: async () => (await import('./list-people.ts')).listPeople,
  filters: async () => (await import('./filters/filters.ts')).filters,
  find: async () => (await import('./person/find.ts')).find,
  receipt: async () => (await import('./person/receipt.ts')).receipt,
  complaints: async () => (await import('./complaints/complaints.ts')).complaints,
  'complaints add': async () => (await import('./complaints/complaints.ts')).addComplaint,
  'complaints acknowledge': async () => (await import('./complaints/complaints.ts')).acknowledge,
  'complaints close': async () => (await import('./complaints/complaints.ts')).close,
  correct: async () => (await import('./person/one-person.ts')).correct,
  unsubscribe: async () => (await import('./person/one-person.ts')).unsubscribe,
  'unsubscribe undo': async () => (await import('./person/one-person.ts')).undoUnsubscribe,
  erase: async () => (await import('./person/one-person.ts')).erase,
  export: async () => (await import('./export.ts')).exportEntries,
  import: async () => (await import('./import.ts')).importEntries,
  nightly: async () => (await import('./nightly.ts')).nightly,
} satisfies ActionList
