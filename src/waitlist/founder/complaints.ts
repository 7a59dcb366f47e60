import * as v from 'valibot'
import { periods } from '#src/content/periods.ts'
import { action } from '#src/founder/action.ts'
import { option } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import {
  closeComplaint,
  type WaitingComplaint,
  waitingComplaints,
} from '#src/waitlist/server/member/open-complaints.ts'

export const complaints = action({
  summary: 'waiting complaints, with the date by which each must be acknowledged; close one',
  help: `Prints the most urgent first: the date by which the law requires it to be acknowledged (${periods.complaintAnswer.words} after its
receipt), its id, the address and the words.`,
  input: v.object({
    close: option(
      'ID',
      `this one was acknowledged and dealt with; it is deleted ${periods.closedComplaint.words} later`,
    ),
  }),
  changes: 'one person',
  showsPeople: true,

  async run({ close }, { list }) {
    const database = await list()
    if (close !== undefined) await closeComplaint(database, close, Date.now())
    return { closed: close !== undefined, waiting: await waitingComplaints(database, Date.now()) }
  },

  inJson: ({ waiting }) => waiting.map(({ late: _, ...complaint }) => complaint),
  inWords({ closed, waiting }) {
    if (closed) return 'Closed.'
    return waiting.length ? waiting.map(shown).join('\n') : 'No complaints are waiting.'
  },
})

function shown({ id, email, words, received, due, late }: WaitingComplaint): string {
  const lines = words.split(/\r?\n/).map(visible)
  const by = `Acknowledge by ${due}${late ? ' (OVERDUE)' : ''}`
  const from = email === null ? 'an entry that no longer exists' : visible(email)
  return `${by}, received ${received}, from ${from}\n  id ${id}\n  ${lines.join('\n  ')}\n`
}
