import type { Database } from '#src/db/database.ts'
import { type ReportFigures, readReportFigures } from '#src/letters/bounces/report-figures.ts'
import { type MailStanding, readMailStanding } from '#src/mail/standing.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { DOMAIN_SQL } from '#src/waitlist/server/domains/mail-domain.ts'
import { byUkDay } from '#src/waitlist/server/figures/by-uk-day.ts'
import { AREA_SQL } from '#src/waitlist/server/figures/postcode-sql.ts'
import { readWaves, type WaveFigures } from './waves/waves.ts'

/** How many of one name. */
export type Tally = { name: string; n: number }
/** The whole list in numbers. Days are the UK’s, the earliest first; a day that is not there had none. */
export type Stats = {
  total: number
  today: number
  confirmed: number
  confirmedToday: number
  unsubscribed: number
  /** Addresses at a domain that takes no email, or that gives them out to throw away. */
  marked: number
  mails: MailStanding
  reports: ReportFigures
  byDay: Tally[]
  confirmedByDay: Tally[]
  byArea: Tally[]
  byForm: Tally[]
  waves: WaveFigures[]
}

/** Reads it, at a time in epoch milliseconds. */
export async function readStats(database: Database, now: number = Date.now()): Promise<Stats> {
  const byDay = await byUkDay(database, 'joined_at')
  const confirmedByDay = await byUkDay(database, 'confirmed_at')
  const onThisDay = (days: readonly Tally[]) => days.find(({ name }) => name === ukDay(now))?.n ?? 0
  const [row] = await database.query<{ confirmed: number; unsubscribed: number }>(
    'select count(confirmed_at) as confirmed, count(unsubscribed_at) as unsubscribed from waitlist',
  )
  const [domains] = await database.query<{ marked: number }>(
    `select count(*) as marked from waitlist join mail_domain on domain = ${DOMAIN_SQL}
      where verdict <> 'takes email'`,
  )
  const by = (expression: string) =>
    database.query<Tally>(
      `select ${expression} as name, count(*) as n from waitlist group by 1 order by 2 desc, 1`,
    )
  return {
    total: byDay.reduce((sum, { n }) => sum + n, 0),
    today: onThisDay(byDay),
    ...row!,
    confirmedToday: onThisDay(confirmedByDay),
    ...domains!,
    mails: await readMailStanding(database),
    reports: await readReportFigures(database),
    byDay,
    confirmedByDay,
    byArea: await by(AREA_SQL),
    byForm: await by(`coalesce(form, 'unknown')`),
    waves: await readWaves(database),
  }
}
