import { parseArgs } from 'node:util'
import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { type Command, visible, withOwnList } from '../command.ts'
import { closeComplaint, type WaitingComplaint, waitingComplaints } from '../people/complaints.ts'

/** Lists the complaints that wait, and closes one that was dealt with. */
export const complaintsCommand: Command = {
  help: `Usage: npm run waitlist -- complaints [--json]
       npm run waitlist -- complaints --close ID

Prints the complaints that wait, the most urgent first: the date by which the law wants each acknowledged
(${periods.complaintAnswer.words} from its receipt), its id, the address and the words. --close ID says that one was
acknowledged and dealt with; it is deleted ${periods.closedComplaint.words} later.`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { json: { type: 'boolean' }, close: { type: 'string' } },
    })
    return withOwnList(environment, async database => {
      if (values.close === undefined) await list(database, values.json ?? false)
      else {
        await closeComplaint(database, values.close, Date.now())
        console.log('Closed.')
      }
      return 0
    })
  },
}

async function list(database: Queryable, json: boolean): Promise<void> {
  const waiting = await waitingComplaints(database, Date.now())
  for (const { late, ...complaint } of waiting)
    console.log(json ? JSON.stringify(complaint) : shown(complaint, late))
  if (!waiting.length && !json) console.log('No complaints are waiting.')
}

function shown(it: Omit<WaitingComplaint, 'late'>, late: boolean) {
  const lines = it.words.split(/\r?\n/).map(visible)
  const by = `Acknowledge by ${it.due}${late ? ' (OVERDUE)' : ''}`
  return `${by}, received ${it.received}, from ${it.email === null ? 'an entry that has gone' : visible(it.email)}\n  id ${it.id}\n  ${lines.join('\n  ')}\n`
}
