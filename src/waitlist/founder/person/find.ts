import * as v from 'valibot'
import { columnWords } from '#src/content/column-words.ts'
import { receiptWords } from '#src/content/receipt.ts'
import type { SqlValue } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes, isTime } from '#src/time/iso-times.ts'
import { ukWords } from '#src/time/uk-time.ts'
import { marksOf } from '#src/waitlist/server/domains/mail-domain.ts'
import { stateOf } from '#src/waitlist/server/member/entries.ts'
import type { KeptLine } from '#src/waitlist/server/member/kept-in-words.ts'
import { type Kept, keptOf } from '#src/waitlist/server/member/kept-of-person.ts'
import {
  type KeptColumn,
  TRACE_TABLES,
  TRACES,
  type TraceTable,
} from '#src/waitlist/server/member/personal-data.ts'
import { entryOf } from './one-person.ts'
import { receiptLines } from './receipt.ts'
import { timelineOf } from './timeline.ts'

const COLUMN = 25

/** A column without words is a type error here. */
const called: Readonly<Record<string, string>> = columnWords satisfies Record<KeptColumn, string>

type Row = Readonly<Record<string, SqlValue>>

export const find = action({
  summary: 'everything that is stored about one address',
  help: `Finds it in any letter case. Prints the entry, its perk code, its emails and letters, the answers it asked for, its
complaints, and whether its domain accepts email. Exits with 1 if it is not on the list.`,
  input: v.object({ email }),
  changes: 'nothing',
  showsPeople: true,

  async run({ email }, { list }) {
    const database = await list()
    const entry = await entryOf(database, email)
    const marks = await marksOf(database, [entry.email_key])
    const mark = marks.get(entry.email_key) ?? null
    const all = await keptOf(database, entry)
    return {
      all,
      mark,
      timeline: timelineOf(all),
      parts: [part('Entry', { ...entry, mark }), ...TRACE_TABLES.flatMap(table => partsOf(all, table))],
      state: stateOf(entry),
      receipt: receiptLines(all, receiptWords.ofThem),
      goes: whatGoes(all),
    }
  },

  inJson: ({ all, mark }) => [
    {
      entry: isoTimes(all.entry),
      ...Object.fromEntries(TRACE_TABLES.map(table => inJson(all, table))),
      mark,
    },
  ],
  inWords: ({ parts }) => parts.map(partInWords).join('\n\n'),
})

/** Returns a person's rows of a table. A lease that nobody holds is stored as 0, and becomes null here. */
const rowsOf = (all: Kept, table: TraceTable): Row[] =>
  all[table].map((row: Row) => (row.leased_until === 0 ? { ...row, leased_until: null } : row))

function inJson(all: Kept, table: TraceTable) {
  const { one, called } = TRACES[table]
  const rows = rowsOf(all, table).map(isoTimes)
  return one ? [table, rows[0] ?? null] : [called, rows]
}

const partsOf = (all: Kept, table: TraceTable) =>
  rowsOf(all, table).map(row => part(TRACES[table].title, row))

/** Returns one record, without empty columns or the key, which repeats the email. */
function part(title: string, kept: Row) {
  const known = Object.entries(kept).filter(([name, value]) => value !== null && name !== 'email_key')
  const lines = known.map(
    ([name, value]): KeptLine => [called[name] ?? name, isTime(name, value) ? ukWords(value) : String(value)],
  )
  return { title, lines }
}

function whatGoes(kept: Kept): string[] {
  const { entry, perk_code, mail_outbox, letter_recipient, topic_wait, complaint } = kept
  const some = (n: number, what: string) => (n ? [`${what}: ${n}`] : [])
  return [
    'Their place on the list: the count falls by one, on every open page too',
    ...perk_code.map(
      ({ code, redeemed_at }) => `Perk code ${code}${redeemed_at === null ? ', not redeemed' : ''}`,
    ),
    ...some(mail_outbox.length + letter_recipient.length, 'Records of emails; waiting ones are not sent'),
    ...some(topic_wait.length, 'Answers that they are waiting for'),
    ...some(complaint.filter(({ closed_at }) => closed_at === null).length, 'Waiting complaints'),
    ...(entry.referral_code === null ? [] : ['Their code for friends, including where a friend used it']),
  ]
}

function partInWords({ title, lines }: ReturnType<typeof part>): string {
  const indented = (value: string) =>
    value
      .split(/\r?\n/)
      .map(visible)
      .join(`\n${' '.repeat(COLUMN + 2)}`)
  return [title, ...lines.map(([name, value]) => `  ${name.padEnd(COLUMN)}${indented(value)}`)].join('\n')
}
