import * as v from 'valibot'
import { letterHelp, reportWords } from '#src/content/letters.ts'
import { action } from '#src/founder/action.ts'
import { field, inputFile } from '#src/founder/fields.ts'
import { inputBytes } from '#src/founder/files/input-bytes.ts'
import { Refusal } from '#src/founder/refusal.ts'
import { LARGEST } from '#src/letters/bounces/inbox.ts'
import { createReports, type Outcome } from '#src/letters/bounces/note-report.ts'
import { createReturnAddress } from '#src/letters/bounces/return-address.ts'

type Report = { file: string; fault?: string; outcome?: Outcome }

export const bounces = action({
  summary: 'read returned emails from files',
  help: letterHelp.bounces,
  input: v.object({
    files: field(v.array(inputFile('FILE.eml')), { placeholder: 'FILE.eml', positional: 'each', file: true }),
  }),
  changes: 'people',
  showsPeople: false,

  async run({ files }, { list }) {
    const database = await list()
    const returnAddress = createReturnAddress(database, '')
    const { take } = createReports({ database, returnAddress, now: Date.now })
    const reports: Report[] = []
    // An unreadable file must not stop the others from being read.
    for (const file of files)
      try {
        const bytes = await inputBytes(file, LARGEST)
        reports.push({ file: file.name, ...(bytes && { outcome: await take(bytes) }) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        reports.push({ file: file.name, fault: error.message })
      }
    return reports
  },

  inWords: reports =>
    reports
      .flatMap(({ file, fault, outcome }) => [
        `${file}: ${fault ?? (outcome ? inWords(outcome) : 'too large to be a report')}`,
        ...(outcome?.stopped ? [`The letter ${outcome.letter} has stopped itself: ${outcome.stopped}`] : []),
      ])
      .join('\n'),
  isGood: reports => reports.every(({ fault }) => fault === undefined),
})

const inWords = ({ noted, why = 'no fault' }: Outcome): string =>
  noted === 'nothing' ? `nothing to note: ${reportWords.nothing[why]}` : reportWords.noted[noted]
