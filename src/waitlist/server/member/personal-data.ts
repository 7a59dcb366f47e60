import type { Columns, CountedInsert, RowOf } from '#src/db/database.ts'
import { OUTBOX_COLUMNS } from '#src/mail/outbox.ts'

/**
 * The registry of what is stored about a person: every column of every table. Erasing, the nightly deletion, a
 * person's own page and download, backups, and the commands `find` and `export` follow it. Times are in epoch
 * milliseconds.
 */

/** The list: one row for each person. An exported file has the columns in this order. */
export const WAITLIST_INSERT = {
  table: 'waitlist',
  key: 'email_key',
  columns: {
    email_key: 'text',
    email: 'text',
    postcode: 'text',
    joined_at: 'bigint',
    notice: 'text or null',
    form: 'text or null',
    confirmed_at: 'bigint or null',
    unsubscribed_at: 'bigint or null',
    referral_code: 'text or null',
    referred_by: 'text or null',
    undeliverable_at: 'bigint or null',
    source: 'text or null',
  },
  counter: 'waitlist',
} as const satisfies CountedInsert

/** How to read and show a table about people. */
type About = {
  key: readonly [string, ...string[]]
  /** The order in which a person's rows are shown. */
  order: string
  /** What the founder calls one row, and what a person's download calls all of them. */
  title: string
  called: string
  one?: boolean
  /**
   * Columns that the download leaves out besides `email_key`: how we send, what is not personal, and duplicates.
   */
  notDownloaded?: readonly string[]
}

/** Describes a table in which each row belongs to the entry with its `email_key`. */
const trace = <const Own extends Columns & { email_key: 'text' }>(columns: Own, about: About) => ({
  columns,
  one: false,
  notDownloaded: [],
  ...about,
})

/** What is stored about a person outside the list. */
export const TRACES = {
  perk_code: trace(
    {
      code: 'text',
      email_key: 'text',
      terms: 'text',
      invited_at: 'bigint',
      redeemed_at: 'bigint or null',
      wave: 'text or null',
      reminded_at: 'bigint or null',
      book: 'text or null',
    },
    { key: ['code'], order: 'code', title: 'Perk code', called: 'perkCodes', one: true },
  ),
  mail_outbox: trace(OUTBOX_COLUMNS, {
    key: ['cause'],
    order: 'queued_at, cause',
    title: 'Mail',
    called: 'mails',
    notDownloaded: ['cause', 'due_at', 'attempts', 'leased_until', 'fault', 'mailbox', 'doubts'],
  }),
  letter_recipient: trace(
    {
      letter: 'text',
      email_key: 'text',
      part: 'bigint',
      due_at: 'bigint',
      attempts: 'bigint',
      begun_at: 'bigint or null',
      sent_at: 'bigint or null',
      failed_at: 'bigint or null',
      fault: 'text or null',
      doubtful: 'bigint',
      bounced_at: 'bigint or null',
      complained_at: 'bigint or null',
      again: 'bigint or null',
      version: 'bigint or null',
    },
    {
      key: ['letter', 'email_key'],
      order: 'letter',
      title: 'Letter',
      called: 'letters',
      notDownloaded: ['part', 'due_at', 'attempts', 'begun_at', 'fault', 'doubtful', 'again', 'version'],
    },
  ),
  mail_report: trace(
    { cause: 'text', kind: 'text', email_key: 'text', said: 'text', reported_at: 'bigint' },
    {
      key: ['cause', 'kind'],
      order: 'reported_at, cause, kind',
      title: 'Report from a mail server',
      called: 'mailReports',
      notDownloaded: ['cause'],
    },
  ),
  topic_wait: trace(
    { email_key: 'text', topic: 'text', notice: 'text', asked_at: 'bigint', held: 'bigint or null' },
    {
      key: ['email_key', 'topic'],
      order: 'asked_at, topic',
      title: 'Waiting for an answer',
      called: 'waitsForAnswers',
    },
  ),
  still_waiting: trace(
    { email_key: 'text', asked_at: 'bigint or null', kept_at: 'bigint or null' },
    { key: ['email_key'], order: 'email_key', title: 'Still waiting', called: 'stillWaiting', one: true },
  ),
  choice: trace(
    {
      email_key: 'text',
      question: 'text',
      chosen: 'text or null',
      pence: 'bigint or null',
      notice: 'text',
      chosen_at: 'bigint',
    },
    {
      key: ['email_key', 'question'],
      order: 'chosen_at, question',
      title: 'Answer to a question',
      called: 'answersToQuestions',
    },
  ),
  car_date: trace(
    {
      email_key: 'text',
      kind: 'text',
      day: 'text',
      kept_at: 'bigint',
      notice: 'text',
      off_at: 'bigint or null',
    },
    { key: ['email_key', 'kind'], order: 'day, kind', title: 'Date of a car', called: 'carDates' },
  ),
  complaint: trace(
    {
      id: 'text',
      email_key: 'text',
      words: 'text',
      received_at: 'bigint',
      due_at: 'bigint',
      closed_at: 'bigint or null',
      channel: 'text or null',
      acknowledged_at: 'bigint or null',
      outcome: 'text or null',
    },
    {
      key: ['id'],
      order: 'received_at, id',
      title: 'Complaint',
      called: 'complaints',
      notDownloaded: ['id'],
    },
  ),
}

export type TraceTable = keyof typeof TRACES
export const TRACE_TABLES = Object.keys(TRACES) as TraceTable[]

export type KeptColumn =
  | keyof typeof WAITLIST_INSERT.columns
  | { [Table in TraceTable]: keyof (typeof TRACES)[Table]['columns'] }[TraceTable]

export type Member = RowOf<typeof WAITLIST_INSERT.columns>
export type TraceRow<Table extends TraceTable> = RowOf<(typeof TRACES)[Table]['columns']>
