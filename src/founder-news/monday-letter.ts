import { type NewsPart, type NewsWords, mondayWords as words } from '#src/content/founder-news.ts'
import { number } from '#src/content/in-words.ts'
import { DAY_MS } from '#src/time/durations.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import type { UkWeek } from './uk-week.ts'

/** A number of people: null where they are one to four. */
export type People = number | null
/** A group of five people and more, and how many there were the week before, where that may be said. */
export type Moved = { name: string; n: number; before?: number | undefined }

/** The letter's figures, without groups of fewer than five people. */
export type MondayFigures = {
  total: People
  joined: { n: People; before: People }
  confirmed: { n: People; before: People }
  areas: readonly Moved[]
  /** What brought those who joined. */
  sources: readonly Moved[]
  /** `waiting`: how many people wait for an answer, where it may be shown. */
  topics: readonly { title: string; asked: People; waiting?: number | undefined }[]
  waiting: People
  mails: { waiting: number; givenUp: number; stuck: number }
  reports: { sent: number; gone: People; spam: number }
  letters: readonly { name: string; stopped: boolean; sent: number; left: number; bounced: People }[]
  /** When the complaints that wait must be acknowledged, the most urgent first. */
  complaintsDue: readonly number[]
  /** What preflight finds not met. */
  unmet: readonly string[]
  /** When the latest backup that was counted was made, null for never; absent where none are made. */
  backup?: { countedAt: number | null } | undefined
}

/** Lines of a kind that are shown. */
const MOST = 5

/** Writes the letter about a week. */
export function mondayLetter(figures: MondayFigures, week: UkWeek, now: number): NewsWords {
  const { joined, confirmed, total } = figures
  const change = `${capital(changeOf(joined))}.`
  const [from, until] = [ukLongDate(week.from), ukLongDate(week.until - DAY_MS / 2)]
  return {
    subject: words.subject(joined.n === 0 ? 'nobody' : shown(joined.n)),
    preview: `${change} ${capital(shown(confirmed.n))} confirmed, ${shown(total)} on the list.`,
    title: joined.n === 0 ? words.title.nobody : words.title.joined(capital(shown(joined.n))),
    words: `${change} ${words.week(withoutYear(from), until)}`,
    headline: [
      { name: words.headline.confirmed, figure: shown(confirmed.n), note: changeOf(confirmed) },
      { name: words.headline.total, figure: shown(total) },
    ],
    parts: [
      needs(figures, now),
      unmet(figures),
      moved(words.areas, figures.areas),
      moved(words.sources, figures.sources),
      topics(figures, withoutYear(from)),
      emails(figures),
      backedUp(figures),
    ].filter(part => part !== undefined),
  }
}

function needs(figures: MondayFigures, now: number): NewsPart | undefined {
  const { complaintsDue, letters, mails } = figures
  const { title, nothing, ...said } = words.needs
  const overdue = complaintsDue.filter(due => due < now).length
  const days = [...new Set(complaintsDue.map(ukLongDate))].slice(0, MOST)
  const list = [
    ...(complaintsDue.length ? [said.complaints(complaintsDue.length, inOneLine.format(days))] : []),
    ...(overdue ? [said.overdue(overdue)] : []),
    ...(mails.stuck ? [said.stuck(mails.stuck)] : []),
    ...letters.filter(({ stopped }) => stopped).map(({ name }) => said.stopped(name)),
  ]
  if (list.length) return { title, list }
  return figures.unmet.length ? undefined : { title, words: nothing }
}

const unmet = ({ unmet: list }: MondayFigures): NewsPart | undefined =>
  list.length ? { ...words.unmet, list } : undefined

/** The groups that changed the most, the largest first. */
function moved(part: { title: string; words: string }, groups: readonly Moved[]): NewsPart | undefined {
  const byChange = ({ n, before = 0 }: Moved) => Math.abs(n - before)
  const rows = groups
    .toSorted((a, b) => byChange(b) - byChange(a))
    .slice(0, MOST)
    .toSorted((a, b) => b.n - a.n)
    .map(({ name, n, before }) => ({
      name,
      figure: number(n),
      ...(before !== undefined && { note: words.was(number(before)) }),
    }))
  return rows.length ? { ...part, rows } : undefined
}

/** What most people wait for, then what was asked most. */
function topics({ topics: open, waiting }: MondayFigures, since: string): NewsPart | undefined {
  const { title, asked, wait, waiting: people, command } = words.topics
  const rows = open
    .toSorted((a, b) => (b.waiting ?? 0) - (a.waiting ?? 0))
    .slice(0, MOST)
    .map(topic => ({
      name: topic.title,
      figure: shown(topic.asked),
      ...(topic.waiting && { note: wait(number(topic.waiting)) }),
    }))
  if (!rows.length && waiting === 0) return undefined
  const said = [
    ...(waiting === 0 ? [] : [people(capital(shown(waiting)))]),
    ...(rows.length ? [asked(since)] : []),
  ]
  return { title, words: said.join(' '), rows, command }
}

function emails({ letters, mails, reports }: MondayFigures): NewsPart | undefined {
  if (!reports.sent && !mails.waiting) return undefined
  const { emails: said } = words
  const sum = (name: string, n: People) => (n === 0 ? [] : [{ name, figure: shown(n) }])
  return {
    title: said.title,
    rows: [
      ...letters.slice(0, MOST).map(({ name, sent, left, bounced }) => ({
        name: said.letter(name),
        figure: number(sent),
        note: [
          ...(left ? [said.left(number(left))] : []),
          ...(bounced === 0 ? [] : [said.bounced(shown(bounced))]),
        ].join(', '),
      })),
      ...sum(said.records, reports.sent),
      ...sum(said.waiting, mails.waiting),
      ...sum(said.givenUp, mails.givenUp),
      ...sum(said.gone, reports.gone),
      ...sum(said.spam, reports.spam),
    ],
  }
}

function backedUp({ backup }: MondayFigures): NewsPart | undefined {
  if (!backup) return undefined
  const { title, counted, none } = words.backup
  return { title, words: backup.countedAt === null ? none : counted(ukLongDate(backup.countedAt)) }
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
const shown = (n: People): string => (n === null ? words.few : number(n))
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const withoutYear = (day: string) => day.replace(/ \d{4}$/, '')
