import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { ALL, createDistrictStore } from '../server/district-store.ts'
import { places, readDistrictNames } from './district-fields.ts'

/** More than live in a district. */
const MOST = 100_000

export const setGoal = action({
  summary: 'set how many confirmed neighbours a district should have, or all districts',
  help: `Once ${SMALLEST} have confirmed, people see how far their district has got: “LS6: 38 of 50 neighbours”, with a street that fills up, in the dialog
after joining, on their page and in the welcome email. It also says what you do once the goal is reached: see
src/content/district.ts. “all” is the goal of every district without its own; 0 removes a goal.`,
  input: v.object({
    places: field(places, { placeholder: 'LS6,LS7|all', positional: 'word', label: 'The districts' }),
    goal: field(
      v.pipe(
        v.union(
          [v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
          'must be a whole number',
        ),
      ),
      { placeholder: 'N', positional: 'word', label: 'The goal' },
    ),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ places, goal }, { list }) {
    if (goal !== 0 && (goal < SMALLEST || goal > MOST))
      throw new Misuse(
        `must be from ${SMALLEST} to ${MOST}, or 0 for none: fewer people are never shown`,
        'goal',
      )
    const codes = places.trim().toLowerCase() === 'all' ? [ALL] : readDistrictNames(places)
    const store = createDistrictStore(await list())
    for (const code of codes) await store.setGoal(code, goal)
    return { places: codes[0] === ALL ? 'Every district without a goal of its own' : codes.join(', '), goal }
  },

  inWords: ({ places, goal }) =>
    goal ? `${places}: the goal is ${count(goal, 'confirmed neighbour')}.` : `${places}: no goal.`,
})
