import { parseArgs } from 'node:util'
import type { Queryable } from '#src/db/database.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { type Command, visible, withOwnList } from '../command.ts'

type Complaint = { id: string; email: string | null; words: string; received_at: number; due_at: number }

/** Lists the complaints that wait, and closes one that was dealt with. */
export const complaintsCommand: Command = {
  help: `Usage: npm run waitlist -- complaints [--json]
       npm run waitlist -- complaints --close ID

Prints the complaints that wait, the most urgent first: the date by which the law wants it acknowledged (30 days from
its receipt), its id, who complains and their words. --close ID says that one was acknowledged and dealt with; it is
deleted a year later.`,

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
    `select id, email, words, received_at, due_at from complaint
      left join waitlist on waitlist.email_key = complaint.email_key where closed_at is null order by due_at, id`,
  )
  for (const { id, email, words, received_at, due_at } of rows) {
    const dated = { id, email, received: ukDay(received_at), due: ukDay(due_at), words }
    console.log(json ? JSON.stringify(dated) : shown(dated, due_at < Date.now()))
  }
  if (!rows.length && !json) console.log('No complaint waits.')
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
