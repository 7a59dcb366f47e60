import * as Plot from '@observablehq/plot'
import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom'
import { escapeHtml } from '#src/http/template.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a day such as 2026-01-31 as 31 Jan 2026. */
export const shownDay = (at: string | number | Date): string => day.format(new Date(at))

/** The width that every chart is drawn at before it is scaled, so that its text stays readable on a phone. */
export const CHART_WIDTH = 420

/**
 * Draws a chart as SVG text. A screen reader reads its title and description, and finds the figures in
 * the table below it. Its colours come from the page's CSS variables.
 */
export function drawChart(id: string, title: string, description: string, options: Plot.PlotOptions): string {
  const document = new DOMImplementation().createDocument('http://www.w3.org/1999/xhtml', 'html')
  const drawn = Plot.plot({
    width: CHART_WIDTH,
    className: 'chart',
    ...options,
    document: document as unknown as Document,
    style: '',
  })
  const text = new XMLSerializer().serializeToString(
    drawn as unknown as Parameters<XMLSerializer['serializeToString']>[0],
  )
  return text
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ style=""/g, '')
    .replace(/ aria-(label|description|hidden)="[^"]*"/g, '')
    .replace(/\d+\.\d{3,}/g, number => String(Math.round(Number(number) * 100) / 100))
    .replace(
      /<svg ([^>]*)>/,
      `<svg role="img" aria-labelledby="${id}-title" aria-describedby="${id}-about" $1><title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-about">${escapeHtml(description)}</desc>`,
    )
}

type OverTime = { height: number; ticks: number; tickFormat?: (n: number) => string; marks: Plot.Markish[] }

/** Draws a chart over time, by day, with numbered grid lines and a base line. */
export function drawOverTime(
  id: string,
  title: string,
  description: string,
  { height, marks, ...y }: OverTime,
): string {
  return drawChart(id, title, description, {
    height,
    marginLeft: 44,
    marginRight: 12,
    marginBottom: 38,
    x: { type: 'utc', label: null, ticks: 4, tickSize: 0, tickPadding: 8 },
    y: { grid: true, label: null, tickSize: 0, ...y },
    marks: [...marks, Plot.ruleY([0], { stroke: 'var(--chart-axis)' })],
  })
}
