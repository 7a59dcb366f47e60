import type { Queryable } from '#src/db/database.ts'
import { csvLine } from '#src/founder/csv-line.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import type { Member, TraceRow } from '#src/waitlist/server/member/personal-data.ts'

/** Codes read at once. */
const BATCH = 1_000
const COLUMNS = ['code', 'email', 'postcode', 'terms', 'invited_at', 'redeemed_at'] as const

export type Code = TraceRow<'perk_code'> & Pick<Member, 'email' | 'postcode'>

/** Every perk code as lines of text, in the order of the addresses, after a first line. */
export async function* codeLines(
  database: Queryable,
  line: (code: Code) => string,
  head = '',
): AsyncGenerator<string> {
  yield head
  for await (const codes of readCodes(database)) yield codes.map(line).join('')
}

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

export const portableCode = ({ code, email, postcode, terms, invited_at, redeemed_at }: Code) =>
  isoTimes({ code, email, postcode, terms, invited_at, redeemed_at })

export const CODES_CSV_HEAD = `\uFEFF${csvLine(COLUMNS)}`
/** Safe in spreadsheets, as export's lines are. */
export const codeInCsv = (code: Code): string =>
  csvLine(Object.values(portableCode(code)).map(value => String(value ?? '')))
