import * as v from 'valibot'
import { complaintWords } from '#src/content/complaints.ts'
import { periods } from '#src/content/periods.ts'
import { action } from '#src/founder/action.ts'
import { day, emailAddress, field } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { ukDay, ukMidnight } from '#src/time/uk-time.ts'
import { entryKey } from '#src/waitlist/server/join/waitlist-store.ts'
import {
  acknowledgeComplaint,
  CHANNELS,
  closeComplaint,
  recordComplaint,
  type WaitingComplaint,
  waitingComplaints,
} from '#src/waitlist/server/member/open-complaints.ts'

export const complaints = action({
  summary: 'waiting complaints, with the date by which each must be acknowledged',
  help: `Prints the most urgent first: the date by which the law requires it to be acknowledged (${periods.complaintAnswer.words} after its
receipt), its id, the address and the words. complaints add records one that came by email, phone or post, complaints
acknowledge and complaints close record what you told them.`,
  input: v.object({}),
  changes: 'nothing',
  showsPeople: true,

  run: async (_, { list }) => waitingComplaints(await list(), Date.now()),
  inJson: waiting => waiting.map(({ late: _, ...complaint }) => complaint),
  inWords: waiting => waiting.map(shown).join('\n') || 'No complaints are waiting.',
})

function shown(complaint: WaitingComplaint): string {
  const { id, email, onList, channel, words, received, due, acknowledged, late } = complaint
  const lines = words.split(/\r?\n/).map(visible)
  const state = acknowledged
    ? `Acknowledged on ${acknowledged}, to be closed`
    : `Acknowledge by ${due}${late ? ' (OVERDUE)' : ''}`
  const from = email ? `${visible(email)}${onList ? '' : ' (not on the list)'}` : 'somebody who gave no email'
  return `${state}, received ${received}${channel ? ` by ${channel}` : ''}, from ${from}\n  id ${id}\n  ${lines.join('\n  ')}\n`
}

const onePerson = { changes: 'one person', showsPeople: true } as const
const id = field(v.string(), { placeholder: 'ID', positional: 'word', label: 'The number of the complaint' })
const words = (placeholder: string, label: string) =>
  field(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('must say something'),
      v.maxLength(2_000, 'must have at most 2,000 characters'),
    ),
    { placeholder, positional: 'words', label },
  )

export const addComplaint = action({
  ...onePerson,
  summary: 'record a complaint that came by email, phone, post or otherwise',
  help: `From then on it is in complaints, in the nightly report, in the Monday letter and on the desk, like one from the site's own form.
It counts from the day that it came, not from the day that you record it. It is deleted ${periods.closedComplaint.words} after it is closed.`,
  input: v.object({
    words: words('WORDS', 'What they complain about'),
    from: v.optional(field(emailAddress, { placeholder: 'EMAIL' }, 'their email, if they gave one')),
    by: v.optional(
      field(
        v.picklist(CHANNELS, `must be one of ${CHANNELS.join(', ')}`),
        { placeholder: 'CHANNEL' },
        `${CHANNELS.join(', ')}; email if left out`,
      ),
      'email',
    ),
    received: v.optional(
      field(
        v.pipe(
          day,
          v.check(text => ukMidnight(text)! <= Date.now(), 'must not be in the future'),
        ),
        { placeholder: 'DAY', label: 'The day that it came' },
        'the day that it came; today if left out',
      ),
    ),
  }),

  async run({ words, from, by, received }, { list }) {
    const at = received === undefined ? Date.now() : ukMidnight(received)!
    const complaint = { words, channel: by, email_key: from === undefined ? '' : entryKey(from) }
    const { id, due_at } = await recordComplaint(await list(), complaint, at)
    return { id, due: ukDay(due_at) }
  },

  inWords: ({ id, due }) => `It is recorded: ${id}. ${complaintWords.acknowledge(due)}`,
})

export const acknowledge = action({
  ...onePerson,
  summary: 'note that you have told somebody that you have their complaint',
  help: 'The law requires that within thirty days. The complaint stays open until you give its outcome with complaints close.',
  input: v.object({ id }),

  async run({ id }, { list }) {
    await acknowledgeComplaint(await list(), id, Date.now())
    return { id }
  },

  inWords: () => 'Acknowledged. Close it once they know the outcome.',
})

export const close = action({
  ...onePerson,
  summary: 'close a complaint with its outcome, and print what to write',
  help: `OUTCOME is what you found and did: the person reads it on their own page and in their download. The law requires
you to tell them without delay, and to say that they may complain to the Information Commissioner.`,
  input: v.object({ id, outcome: words('OUTCOME', 'What became of it') }),

  async run({ id, outcome }, { list }) {
    await closeComplaint(await list(), id, outcome, Date.now())
    return { id, tell: complaintWords.tell(outcome) }
  },

  inWords: ({ tell }) => `Closed. ${tell}`,
})
