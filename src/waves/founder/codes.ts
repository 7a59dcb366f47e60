import { parseArgs } from 'node:util'
import { output } from '#src/founder/terminal/output.ts'
import { type Command, UsageFault, visible, withOwnList } from '#src/operator/command.ts'
import { ukMinute } from '#src/time/uk-time.ts'
import { CODES_CSV_HEAD, type Code, codeInCsv, codeLines, portableCode } from './code-lines.ts'

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
    const [line, head] = values.csv ? [codeInCsv, CODES_CSV_HEAD] : [values.json ? inJson : shown, '']
    await withOwnList(environment, database => output(codeLines(database, line, head), values.out))
    return 0
  },
}

const inJson = (code: Code) => `${JSON.stringify(portableCode(code))}\n`
const shown = ({ code, email, invited_at, redeemed_at, terms }: Code) =>
  `${code}  invited ${ukMinute(invited_at)}  ${(redeemed_at === null ? 'not redeemed' : `redeemed ${ukMinute(redeemed_at)}`).padEnd(25)}  terms ${terms}  ${visible(email)}\n`
