import { mondayWords as words } from '#src/content/founder-news.ts'
import { number, type People, people } from '#src/content/in-words.ts'
import type { NewsPart, NewsWords } from '#src/content/news-parts.ts'
import { type FeaturesOnMonday, ON_MONDAY } from '#src/features-monday.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import { MOST, type Moved, movedPart } from '#src/waitlist/founder/moved-groups.ts'
import type { UkWeek } from './uk-week.ts'

/** The letter's figures, without groups of fewer than five people. */
export type MondayFigures = {
  total: People
  joined: { n: People; before: People }
  confirmed: { n: People; before: People }
  areas: readonly Moved[]
  districts: readonly Moved[]
  mails: { waiting: number; givenUp: number; stuck: number }
  /** When waiting complaints must be acknowledged, most urgent first. */
  complaintsDue: readonly number[]
} & FeaturesOnMonday

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
