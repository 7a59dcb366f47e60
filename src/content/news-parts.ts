import { brand } from './brand.ts'
import { command } from './founder-command.ts'

/** What emails to the founder are made of. */

/** A line of figures. `note` says more about it. */
export type NewsRow = { name: string; figure: string; note?: string }
/** A part of an email to the founder. It may have words, a list, figures and a command to type. */
export type NewsPart = {
  title: string
  words?: string
  list?: readonly string[]
  rows?: readonly NewsRow[]
  command?: string
}
export type NewsWords = {
  subject: string
  /** What mail programs show next to the subject. */
  preview: string
  title: string
  words?: string
  /** Figures in large type, side by side. */
  headline?: readonly NewsRow[]
  parts: readonly NewsPart[]
}

/** Numbers of an alert, by name. */
export type Figures = Readonly<Record<string, number>>

/** Something that alerts the founder soon after it happens, at most once a day. Times are epoch milliseconds. */
export type Alert = {
  kind: string
  /** Returns figures if there is any news. `since`: the time of the last alert of this kind, or a day ago. */
  watch(at: { now: number; since: number }): Promise<Figures | undefined>
  words(figures: Figures): NewsWords
  /** Set if another alert of this kind must not wait until the next day. */
  atOnce?: true
}

/** The messages to the founder about something that keeps failing: why it fails and, later, that it is over. */
export type TroubleWords = { alert(reason: string): NewsWords; over: NewsWords }

/** The one-line message when the trouble is over. */
export const over = (title: string): NewsWords => ({
  subject: subjectOf(title),
  preview: 'This is over. Nothing more to do.',
  title,
  words: 'This is over. Nothing more to do.',
  parts: [],
})

const subjectOf = (title: string) => `${brand.name}: ${title[0]!.toLowerCase()}${title.slice(1)}`

/** The words of an alert: `typed` is a command that shows more, and `why` says what it is for. */
export const alert = (title: string, text: string, typed: string, why: string): NewsWords => ({
  subject: subjectOf(title),
  preview: text,
  title,
  words: text,
  parts: [
    { title: 'What to do', words: 'Open the desk: Today says what needs you.' },
    { title: 'For whoever runs the server', words: why, command: command(typed) },
  ],
})
