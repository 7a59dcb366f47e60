import type { ActionList } from '#src/founder/action.ts'

export const letterActions = {
  'letter check': async () => (await import('./drafts/check.ts')).check,
  'letter picture': async () => (await import('./drafts/picture.ts')).picture,
  'letter look': async () => (await import('./drafts/check.ts')).look,
  'letter reach': async () => (await import('./audience/letter-reach.ts')).letterReach,
  'letter topics': async () => (await import('./audience/letter-reach.ts')).topics,
  'letter test': async () => (await import('./drafts/check.ts')).sendTest,
  'letter send': async () => (await import('./sent/send.ts')).send,
  'letter status': async () => (await import('./sent/status.ts')).status,
  'letter stop': async () => (await import('./sent/stop-and-resume.ts')).stop,
  'letter resume': async () => (await import('./sent/stop-and-resume.ts')).resume,
  'letter put-away': async () => (await import('./sent/put-away.ts')).putAway,
  'letter bring-back': async () => (await import('./sent/put-away.ts')).bringBack,
  'letter edit': async () => (await import('./sent/edit.ts')).edit,
  'letter publish': async () => (await import('./sent/stop-and-resume.ts')).publish,
  'letter ask-unconfirmed': async () => (await import('./audience/ask-unconfirmed.ts')).askUnconfirmed,
  bounces: async () => (await import('./sent/bounces.ts')).bounces,
} satisfies ActionList

/** Actions that the letters page repeats on its own. */
export const askedByLetters = ['letter status'] satisfies (keyof typeof letterActions)[]
