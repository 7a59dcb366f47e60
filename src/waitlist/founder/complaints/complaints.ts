import * as v from 'valibot'
import { periods } from '#src/content/periods.ts'
import { action } from '#src/founder/action.ts'
import { visible } from '#src/founder/visible.ts'
import { type WaitingComplaint, waitingComplaints } from '#src/waitlist/server/member/open-complaints.ts'

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
