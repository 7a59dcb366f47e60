import type { Database } from '#src/db/database.ts'
import { beginExperiment, endExperiment, planExperiment } from '#src/operator/experiment/run-experiment.ts'
import { typedExperiment } from '#src/operator/experiment/typed-experiment.ts'
import { describeStanding, readStanding } from '#src/sources/experiment/standing.ts'
import type { CallsOf } from '../desk-calls.ts'
import type { AskedExperiment, SourceCalls } from '../source-calls.ts'

type Calls = CallsOf<
  Pick<SourceCalls, 'experiment' | 'plan-experiment' | 'start-experiment' | 'stop-experiment'>
>

/** What can be done with an experiment: `experiment status`, `start` and `stop`. */
export function experimentCalls(database: Database): Calls {
  return {
    async experiment() {
      const standing = await readStanding(database, Date.now())
      if (!standing) return null
      const { state } = standing
      return { words: describeStanding(standing), on: state === 'waiting' || state === 'running' }
    },

    async 'plan-experiment'(asked) {
      const { words, fortnights } = await planExperiment(database, read(asked), Date.now())
      return { words, fortnights: fortnights ?? null }
    },

    async 'start-experiment'({ asked, fortnights }) {
      const typed = read(asked)
      const now = Date.now()
      const plan = await planExperiment(database, typed, now)
      if (plan.fortnights !== fortnights)
        throw new Error('How long it takes has changed since you looked. Look at that again first.')
      return beginExperiment(database, typed, plan, now)
    },

    'stop-experiment': () => endExperiment(database, Date.now()),
  }
}

/** What was typed, as the command's file has it. */
const read = ({ headlineA, leadA, headlineB, leadB, hope, expect }: AskedExperiment) =>
  typedExperiment(`headline: ${headlineA}\nlead: ${leadA}\n---\nheadline: ${headlineB}\nlead: ${leadB}`, {
    hope: hope.trim(),
    expect: expect.trim() || undefined,
  })
