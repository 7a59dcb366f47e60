import type { ActionList } from '#src/founder/action.ts'

const districts = () => import('./district-actions.ts')
const weeks = () => import('./week/week-actions.ts')

export const districtActions = {
  'district list': async () => (await districts()).listDistricts,
  'district goal': async () => (await districts()).setGoal,
  'district move': async () => (await districts()).move,
  'week list': async () => (await weeks()).listWeeks,
  'week start': async () => (await weeks()).startWeek,
  'week keep': async () => (await weeks()).keepStep,
  'week stop': async () => (await weeks()).stopWeek,
} satisfies ActionList
