import type { ActionList } from '#src/founder/action.ts'

export const districtActions = {
  'district list': async () => (await import('./list-districts.ts')).listDistricts,
  'district goal': async () => (await import('./set-goal.ts')).setGoal,
  'district move': async () => (await import('./move.ts')).move,
} satisfies ActionList
