import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Database } from '#src/db/database.ts'
import { migrate } from '#src/db/migrate.ts'
import type { Storage } from '#src/db/storage.ts'
import { WAITLIST_INSERT } from '#src/waitlist/server/store.ts'
import { type Command, readStorage, UsageFault, withStorage } from './command.ts'
import { countForeignRows, readBatches, type Summary, summarise } from './waitlist-rows.ts'

/** Copies a waitlist from one storage to another and proves that both hold the same. */
export const copy: Command = {
  summary: 'copy the whole list to another database, on either engine',
  help: `Usage: npm run waitlist -- copy --from URL --to URL

Copies every entry from one database to another: sqlite:PATH or postgres://USER@HOST/DATABASE. The target is
made and brought up to date when it is empty; it is refused when it holds an entry that the source does not.
Interrupted, it carries on when started again. At the end both are read anew and compared, by count and
checksum. Stop the server first: an entry that joins meanwhile may be missing, which the comparison then says.`,

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
  await migrate(target)
  const foreign = await countForeignRows(source, target)
  if (foreign) {
    throw new Error(
      `${to.shown} holds ${entries(foreign)} that ${from.shown} does not hold, or not so; nothing was copied`,
    )
  }

  let seen = 0
  let copied = 0
  const report = throttled(() => console.log(`${seen} of ${total} read, ${copied} copied`))
  for await (const rows of readBatches(source)) {
    copied += (await target.insertMissing(WAITLIST_INSERT, rows)).size
    seen += rows.length
    report()
  }

  const [there, here] = [await summarise(source), await summarise(target)]
  const counter = await countEntries(target)
  console.log(`${from.shown}: ${describe(there)}\n${to.shown}: ${describe(here)}, counter ${counter}`)
  if (here.checksum !== there.checksum || counter !== here.rows) {
    throw new Error('the two lists differ; someone may have joined meanwhile: start it again')
  }
  console.log(`Both are the same: ${entries(copied)} copied, ${here.rows - copied} there already.`)
  return 0
}

async function countEntries(database: Database): Promise<number> {
  const [row] = await database.query<{ n: number }>(`select n from counter where name = 'waitlist'`)
  return row?.n ?? 0
}

const describe = ({ rows, checksum }: Summary) => `${entries(rows)}, checksum ${checksum}`
const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`)

/** At most one report a second. */
function throttled(say: () => void): () => void {
  let last = performance.now()
  return () => {
    if (performance.now() - last < 1_000) return
    last = performance.now()
    say()
  }
}
