import { parseArgs } from 'node:util'
import { periods } from '#src/content/periods.ts'
import type { Queryable } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'
import type { Member, TraceRow } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, visible, withOwnList } from '../command.ts'

type Complaint = TraceRow<'complaint'> & { email: Member['email'] | null }

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
      else await close(database, values.close)
      return 0
    })
  },
}

async function list(database: Queryable, json: boolean): Promise<void> {
  const rows = await database.query<Complaint>(
    `select complaint.*, email from complaint
      left join waitlist on waitlist.email_key = complaint.email_key where closed_at is null order by due_at, id`,
  )
  for (const { id, email, words, received_at, due_at } of rows) {
    const dated = { id, email, received: ukDay(received_at), due: ukDay(due_at), words }
    console.log(json ? JSON.stringify(dated) : shown(dated, due_at < Date.now()))
  }
  if (!rows.length && !json) console.log('No complaints are waiting.')
}

function shown(
  it: { id: string; email: string | null; received: string; due: string; words: string },
  late: boolean,
) {
  const lines = it.words.split(/\r?\n/).map(visible)
  const by = `Acknowledge by ${it.due}${late ? ' (OVERDUE)' : ''}`
  return `${by}, received ${it.received}, from ${it.email === null ? 'an entry that has gone' : visible(it.email)}\n  id ${it.id}\n  ${lines.join('\n  ')}\n`
}

async function close(database: Queryable, id: string): Promise<void> {
  const closed = await database.query(
    'update complaint set closed_at = $2 where id = $1 and closed_at is null returning id',
    [id, Date.now()],
  )
  if (!closed.length) throw new Error('there is no complaint of that id that waits')
  console.log('Closed.')
}
