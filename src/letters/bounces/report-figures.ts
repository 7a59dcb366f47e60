import { number } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import type { Noted } from './note-report.ts'

/** Above this share of complaints, providers put a sender's emails in the spam folder. */
const MOST_COMPLAINTS = 0.003

export type ReportFigures = Awaited<ReturnType<typeof readReportFigures>>

/** Reads what mail servers reported about the emails whose records we still have. Rejects if the database fails. */
export async function readReportFigures(database: Queryable) {
  const { query } = database
  const [row] = await query<{ sent: number }>(
    'select (select count(sent_at) from mail_outbox) + (select count(sent_at) from letter_recipient) as sent',
  )
  const kinds = await query<{ kind: Noted; n: number }>(
    'select kind, count(*) as n from mail_report group by kind',
  )
  const shown = await query<{ said: string }>(
    `select said from mail_report where kind = 'shown' order by reported_at desc, cause limit 3`,
  )
  return {
    ...row!,
    undeliverable: await countEntries(database, { where: 'undeliverable_at is not null', values: [] }),
    reports: Object.fromEntries(kinds.map(({ kind, n }) => [kind, n])) as Partial<Record<Noted, number>>,
    /** The latest reports that a person must judge, in the mail servers' words. */
    shown: shown.map(({ said }) => said || 'no reason given'),
  }
}

/** Formats the figures for a person; empty if nothing was reported. */
export function describeReports({ sent, undeliverable, reports, shown }: ReportFigures): string {
  const { dead = 0, passing = 0, complaint = 0, shown: others = 0 } = reports
  if (!undeliverable && !dead && !passing && !complaint && !others) return ''
  const rate = complaint / Math.max(1, sent, complaint)
  return [
    `Of ${number(sent)} emails whose records are kept, mail servers reported:`,
    `${number(dead)} to an address that is gone (${number(undeliverable)} on the list get no more emails)`,
    `${number(passing)} not delivered, but not the person’s fault: full, blocked, or temporary`,
    `${number(others)} not delivered for another reason${shown.map(said => `\n  “${said}”`).join('')}`,
    `${number(complaint)} reported as spam: ${(100 * rate).toFixed(2)}%, ${rate < MOST_COMPLAINTS ? 'below' : 'NOT below'} the ${100 * MOST_COMPLAINTS}% that mailbox providers accept`,
  ].join('\n')
}

/** What stats shows about mail servers' reports. */
export const reportsInStats = {
  read: async (database: Queryable) => ({ reports: await readReportFigures(database) }),
  inWords: ({ reports }: { reports: ReportFigures }) => describeReports(reports),
}
