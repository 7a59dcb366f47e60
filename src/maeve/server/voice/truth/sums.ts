import { DAY_MS } from '#src/time/durations.ts'
import { contentOf } from './reading/content-words.ts'
import { foldNumbers, foldSigns, plainText } from './reading/fold.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const SHORT = MONTHS.map(month => month.slice(0, 3)).join('|')
const YEAR = new RegExp(`\\b(?:(?:${SHORT})[a-z]* (?:20)?|20)(\\d\\d)\\b`, 'g')
const DATE = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${SHORT})`, 'g')
const AMOUNT = /£ ?(\d+(?:\.\d+)?)|\b(\d+(?:\.\d+)?) ?(?:pounds|quid)\b/g

/**
 * Works out what an entry's figures and the visitor's come to: years after a date, a share of an amount, days after a
 * day.
 */
export function sumsOf(asked: string, words: Iterable<string>): ReadonlySet<string> {
  const theirs = foldNumbers(foldSigns(asked))
  const ours = [...words]
  const figures = (shape: RegExp) => ours.flatMap(word => shape.exec(word)?.[1] ?? []).map(Number)
  const found: string[] = []
  for (const [, short] of theirs.matchAll(YEAR)) {
    const year = 2000 + Number(short)
    for (const years of figures(/^#([1-9])(?:year)?$/)) found.push(`${year}`, `${year + years}`)
  }
  for (const [, pounds, quid] of theirs.matchAll(AMOUNT))
    for (const share of figures(/^#(\d+)%$/))
      for (const times of [share, 100 - share, 100 + share])
        found.push(`£${Math.round(Number(pounds ?? quid) * times) / 100}`)
  for (const [, day, month] of theirs.matchAll(DATE))
    for (const days of figures(/^#(\d+)day$/)) {
      const from = Date.UTC(
        2026,
        MONTHS.findIndex(name => name.startsWith(month!)),
        Number(day),
      )
      const date = new Date(from + days * DAY_MS)
      found.push(`${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`)
    }
  return new Set(found.flatMap(sum => contentOf(plainText(sum))))
}
