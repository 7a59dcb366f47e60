import { mondayWords as words } from '#src/content/founder-news.ts'
import { number, type People, people } from '#src/content/in-words.ts'
import type { NewsPart, NewsWords } from '#src/content/news-parts.ts'
import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { type FeaturesOnMonday, ON_MONDAY } from '#src/features/monday.ts'
import { readMailStanding, stuckMails } from '#src/mail/standing.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { MOST, movedGroups, movedPart } from '#src/waitlist/founder/figures/moved-groups.ts'
import { areaOf, shownAreas, shownDistricts } from '#src/waitlist/server/figures/shown-areas.ts'
import { unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { readTwoWeeks } from '#src/waitlist/server/figures/two-weeks.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { complaintsDue } from '#src/waitlist/server/member/open-complaints.ts'
import type { NewsSettings } from '../news-settings.ts'
import type { UkWeek } from '../uk-week.ts'

/** The letter's figures, without groups of fewer than five people. */
type MondayFigures = Awaited<ReturnType<typeof readMonday>>

/**
 * Reads the Monday letter's figures, without small groups, with the same queries as `stats`, `maeve topics` and
 * `letter status`.
 */
export async function readMonday(
  database: Database,
  config: SiteConfig & { news: NewsSettings },
  { week, now }: { week: UkWeek; now: number },
) {
  const weeks = await readTwoWeeks(database, week)
  const about = { week, now, weeks, config, email: config.news.email }
  const features = await Promise.all(ON_MONDAY.map(part => part.read(database, about)))
  return {
    ...(Object.assign({}, ...features) as FeaturesOnMonday),
    total: unlessFew(await countEntries(database)),
    joined: both(weeks.joined),
    confirmed: both(weeks.confirmed),
    areas: movedGroups(
      weeks.districts,
      all => shownAreas(all.map(({ name, n }) => ({ name: areaOf(name), n }))).groups,
      nameOfArea,
    ),
    districts: movedGroups(weeks.districts, shownDistricts, name => name),
    mails: { ...(await readMailStanding(database)), stuck: await stuckMails(database, now) },
    /** When waiting complaints must be acknowledged, most urgent first. */
    complaintsDue: await complaintsDue(database),
  }
}

const both = ({ n, before }: { n: number; before: number }) => ({
  n: unlessFew(n),
  before: unlessFew(before),
})

const nameOfArea = (area: string) => `${postcodeAreas.get(area)?.town ?? area}, ${area}`

/** Writes the letter about a week. */
export function mondayLetter(figures: MondayFigures, week: UkWeek, now: number): NewsWords {
  const { joined, confirmed, total } = figures
  const change = `${capital(changeOf(joined))}.`
  const [from, until] = [ukLongDate(week.from), ukLongDate(week.until - DAY_MS / 2)]
  return {
    subject: words.subject(joined.n === 0 ? 'nobody' : people(joined.n)),
    preview: `${change} ${capital(people(confirmed.n))} confirmed, ${people(total)} on the list.`,
    title: joined.n === 0 ? words.title.nobody : words.title.joined(capital(people(joined.n))),
    words: `${change} ${words.week(withoutYear(from), until)}`,
    headline: [
      { name: words.headline.confirmed, figure: people(confirmed.n), note: changeOf(confirmed) },
      { name: words.headline.total, figure: people(total) },
    ],
    parts: [
      ...needs(figures, now),
      ...ON_MONDAY.flatMap(({ first }) => first?.(figures) ?? []),
      ...movedPart(words.areas, figures.areas),
      ...movedPart(words.districts, figures.districts),
      ...ON_MONDAY.flatMap(({ parts }) => parts?.(figures, withoutYear(from)) ?? []),
    ],
  }
}

function needs(figures: MondayFigures, now: number): NewsPart[] {
  const { complaintsDue, mails } = figures
  const { title, nothing, ...said } = words.needs
  const overdue = complaintsDue.filter(due => due < now).length
  const days = [...new Set(complaintsDue.map(ukLongDate))].slice(0, MOST)
  const list = [
    ...(complaintsDue.length ? [said.complaints(complaintsDue.length, inOneLine.format(days))] : []),
    ...(overdue ? [said.overdue(overdue)] : []),
    ...(mails.stuck ? [said.stuck(mails.stuck)] : []),
    ...ON_MONDAY.flatMap(({ needs }) => needs?.(figures) ?? []),
  ]
  if (list.length) return [{ title, list }]
  const missing = ON_MONDAY.some(({ first }) => first?.(figures).length)
  return missing ? [] : [{ title, words: nothing }]
}

function changeOf({ n, before }: { n: People; before: People }): string {
  const { more, less, same, few, nobody, were } = words.change
  if (before === null) return few
  if (before === 0 && !n) return nobody
  if (n === null) return were(number(before))
  if (n === before) return same
  return n > before ? more(number(n - before)) : less(number(before - n))
}

const inOneLine = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const withoutYear = (day: string) => day.replace(/ \d{4}$/, '')
