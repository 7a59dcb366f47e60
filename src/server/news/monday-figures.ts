import { postcodeAreas } from '#src/content/postcode-areas.ts'
import { builtInSources } from '#src/content/sources.ts'
import type { Database } from '#src/db/database.ts'
import type { MondayFigures, Moved, People } from '#src/founder-news/monday-letter.ts'
import type { UkWeek } from '#src/founder-news/uk-week.ts'
import { readReportFigures } from '#src/letters/bounces/report-figures.ts'
import { createLetterStore, type StoredLetter } from '#src/letters/sending/letter-store.ts'
import { tallyOf } from '#src/letters/sending/recipients.ts'
import { topicsSince } from '#src/maeve/server/taught/open-topics.ts'
import { readMailStanding, stuckMails, withoutAddresses } from '#src/mail/standing.ts'
import { findings, OUTSIDE } from '#src/preflight/all-findings.ts'
import { findingsHere } from '#src/preflight/findings-here.ts'
import { createSourceStore } from '#src/sources/server/source-store.ts'
import { utcDay } from '#src/time/utc-day.ts'
import { shownAreas } from '#src/waitlist/server/figures/shown-areas.ts'
import { type Group, hideSmall, type Shown, SMALLEST } from '#src/waitlist/server/figures/small-groups.ts'
import { readTwoWeeks } from '#src/waitlist/server/figures/two-weeks.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { complaintsDue } from '#src/waitlist/server/member/open-complaints.ts'
import { countWaits } from '#src/waitlist/server/topics/topic-waits.ts'
import type { Config } from '../config.ts'
import { type Backups, lastCounted } from './last-counted.ts'

type Site = Pick<Config, 'publicUrl' | 'operatorName' | 'operatorContact' | 'mail' | 'news'>

/** Reads the Monday letter's figures, by the same queries as `stats`, `maeve topics` and `letter status`; without small groups. */
export async function readMonday(
  database: Database,
  site: Site,
  { week, now, backups }: { week: UkWeek; now: number; backups?: Backups | undefined },
): Promise<MondayFigures> {
  const weeks = await readTwoWeeks(database, week)
  const reports = await readReportFigures(database)
  return {
    total: people(await countEntries(database)),
    joined: both(weeks.joined),
    confirmed: both(weeks.confirmed),
    areas: moved(weeks.areas, shownAreas, nameOfArea),
    sources: moved(weeks.sources, hideSmall, await namesOfSources(database)),
    ...(await openTopics(database, week, now)),
    mails: { ...(await readMailStanding(database)), stuck: await stuckMails(database, now) },
    reports: {
      sent: reports.sent,
      gone: people(reports.reports.dead ?? 0),
      spam: reports.reports.complaint ?? 0,
    },
    letters: await letters(database, week),
    complaintsDue: await complaintsDue(database),
    unmet: await unmet(database, site, backups),
    ...(backups && { backup: { countedAt: await lastCounted(backups) } }),
  }
}

const people = (n: number): People => (n > 0 && n < SMALLEST ? null : n)
const both = ({ n, before }: { n: number; before: number }) => ({ n: people(n), before: people(before) })

/** Groups that may be shown, with their number of the week before where that may be shown; not those without a name. */
function moved(
  { n: week, before }: { n: readonly Group[]; before: readonly Group[] },
  shown: (groups: readonly Group[]) => Shown,
  title: (name: string) => string,
): Moved[] {
  const last = new Map(shown(before).groups.map(({ name, n }) => [name, n]))
  const named = shown(week).groups.filter(({ name }) => name !== '')
  return named.map(({ name, n }) => ({ name: title(name), n, before: last.get(name) }))
}

const nameOfArea = (area: string) => `${postcodeAreas.get(area)?.town ?? area}, ${area}`

/** Names of sources, as the founder typed them, without any address in a name. */
async function namesOfSources(database: Database) {
  const names = new Map(Object.entries<string>(builtInSources))
  for (const { code, name } of await createSourceStore(database).list())
    names.set(code, withoutAddresses(name))
  return (code: string) => names.get(code) ?? code
}

/** What Maeve could not answer since the week began, and how many people wait. */
async function openTopics(database: Database, { from }: UkWeek, now: number) {
  const waits = await countWaits(database)
  const topics = await topicsSince(database, { since: utcDay(from), now, waits })
  const open = topics.filter(({ answer }) => !answer)
  const shown = hideSmall(open.map(({ topic, waiting }) => ({ name: topic, n: waiting })))
  const waitingFor = new Map(shown.groups.map(({ name, n }) => [name, n]))
  return {
    topics: open
      .filter(({ topic, asked }) => asked >= SMALLEST || waitingFor.has(topic))
      .map(({ topic, title, asked }) => ({
        title,
        asked: people(asked),
        waiting: waitingFor.get(topic),
      })),
    waiting: people(open.reduce((sum, { waiting }) => sum + waiting, 0)),
  }
}

/** The letters that the week or today had in hand. */
async function letters(database: Database, { from }: UkWeek): Promise<MondayFigures['letters']> {
  const isOfNow = ({ state, starts_at, done_at }: StoredLetter) =>
    state === 'going' || (done_at ?? starts_at) >= from
  const recent = (await createLetterStore(database).all()).filter(isOfNow)
  return Promise.all(
    recent.map(async letter => {
      const { sent, left, bounced } = await tallyOf(database, letter)
      return { name: letter.name, stopped: letter.state === 'stopped', sent, left, bounced: people(bounced) }
    }),
  )
}

/** What preflight finds not met; of a site that is not live, only what can be checked locally. */
async function unmet(
  database: Database,
  { publicUrl, operatorName, operatorContact, mail, news }: Site,
  backups?: Backups,
) {
  const operator = { name: operatorName, contact: operatorContact, email: news.email }
  const setup = { database, publicUrl, operator, mail, lastBackup: backups?.countedAt }
  const found = publicUrl.startsWith('https:') ? await findings(setup, OUTSIDE) : await findingsHere(setup)
  return found.filter(({ state }) => state === 'not met').map(({ what }) => what)
}
