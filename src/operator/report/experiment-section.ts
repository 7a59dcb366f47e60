import { reportWords } from '#src/content/report.ts'
import { escapeHtml } from '#src/http/template.ts'
import { barList } from './bar-list.ts'
import { htmlTable } from './html-table.ts'
import type { ReportData } from './report-data.ts'
import { section } from './section.ts'

const words = reportWords.experiment

/** How the headline test stands; once it has ended, what each version brought as bars and as a table. */
export function experimentSection({ experiment }: Pick<ReportData, 'experiment'>): string {
  if (!experiment) return ''
  const { lines, versions } = experiment
  const text = [words.text, ...lines].map(line => `<p>${escapeHtml(line)}</p>`).join('\n')
  if (!versions.length) return section('experiment', words.title, text)
  // No interval: it would take visitors one by one, and they came in hours.
  const shares = versions.map(({ joins, visits }) =>
    visits ? `${((100 * joins) / visits).toFixed(1)}%` : '',
  )
  const bars = versions.map(({ name, joins }, i) => ({ name, n: joins, share: shares[i]! }))
  const rows = versions.map(({ name, visits, joins }, i) => [name, visits, joins, shares[i]!])
  const table = htmlTable(words.title, [words.version, words.visits, words.joins, words.share], rows)
  return section('experiment', words.title, text + barList('experiment-versions', words.title, bars) + table)
}
