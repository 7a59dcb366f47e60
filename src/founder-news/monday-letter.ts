import { type NewsPart, type NewsWords, number, mondayWords as words } from '#src/content/founder-news.ts'
import { DAY_MS, HOUR_MS } from '#src/time/durations.ts'
import { ukLongDate } from '#src/time/uk-time.ts'
import type { UkWeek } from './uk-week.ts'

/** A number of people: null where they are one to four. */
export type People = number | null
/** A group of five people and more, and how many there were the week before, where that may be said. */
export type Moved = { name: string; n: number; before?: number | undefined }

/** What the letter tells. No group of fewer than five people is in it. */
export type MondayFigures = {
  total: People
  joined: { n: People; before: People }
  confirmed: { n: People; before: People }
  areas: readonly Moved[]
  /** What brought those who joined; absent where that is not asked. */
  sources?: readonly Moved[] | undefined
  /** `waiting`: how many wait to be told, where that may be said. */
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
/** A backup older than this is asked after, in milliseconds. */
const STALE_MS = 50 * HOUR_MS

/** Writes the letter about a week. */
export function mondayLetter(figures: MondayFigures, { from, until }: UkWeek, now: number): NewsWords {
  const { joined, confirmed, total } = figures
  const who = joined.n === 1 ? 'person' : 'people'
  const title = joined.n === 0 ? words.title.nobody : words.title.joined(`${capital(shown(joined.n))} ${who}`)
  const change = changeOf(joined)
  return {
    subject: words.subject(joined.n === 0 ? 'nobody' : shown(joined.n)),
    preview: `${capital(change)}. ${shown(confirmed.n)} confirmed, ${shown(total)} on the list.`,
    title,
    words: `${words.week(ukLongDate(from), ukLongDate(until - DAY_MS / 2))}`,
    headline: [
      { name: words.headline.joined, figure: shown(joined.n), note: change },
      { name: words.headline.confirmed, figure: shown(confirmed.n), note: changeOf(confirmed) },
      { name: words.headline.total, figure: shown(total) },
    ],
    parts: [
      needs(figures, now),
      moved(words.areas.title, figures.areas),
      moved(words.sources.title, figures.sources ?? []),
      topics(figures),
      emails(figures),
      inOrder(figures, now),
    ].filter(part => part !== undefined),
  }
}

function needs({ complaintsDue, letters, mails, unmet, backup }: MondayFigures, now: number): NewsPart {
  const overdue = complaintsDue.filter(due => due < now).length
  const days = [...new Set(complaintsDue.map(ukLongDate))].slice(0, MOST).join(', ')
  const list = [
    ...(complaintsDue.length ? [words.needs.complaints(complaintsDue.length, days)] : []),
    ...(overdue ? [words.needs.overdue(overdue)] : []),
    ...(mails.stuck ? [words.needs.stuck(mails.stuck)] : []),
    ...letters.filter(({ stopped }) => stopped).map(({ name }) => words.needs.stopped(name)),
    ...(backup?.countedAt === null ? [words.needs.noBackup] : []),
    ...(backup?.countedAt && isStale(backup.countedAt, now)
      ? [words.needs.oldBackup(ukLongDate(backup.countedAt))]
      : []),
    ...unmet.map(words.needs.unmet),
    ...(unmet.length ? [words.needs.preflight] : []),
  ]
  const { title, nothing } = words.needs
  return list.length ? { title, list } : { title, words: nothing }
}

/** The groups that changed the most, the largest first. */
function moved(title: string, groups: readonly Moved[]): NewsPart | undefined {
  const byChange = ({ n, before = 0 }: Moved) => Math.abs(n - before)
  const rows = groups
    .toSorted((a, b) => byChange(b) - byChange(a))
    .slice(0, MOST)
    .toSorted((a, b) => b.n - a.n)
    .map(({ name, n, before }) => ({
      name,
      figure: number(n),
      ...(before !== undefined && { note: words.before(number(before)) }),
    }))
  return rows.length ? { title, rows } : undefined
}

function topics({ topics: asked, waiting }: MondayFigures): NewsPart | undefined {
  const rows = asked.slice(0, MOST).map(topic => ({
    name: topic.title,
    figure: words.topics.asked(shown(topic.asked)),
    ...(topic.waiting && { note: words.topics.waiting(number(topic.waiting)) }),
  }))
  if (!rows.length && waiting === 0) return undefined
  const { title, nobodyWaits, waitingInAll } = words.topics
  return { title, words: waiting === 0 ? nobodyWaits : capital(waitingInAll(shown(waiting))), rows }
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
        figure: said.sent(number(sent)),
        note: [
          ...(left ? [said.left(number(left))] : []),
          ...(bounced === 0 ? [] : [said.bounced(shown(bounced))]),
        ].join(', '),
      })),
      { name: said.records, figure: number(reports.sent) },
      ...sum(said.waiting, mails.waiting),
      ...sum(said.givenUp, mails.givenUp),
      ...sum(said.gone, reports.gone),
      ...sum(said.spam, reports.spam),
    ],
  }
}

function inOrder({ backup }: MondayFigures, now: number): NewsPart | undefined {
  const { title, tested } = words.backup
  if (!backup?.countedAt || isStale(backup.countedAt, now)) return undefined
  return { title, words: tested(ukLongDate(backup.countedAt)) }
}

const isStale = (countedAt: number, now: number) => now - countedAt > STALE_MS

function changeOf({ n, before }: { n: People; before: People }): string {
  if (before === null) return words.change.hidden
  if (n === null) return words.before(number(before))
  if (n === before) return words.change.same
  return n > before ? words.change.more(number(n - before)) : words.change.less(number(before - n))
}

const shown = (n: People): string => (n === null ? words.few : number(n))
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
