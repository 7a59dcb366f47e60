import { parseArgs } from 'node:util'
import type { Queryable } from '#src/db/database.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import type { Member, TraceRow } from '#src/waitlist/server/member/personal-data.ts'
import { type Command, UsageFault, visible, withOwnList } from '../command.ts'
import { csvLine } from '../entries/csv-line.ts'
import { output } from '../output.ts'

/** Codes read at once. */
const BATCH = 1_000
const COLUMNS = ['code', 'email', 'postcode', 'terms', 'invited_at', 'redeemed_at'] as const

/** Shows every perk code. */
export const codesCommand: Command = {
  help: `Usage: npm run waitlist -- codes [--csv|--json] [--out FILE]

Prints every perk code, in the order of the addresses: when its owner was invited and when it was redeemed (UK time),
the version of its terms, the address.

  --csv, --json      as CSV, safe in spreadsheets as export's is; as one JSON object a line (times in UTC)
  --out FILE         where to; without it, to standard output`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, out: { type: 'string' } },
    })
    if (values.csv && values.json) throw new UsageFault('say either --csv or --json')
    const line = values.csv ? inCsv : values.json ? inJson : shown
    await withOwnList(environment, database =>
      output(
        (async function* () {
          if (values.csv) yield `\uFEFF${csvLine(COLUMNS)}`
          for await (const codes of readCodes(database)) yield codes.map(line).join('')
        })(),
        values.out,
      ),
    )
    return 0
  },
}

type Code = TraceRow<'perk_code'> & Pick<Member, 'email' | 'postcode'>

async function* readCodes(database: Queryable): AsyncGenerator<Code[]> {
  const text = `select perk_code.*, email, postcode
    from perk_code join waitlist on waitlist.email_key = perk_code.email_key
    where perk_code.email_key > $1 order by perk_code.email_key limit ${BATCH}`
  let last = ''
  while (true) {
    const codes = await database.query<Code>(text, [last])
    yield codes
    if (codes.length < BATCH) return
    last = codes.at(-1)!.email_key
  }
}

const portable = ({ code, email, postcode, terms, invited_at, redeemed_at }: Code) =>
  isoTimes({ code, email, postcode, terms, invited_at, redeemed_at })
const inJson = (code: Code) => `${JSON.stringify(portable(code))}\n`
const inCsv = (code: Code) => csvLine(Object.values(portable(code)).map(value => String(value ?? '')))
const shown = ({ code, email, invited_at, redeemed_at, terms }: Code) =>
  `${code}  invited ${ukMinute(invited_at)}  ${(redeemed_at === null ? 'not redeemed' : `redeemed ${ukMinute(redeemed_at)}`).padEnd(25)}  terms ${terms}  ${visible(email)}\n`
