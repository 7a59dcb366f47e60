import * as v from 'valibot'
import { receiptWords } from '#src/content/receipt.ts'
import { action } from '#src/founder/action.ts'
import { email } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { stateOf } from '#src/waitlist/server/member/entries.ts'
import type { Kept } from '#src/waitlist/server/member/kept-of-person.ts'
import { TRACE_TABLES, TRACES, type TraceTable } from '#src/waitlist/server/member/personal-data.ts'
import { everythingKept, type KeptPart, partsOf, told } from './everything-kept.ts'
import { receiptLines } from './receipt-lines.ts'
import { timelineOf } from './timeline.ts'

/** The column in which values begin, in characters. */
const COLUMN = 16

export const find = action({
  summary: 'everything that is stored about one address',
  help: `In any letter case: the entry, its perk code, its emails and letters, the answers it asked for, its complaints, and
whether its domain accepts email. Exits with 1 if it is not on the list.`,
  input: v.object({ email }),
  changes: 'nothing',
  showsPeople: true,

  async run({ email }, { list }) {
    const kept = await everythingKept(await list(), email)
    const { entry } = kept.all
    return {
      ...kept,
      timeline: timelineOf(kept.all),
      parts: partsOf(kept),
      state: stateOf(entry),
      receipt: receiptLines(kept.all, receiptWords.ofThem),
      goes: whatGoes(kept.all),
    }
  },

  inJson: ({ all, mark }) => [{ ...tablesOf(all), mark }],
  inWords: ({ parts }) => parts.map(partInWords).join('\n\n'),
})

function tablesOf({ entry, ...traces }: Kept) {
  const of = (table: TraceTable) => {
    const { one, called } = TRACES[table]
    const rows = traces[table].map(row => isoTimes(told(row)))
    return one ? [table, rows[0] ?? null] : [called, rows]
  }
  return { entry: isoTimes(entry), ...Object.fromEntries(TRACE_TABLES.map(of)) }
}

/** Lists what an erasure deletes, one item on each line. */
function whatGoes(kept: Kept): string[] {
  const { entry, perk_code, mail_outbox, letter_recipient, topic_wait, complaint } = kept
  const some = (n: number, what: string) => (n ? [`${what}: ${n}`] : [])
  return [
    'The entry: the count falls by one, on every open page too',
    ...perk_code.map(
      ({ code, redeemed_at }) => `Perk code ${code}${redeemed_at === null ? ', not redeemed' : ''}`,
    ),
    ...some(mail_outbox.length + letter_recipient.length, 'Records of emails; waiting ones are not sent'),
    ...some(topic_wait.length, 'Answers that they are waiting for'),
    ...some(complaint.filter(({ closed_at }) => closed_at === null).length, 'Waiting complaints'),
    ...(entry.referral_code === null ? [] : ['Their referral code, on the entries that it brought too']),
  ]
}

function partInWords({ title, lines }: KeptPart): string {
  const line = ([name, value]: KeptPart['lines'][number]) => `  ${name.padEnd(COLUMN)}${shown(value)}`
  return [title, ...lines.map(line)].join('\n')
}

function shown(value: string): string {
  return value
    .split(/\r?\n/)
    .map(visible)
    .join(`\n${' '.repeat(COLUMN + 2)}`)
}
