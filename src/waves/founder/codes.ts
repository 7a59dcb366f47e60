import * as v from 'valibot'
import { waveHelp } from '#src/content/waves.ts'
import type { Queryable } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { csvLine } from '#src/founder/csv-line.ts'
import { flag, option } from '#src/founder/fields.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukDay, ukMinute } from '#src/time/uk-time.ts'
import { type GivenCode, givenCodes } from '#src/waitlist/server/member/perk-codes.ts'

/** Codes read at once. */
const BATCH = 1_000
const COLUMNS = ['code', 'email', 'postcode', 'terms', 'invited_at', 'redeemed_at'] as const

export const codes = action({
  summary: 'every perk code, and whether it was redeemed',
  help: waveHelp.codes,
  input: v.object({
    csv: flag('as CSV, safe in spreadsheets like that of export'),
    out: option('FILE', 'the file to write; without it, standard output'),
  }),
  changes: 'nothing',
  showsPeople: true,

  // Codes are read while they are being written.
  run: (_, { list }) => list(),

  file: (database, { csv }) => ({
    name: `codes-${ukDay(Date.now())}.${csv ? 'csv' : 'txt'}`,
    pieces: csv ? codeLines(database, inCsv, `\uFEFF${csvLine(COLUMNS)}`) : codeLines(database, shown),
    json: codeLines(database, code => `${JSON.stringify(portable(code))}\n`),
  }),
  inWords: () => '',
})

/** Yields every perk code as lines of text, in order of address, after a first line. */
async function* codeLines(
  database: Queryable,
  line: (code: GivenCode) => string,
  head = '',
): AsyncGenerator<string> {
  yield head
  for (let last = ''; ; ) {
    const codes = await givenCodes(database, last, BATCH)
    yield codes.map(line).join('')
    if (codes.length < BATCH) return
    last = codes.at(-1)!.email_key
  }
}

const portable = ({ code, email, postcode, terms, invited_at, redeemed_at }: GivenCode) =>
  isoTimes({ code, email, postcode, terms, invited_at, redeemed_at })

const inCsv = (code: GivenCode) => csvLine(Object.values(portable(code)).map(value => String(value ?? '')))

function shown({ code, email, invited_at, redeemed_at, terms }: GivenCode): string {
  const redeemed = redeemed_at === null ? 'not redeemed' : `redeemed ${ukMinute(redeemed_at)}`
  return `${code}  invited ${ukMinute(invited_at)}  ${redeemed.padEnd(25)}  terms ${terms}  ${visible(email)}\n`
}
