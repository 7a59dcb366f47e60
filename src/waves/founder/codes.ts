import * as v from 'valibot'
import { pastPerkTerms, perkTerms } from '#src/content/perk-terms.ts'
import { waveHelp } from '#src/content/waves.ts'
import type { Database, Queryable } from '#src/db/database.ts'
import { action } from '#src/founder/action.ts'
import { field, flag, option } from '#src/founder/fields.ts'
import { csvLine } from '#src/founder/files/csv-line.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { UNDO_MS } from '#src/founder/regret.ts'
import { visible } from '#src/founder/visible.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukDay, ukMinute, ukWords } from '#src/time/uk-time.ts'
import { type GivenCode, givenCodes, readPerkCode } from '#src/waitlist/server/member/perk-codes.ts'
import type { TraceRow } from '#src/waitlist/server/member/personal-data.ts'

type Redeemed = TraceRow<'perk_code'> & { redeemed_at: number; redeemed_now: boolean }

const input = v.object({
  code: field(v.string(), { placeholder: 'CODE', positional: 'words', label: 'The code' }),
})

export const redeem = action({
  summary: 'redeem a perk code, once',
  help: waveHelp.redeem,
  input,
  changes: 'one person',
  showsPeople: true,

  run: async ({ code }, { list }) => redeemCode(await list(), code),

  inJson: redeemed => [isoTimes(redeemed)],
  isGood: ({ redeemed_now }) => redeemed_now,
  inWords({ code, email_key, terms, redeemed_at, redeemed_now }) {
    const whose = `${code} of ${visible(email_key)}`
    if (!redeemed_now) return `${whose} was redeemed before: ${ukWords(redeemed_at)}`
    const given = terms === perkTerms.version ? perkTerms : pastPerkTerms[terms]
    if (!given) return `${whose} is redeemed, under terms that no longer exist (version ${terms}).`
    const lines = [...given.perks, ...given.conditions].map(line => `  ${line}`)
    return [`${whose} is redeemed. It gives:`, ...lines].join('\n')
  },
})

export const undoRedeem = action({
  summary: 'undo the redeeming of a code, within a minute, if it was a mistake',
  input,
  changes: 'one person',
  showsPeople: false,

  async run({ code }, { list }) {
    const { query } = await list()
    const undone = await query(
      'update perk_code set redeemed_at = null where code = $1 and redeemed_at >= $2 returning code',
      [readPerkCode(code) ?? '', Date.now() - UNDO_MS],
    )
    if (!undone.length)
      throw new Refusal('no such code was redeemed within the last minute: nothing was changed')
    return { code }
  },

  inWords: ({ code }) => `${code} can be redeemed again.`,
})

/** Redeems a typed code once: of two simultaneous attempts, one succeeds. Throws a Refusal if there is no such code. */
export async function redeemCode(database: Database, typed: string): Promise<Redeemed> {
  const code = readPerkCode(typed)
  if (!code)
    throw new Refusal(
      `${visible(typed)} is not a code: codes have twelve letters and digits, such as 7K3M-0QXA-9TBV`,
    )
  const [fresh] = await database.query<Redeemed>(
    'update perk_code set redeemed_at = $1 where code = $2 and redeemed_at is null returning *',
    [Date.now(), code],
  )
  if (fresh) return { ...fresh, redeemed_now: true }
  const [earlier] = await database.query<Redeemed>('select * from perk_code where code = $1', [code])
  if (!earlier) throw new Refusal(`there is no code ${code}`)
  return { ...earlier, redeemed_now: false }
}

/** How many codes to read at once. */
const BATCH = 1_000
const COLUMNS = ['code', 'email', 'postcode', 'terms', 'invited_at', 'redeemed_at'] as const

export const codes = action({
  summary: 'every perk code, and whether it was redeemed',
  help: waveHelp.codes,
  input: v.object({
    csv: flag('as CSV, safe to open in a spreadsheet, like that of export'),
    out: option('FILE', 'the file to write; without it, standard output'),
  }),
  changes: 'nothing',
  showsPeople: true,

  // The codes themselves are read only while they are being written out.
  run: (_, { list }) => list(),

  file: (database, { csv }) => ({
    name: `codes-${ukDay(Date.now())}.${csv ? 'csv' : 'txt'}`,
    pieces: csv ? codeLines(database, inCsv, `\uFEFF${csvLine(COLUMNS)}`) : codeLines(database, shown),
    json: codeLines(database, code => `${JSON.stringify(portable(code))}\n`),
  }),
  inWords: () => '',
})

/** Yields a first line, then every perk code as a line of text, in order of address. */
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
