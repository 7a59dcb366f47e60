import type { ActionList } from '#src/founder/action.ts'

export const districtActions = {
  'district list': async () => (await import('./list-districts.ts')).listDistricts,
  'district goal': async () => (await import('./set-goal.ts')).setGoal,
  'district move': async () => (await import('./move.ts')).move,
  'week list': async () => (await import('./week/list-weeks.ts')).listWeeks,
  'week start': async () => (await import('./week/change-week.ts')).startWeek,
  'week keep': async () => (await import('./week/change-week.ts')).keepStep,
  'week stop': async () => (await import('./week/change-week.ts')).stopWeek,
} satisfies ActionList
