import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { COMPANIONS, LIST, SECRETS } from '#src/backups/copied-tables.ts'
import { count } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import type { Storage } from '#src/db/storage.ts'
import { countForeignRows, readTable, type Summary, summarise, writeRows } from '#src/db/table-rows.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, progress, readStorage, UsageFault, withStorage } from '../command.ts'
import { readEntries } from '../entries/waitlist-rows.ts'

/** Copies a waitlist from one storage to another and proves that both hold the same. */
export const copyCommand: Command = {
  help: `Usage: npm run waitlist -- copy --from URL --to URL

Copies every entry from one database to another, sqlite:PATH or postgres://USER@HOST/DATABASE, and what belongs to
the list: fingerprints of erased addresses, perk codes, emails sent and due, what mail servers reported of them,
complaints, what Maeve was asked and taught, and the secrets that links in emails were made with. Both are brought up to
date first. The target is made when it is missing, and refused when it holds anything that the source does not.
Interrupted, it carries on when started again. At the end both are read again and compared, by count and checksum. Stop
the servers first: an entry that joins meanwhile may be missing, and the comparison then says so.`,

  async run(words) {
    const { values } = parseArgs({
      args: words,
      options: { from: { type: 'string' }, to: { type: 'string' } },
    })
    const [from, to] = [readStorage('--from', values.from), readStorage('--to', values.to)]
    if (from.shown === to.shown) throw new UsageFault('--from and --to are the same database')
    if (from.engine === 'sqlite' && !existsSync(from.file)) throw new Error(`there is no file ${from.file}`)
    return withStorage(from, source => withStorage(to, target => run(source, target, from, to)))
  },
}

async function run(source: Database, target: Database, from: Storage, to: Storage): Promise<number> {
  const total = await countEntries(source).catch(error => {
    throw new Error(`${from.shown} holds no waitlist that can be read: ${error.message}`)
  })
  await migrate(source)
  await migrate(target)
  for (const table of [LIST, ...COMPANIONS]) {
    const foreign = await countForeignRows(source, target, table)
    if (!foreign) continue
    const what =
      table === LIST ? count(foreign, 'entry', 'entries') : `${count(foreign, 'row')} of ${table.name}`
    throw new Error(
      `${to.shown} holds ${what} that ${from.shown} does not hold, or not so; nothing was copied`,
    )
  }

  for await (const rows of readTable(source, SECRETS)) await writeRows(target, SECRETS, rows, 'value')
  let others = 0
  for (const table of COMPANIONS) {
    for await (const rows of readTable(source, table)) others += await writeRows(target, table, rows)
  }
  let seen = 0
  let copied = 0
  const report = progress()
  for await (const rows of readEntries(source)) {
    copied += (await target.insertMissing(WAITLIST_INSERT, rows)).size
    seen += rows.length
    report(() => `${seen} of ${total} read, ${copied} copied`)
  }

  const [there, here] = [await summarise(source, LIST), await summarise(target, LIST)]
  const counter = await countEntries(target)
  console.log(`${from.shown}: ${describe(there)}\n${to.shown}: ${describe(here)}, counter ${counter}`)
  const differing = await differingCompanions(source, target)
  if (here.checksum !== there.checksum || counter !== here.rows || differing.length) {
    const what = differing.length ? ` (${differing.join(', ')})` : ''
    throw new Error(`the two lists differ${what}; someone may have joined meanwhile: start it again`)
  }
  const already = here.rows - copied
  console.log(`Both are the same: ${entries(copied)} copied, ${already} there already.`)
  if (others) console.log(`With them ${count(others, 'row')} of what belongs to the list.`)
  return 0
}

async function differingCompanions(source: Database, target: Database): Promise<string[]> {
  const differing = []
  for (const table of COMPANIONS) {
    const [there, here] = [await summarise(source, table), await summarise(target, table)]
    if (there.checksum !== here.checksum) differing.push(table.name)
  }
  return differing
}

async function countEntries(database: Database): Promise<number> {
  const [row] = await database.query<{ n: number }>(`select n from counter where name = 'waitlist'`)
  return row?.n ?? 0
}

const describe = ({ rows, checksum }: Summary) => `${entries(rows)}, checksum ${checksum}`
const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`)
