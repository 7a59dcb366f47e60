import type { Queryable } from '#src/db/database.ts'
import {
  describeReports,
  type ReportFigures,
  readReportFigures,
} from '#src/letters/bounces/report-figures.ts'

/** What stats says of what mail servers reported. */
export const reportsInStats = {
  read: async (database: Queryable) => ({ reports: await readReportFigures(database) }),
  inWords: ({ reports }: { reports: ReportFigures }) => describeReports(reports),
}
