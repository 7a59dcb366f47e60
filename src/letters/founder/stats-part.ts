import type { Queryable } from '#src/db/database.ts'
import {
  describeReports,
  type ReportFigures,
  readReportFigures,
} from '#src/letters/bounces/report-figures.ts'

/** What stats shows of mail servers' reports. */
export const reportsInStats = {
  read: async (database: Queryable) => ({ reports: await readReportFigures(database) }),
  inWords: ({ reports }: { reports: ReportFigures }) => describeReports(reports),
}
