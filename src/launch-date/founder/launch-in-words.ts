import { launch, launchedOn } from '#src/content/launch.ts'
import { launchDateWords as words } from '#src/content/launch-date.ts'
import { type Finding, met, notMet } from '#src/founder/finding.ts'
import { ukLongDate, ukMidnight } from '#src/time/uk-time.ts'
import type { TodayLine } from '#src/waitlist/founder/today-line.ts'
import { NEXT } from '#src/waitlist/founder/today-line.ts'
import { launchStanding } from '../launch-standing.ts'

/** Says how true the announced launch is, in a sentence. */
export function launchInWords(now: number): { words: string; isFine: boolean } {
  const { is, days } = launchStanding(now)
  if (is === 'come') return { words: words.come(longDate(launchedOn)), isFine: true }
  const until = longDate(launch.until)
  if (is === 'fine') return { words: words.fine(until), isFine: true }
  return { words: words[is](days, until), isFine: false }
}

const longDate = (day: string) => ukLongDate(ukMidnight(day)!)

/** Preflight's check. */
export const launchFinding = {
  what: words.what,
  async look(_config?: unknown, now = Date.now()): Promise<Finding> {
    const { words: says, isFine } = launchInWords(now)
    return isFine
      ? met(words.what, says)
      : notMet(words.what, `${says} ${words.todo}`, `${says} ${words.decide}`)
  },
}

/** What the Monday letter says needs the founder. */
export const launchOnMonday = {
  read: async (_database: unknown, { now }: { now: number }) => ({ launch: launchInWords(now) }),
  needs: ({ launch: { words: says, isFine } }: { launch: ReturnType<typeof launchInWords> }) =>
    isFine ? [] : [says],
}

/** Today's line, while something is to be done. */
export async function launchToday(_database: unknown, now: number): Promise<TodayLine[]> {
  const { words: says, isFine } = launchInWords(now)
  return isFine ? [] : [{ under: NEXT, words: `${says} ${words.decide}`, isUrgent: true }]
}
