import { EVER, type Period, periodOf } from '#src/time/period.ts'
import { typedDay } from '#src/time/typed-day.ts'
import { UsageFault } from '../command.ts'

/** Reads the days of a report, as a person writes them; undefined: open on that side. Throws UsageFault. */
export function typedPeriod(typed: { since?: string | undefined; until?: string | undefined }): Period {
  const [since, until] = (['since', 'until'] as const).map(name => {
    const text = typed[name]
    const day = text === undefined ? undefined : typedDay(text)
    if (text !== undefined && !day)
      throw new UsageFault(`--${name} must be a day: 2026-03-01, 1/3/2026, 1 March 2026 or yesterday`)
    return day
  })
  if ((since ?? EVER.since) > (until ?? EVER.until)) throw new UsageFault('--since must not be after --until')
  return periodOf(since, until)
}
