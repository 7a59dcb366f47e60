import type { Database } from '#src/db/database.ts'
import { typedPeriod } from '#src/operator/report/typed-period.ts'
import { ukDay } from '#src/time/uk-time.ts'
import type { CallsOf, ReportCalls } from '../desk-calls.ts'

/** The report of some days, as `report` writes it. */
export function reportCalls(database: Database): CallsOf<ReportCalls> {
  return {
    async report({ since, until }) {
      const period = typedPeriod({ since: since || undefined, until: until || undefined })
      // What draws it takes longer to load than the desk itself, and is not needed each time.
      const [{ readReport }, { keyNumbers, reportPage }] = await Promise.all([
        import('#src/operator/report/report-data.ts'),
        import('#src/operator/report/report-page.ts'),
      ])
      const now = Date.now()
      const data = await readReport(database, now, period)
      const days = [since, until].filter(Boolean).join('-to-')
      return {
        name: `report-${days || ukDay(now)}.html`,
        text: reportPage(data),
        numbers: keyNumbers(data),
      }
    },
  }
}
