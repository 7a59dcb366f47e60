import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { createLetterStore } from '#src/letters/sending/letter-store.ts'
import { letterId, namedLetter } from './stop-and-resume.ts'

/** An action that puts a stopped letter away, or brings it back if `at` returns null. */
const placed = (summary: string, at: () => number | null, done: string) =>
  action({
    summary,
    input: v.object({ id: letterId }),
    changes: 'settings',
    showsPeople: false,

    async run({ id }, { list }) {
      const database = await list()
      const { state, subject } = await namedLetter(database, id)
      if (!(await createLetterStore(database).putAway(id, at())))
        throw new Refusal(`it is ${state}: only a stopped letter can be put away`)
      return { id, subject }
    },

    inWords: ({ subject }) => `“${subject}” ${done}`,
  })

export const putAway = placed(
  'stop being reminded of a stopped letter, without deleting it; resuming it brings it back',
  Date.now,
  'is put away. It stays among the earlier letters.',
)
export const bringBack = placed('bring back a letter that was put away', () => null, 'is back.')
