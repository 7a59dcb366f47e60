import { count, number, type People, people } from '#src/content/in-words.ts'
import { letterWords } from '#src/content/letters.ts'
import type { NewsPart } from '#src/content/news-parts.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import type { MailStanding } from '#src/mail/standing.ts'
import { MOST } from '#src/waitlist/founder/figures/moved-groups.ts'
import {
  type Draft,
  EMAILS,
  NEXT,
  NOW,
  quoting,
  type TodayLine,
  type Unfinished,
} from '#src/waitlist/founder/today-line.ts'
import { unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { describeReports, readReportFigures } from '../bounces/report-figures.ts'
import { createLetterStore, type StoredLetter } from '../sending/letter-store.ts'
import { tallyOf } from '../sending/recipients.ts'

/** Returns Today's lines on letters that are going out, stopped letters and mail servers' reports. */
export async function lettersToday(database: Queryable, now: number): Promise<TodayLine[]> {
  const letters = await createLetterStore(database).all()
  const reports = describeReports(await readReportFigures(database))
  return [
    ...letters
      .filter(({ state, put_away_at }) => state !== 'done' && put_away_at === null)
      .map(letter => lineOf(letter, now)),
    ...(reports ? [{ under: EMAILS, words: reports }] : []),
  ]
}

function lineOf(letter: StoredLetter, now: number): TodayLine {
  const { subject, state, reason, starts_at, rest_at, recipients } = letter
  if (state === 'stopped')
    return {
      ...{ under: NEXT, title: `The letter “${subject}” is stopped`, words: `${reason}.`, isUrgent: true },
      link: { page: 'letters', words: 'Change it, or resume it' },
    }
  const link = { page: 'letters', words: 'See it, or stop it' }
  const line = { under: NOW, title: `The letter “${subject}”`, link }
  const to = `to ${count(recipients, 'person', 'people')}`
  if (state === 'preparing') return { ...line, words: 'is being prepared.' }
  if (reason !== null) return { ...line, words: `waits: ${reason}.`, isUrgent: true }
  if (now < starts_at) return { ...line, words: `goes ${to}. Nobody has it yet. It begins`, at: starts_at }
  if (rest_at !== null && now < rest_at)
    return { ...line, words: `was sent to the first few, and goes ${to} in all. It continues`, at: rest_at }
  return { ...line, words: `is going out ${to}.` }
}

/** A letter that was begun, or changes to a stopped one. */
export function unfinishedLetter({ kind, of, fields: { subject } }: Draft): Unfinished | undefined {
  if (kind === 'letter') return { title: quoting('An unfinished letter', subject), page: 'letters/letter' }
  if (kind === 'edit')
    return { title: quoting('Unfinished changes to the letter', subject), page: `letters/letter-${of}` }
  return undefined
}

type Figures = {
  mails: Pick<MailStanding, 'waiting' | 'givenUp'>
  reports: { sent: number; gone: People; spam: number }
  letters: readonly { name: string; stopped: boolean; sent: number; left: number; bounced: People }[]
}

const words = letterWords.monday

/** The Monday letter's part about letters and emails. */
export const lettersOnMonday = {
  async read(database: Database, { week }: { week: { from: number } }) {
    const { sent, reports } = await readReportFigures(database)
    return {
      reports: { sent, gone: unlessFew(reports.dead ?? 0), spam: reports.complaint ?? 0 },
      letters: await lettersOf(database, week.from),
    }
  },

  needs: ({ letters }: Figures) =>
    letters.filter(({ stopped }) => stopped).map(({ name }) => words.stopped(name)),

  parts({ letters, mails, reports }: Figures): NewsPart[] {
    if (!reports.sent && !mails.waiting) return []
    const sum = (name: string, n: People) => (n === 0 ? [] : [{ name, figure: people(n) }])
    const rows = [
      ...letters.slice(0, MOST).map(({ name, sent, left, bounced }) => ({
        name: words.letter(name),
        figure: number(sent),
        note: [
          ...(left ? [words.left(number(left))] : []),
          ...(bounced === 0 ? [] : [words.bounced(people(bounced))]),
        ].join(', '),
      })),
      ...sum(words.records, reports.sent),
      ...sum(words.waiting, mails.waiting),
      ...sum(words.givenUp, mails.givenUp),
      ...sum(words.gone, reports.gone),
      ...sum(words.spam, reports.spam),
    ]
    return [{ title: words.title, rows }]
  },
}

/** Returns the letters that were under way this week, or are now. */
async function lettersOf(database: Database, from: number): Promise<Figures['letters']> {
  const all = await createLetterStore(database).all()
  const recent = all.filter(
    ({ state, starts_at, done_at }) => state === 'going' || (done_at ?? starts_at) >= from,
  )
  return Promise.all(
    recent.map(async letter => {
      const { sent, left, bounced } = await tallyOf(database, letter)
      const stopped = letter.state === 'stopped' && letter.put_away_at === null
      return { name: letter.name, stopped, sent, left, bounced: unlessFew(bounced) }
    }),
  )
}
