import { brand } from './brand.ts'
import { command } from './founder-command.ts'

/** What emails to the founder are made of. */

/** A line of figures. `note` says more about it. */
export type NewsRow = { name: string; figure: string; note?: string }
/** A part of an email to the founder: words, a list, figures and a command to type, each where there is any. */
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
  /** Numbers set large, side by side. */
  headline?: readonly NewsRow[]
  parts: readonly NewsPart[]
}

/** Numbers of an alert, by name. */
export type Figures = Readonly<Record<string, number>>

/** What alerts the founder at once, and when: at most once a day. Times are epoch milliseconds. */
export type Alert = {
  kind: string
  /** Figures if there is any news. `since`: the last alert of this kind, or a day ago. */
  watch(at: { now: number; since: number }): Promise<Figures | undefined>
  words(figures: Figures): NewsWords
  /** It may not wait until tomorrow where it happens again. */
  atOnce?: true
}

/** The messages to the founder on something that fails until it is put right: why, and that it is over. */
export type TroubleWords = { alert(reason: string): NewsWords; over: NewsWords }

/** The words when a trouble is over, in one line. */
export const over = (title: string): NewsWords => ({
  subject: subjectOf(title),
  preview: 'This is over. Nothing more to do.',
  title,
  words: 'This is over. Nothing more to do.',
  parts: [],
})

const subjectOf = (title: string) => `${brand.name}: ${title[0]!.toLowerCase()}${title.slice(1)}`

/** The words of an alert: `typed` is the command that says more, and `why` what it is for. */
export const alert = (title: string, text: string, typed: string, why: string): NewsWords => ({
  subject: subjectOf(title),
  preview: text,
  title,
  words: text,
  parts: [{ title: 'What to do', words: why, command: command(typed) }],
})
