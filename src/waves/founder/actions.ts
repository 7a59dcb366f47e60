import type { ActionList } from '#src/founder/action.ts'

export const waveActions = {
  invite: async () => (await import('./invite.ts')).invite,
  'invite reach': async () => (await import('./wave-reach.ts')).waveReach,
  'invite preview': async () => (await import('./preview.ts')).preview,
  'invite test': async () => (await import('./preview.ts')).testWave,
  'invite waves': async () => (await import('./wave-reach.ts')).waves,
  'invite stop': async () => (await import('./waiting.ts')).stopWave,
  'invite remind': async () => (await import('./remind.ts')).remind,
  codes: async () => (await import('./codes.ts')).codes,
  redeem: async () => (await import('./codes.ts')).redeem,
  'redeem undo': async () => (await import('./codes.ts')).undoRedeem,
} satisfies ActionList
