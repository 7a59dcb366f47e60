import * as Plot from '@observablehq/plot'
import { sourceWords } from '#src/content/sources.ts'
import type { Queryable } from '#src/db/database.ts'
import { drawOverTime, shownDay } from '#src/founder/drawing/chart.ts'
import { barList, htmlTable, section } from '#src/founder/drawing/section.ts'
import { escapeHtml } from '#src/http/template.ts'
import { FUNNEL } from '#src/sources/funnel.ts'
import { DAY_MS } from '#src/time/durations.ts'
import type { Period } from '#src/time/period.ts'
import { costsInWords, figuresBySource, percent } from './by-source.ts'
import { type ShownSource, shownSources } from './shown-sources.ts'

const { steps, report: words } = sourceWords

/** The report's section on sources. */
export const sourcesInReport = {
  read: async (database: Queryable, period: Period, days: 1 | 7) => ({
    sources: shownSources(await figuresBySource(database, period), days),
  }),
  section: sourcesSection,
}

/** Draws each source's funnel and its visits over time, then a table of everything. */
function sourcesSection({ sources }: { sources: readonly ShownSource[] }): string {
  if (!sources.length) return ''
  const rows = sources.map(source => [
    source.name,
    ...FUNNEL.map(step => source.counts[step] ?? words.hidden),
    costs(source),
  ])
  const table = htmlTable(words.title, [words.source, ...FUNNEL.map(step => steps[step]), words.costs], rows)
  return section('sources', words.title, `<p>${words.text}</p>${sources.map(funnel).join('\n')}${table}`)
}

function funnel(source: ShownSource, i: number): string {
  const { name, counts, spans } = source
  const bars = FUNNEL.flatMap(step => {
    const n = counts[step]
    if (n === null || (n === 0 && step !== 'joined')) return []
    const visits = counts.visit ?? 0
    return [{ name: steps[step], n, ...(step !== 'visit' && visits && { share: percent(n, visits) }) }]
  })
  const cost = costs(source)
  const line =
    spans.length > 1 ? `<p class="note">${words.days}</p>${visitLine(`source-${i}-days`, source)}` : ''
  return `<div class="source"><h3>${escapeHtml(name)}</h3>${cost ? `<p class="note">${cost}</p>` : ''}
${barList(`source-${i}`, name, bars)}${line}</div>`
}

const costs = ({ cost, counts }: ShownSource) => (cost === null ? '' : words.cost(costsInWords(cost, counts)))

/** Draws the visits per day, over stretches that each have enough visits to show. */
function visitLine(id: string, { name, spans }: ShownSource): string {
  const drawn = spans.map(({ from, until, n }) => {
    const [start, end] = [Date.parse(from), Date.parse(until)]
    return { at: new Date((start + end) / 2), n: (n * DAY_MS) / (end - start) }
  })
  const about = spans.map(({ from, n }) => `${shownDay(from)}: ${n}`).join('; ')
  return drawOverTime(id, `${name}: ${words.days}`, about, {
    height: 130,
    ticks: 3,
    marks: [
      Plot.lineY(drawn, { x: 'at', y: 'n', stroke: 'var(--chart)', strokeWidth: 2.5 }),
      Plot.dot(drawn, { x: 'at', y: 'n', r: 3, fill: 'var(--chart)' }),
    ],
  })
}
