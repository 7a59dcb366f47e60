import type { ActionList } from '#src/founder/action.ts'

/** What the founder can do with letters. */
export const letterActions = {
  'letter check': async () => (await import('./check.ts')).check,
  'letter look': async () => (await import('./look.ts')).look,
  'letter reach': async () => (await import('./reach.ts')).reach,
  'letter topics': async () => (await import('./topics.ts')).topics,
  'letter test': async () => (await import('./test.ts')).test,
  'letter send': async () => (await import('./send.ts')).send,
  'letter status': async () => (await import('./status.ts')).status,
  'letter stop': async () => (await import('./stop.ts')).stop,
  'letter resume': async () => (await import('./resume.ts')).resume,
  'letter publish': async () => (await import('./publish.ts')).publish,
  'letter ask-unconfirmed': async () => (await import('./ask-unconfirmed.ts')).askUnconfirmed,
  bounces: async () => (await import('./bounces.ts')).bounces,
} satisfies ActionList
