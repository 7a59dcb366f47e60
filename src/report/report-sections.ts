import { figureWords } from '#src/content/figures.ts'
import { number } from '#src/content/in-words.ts'
import { reportWords } from '#src/content/report.ts'
import { IN_REPORT } from '#src/features/report.ts'
import { barList, barsAndTable, htmlTable, percentOf, section } from '#src/founder/drawing/section.ts'
import { tileMap, townOf } from '#src/waitlist/founder/figures/tile-map.ts'
import type { Split } from '#src/waitlist/server/figures/small-groups.ts'
import { growthSection } from './growth-section.ts'
import type { ReportData } from './report-data.ts'

/** The most areas to name. */
const BUSIEST = 8

const { areas, outward, sure } = reportWords
const { map } = figureWords

/** Writes the report's sections as HTML, without those that have nothing to show. */
export function reportSections(data: ReportData): string {
  return [
    growthSection(data),
    mapSection(data),
    areasSection(data),
    sureSection(data),
    districtsSection(data),
    ...(data.places ? [] : IN_REPORT.map(part => part.section(data))),
  ].join('\n')
}

function mapSection({ areas: shown }: ReportData): string {
  const { svg, legend } = tileMap(shown.groups)
  const keys = legend.map(({ strength, from, to }) =>
    key(strength, from === to ? number(from) : `${number(from)} to ${number(to)}`),
  )
  const rows = shown.groups.map(({ name, n }) => [`${name} ${townOf(name)}`, n])
  if (shown.rest) rows.push([map.elsewhere, shown.rest])
  return section(
    'map',
    map.title,
    `<p>${map.text}</p><ul class="legend">${key(0, map.few)}${keys.join('')}</ul>${svg}
${htmlTable(map.title, [map.area, map.people], rows)}`,
  )
}

function key(strength: number, words: string): string {
  return `<li><svg class="key" viewBox="0 0 16 16" aria-hidden="true"><rect x="1" y="1" width="14" height="14" rx="4" fill="var(--tile-${strength})" stroke="${strength ? 'none' : 'var(--tile-edge)'}"/></svg>${words}</li>`
}

function areasSection({ areas: { groups } }: ReportData): string {
  const busiest = groups.slice(0, BUSIEST).map(({ name, n }) => ({ name: `${name} ${townOf(name)}`, n }))
  const words = { title: areas.title, what: map.area, number: map.people }
  return busiest.length ? section('areas', areas.title, barsAndTable('busiest-areas', words, busiest)) : ''
}

function districtsSection({ districts }: ReportData): string {
  const words = { title: outward.title, what: outward.district, number: map.people }
  return districts.length
    ? section(
        'districts',
        outward.title,
        `<p>${outward.text}</p>${barsAndTable('busiest-districts', words, districts)}`,
      )
    : ''
}

function sureSection({ confirmed, referred, unsubscribed }: ReportData): string {
  const bars = [
    ...bothOf(confirmed, sure.confirmed, sure.unconfirmed).toReversed(),
    ...bothOf(referred, sure.referred, sure.own),
    ...bothOf(unsubscribed, sure.unsubscribed).slice(0, 1),
  ]
  const note = confirmed === null ? sure.hidden : confirmed.yes === 0 ? sure.none : undefined
  const rows = bars.map(({ name, n, share }) => [name, n, share])
  const table = htmlTable(sure.title, [sure.what, map.people, sure.share], rows)
  return section(
    'sure',
    sure.title,
    (note ? `<p>${note}</p>` : '') + (bars.length ? barList('how-sure', sure.title, bars) + table : ''),
  )
}

function bothOf(split: Split, yes: string, no = '') {
  if (!split?.yes) return []
  return [
    { name: yes, n: split.yes, share: percentOf(split) },
    { name: no, n: split.no, share: percentOf({ yes: split.no, no: split.yes }) },
  ]
}
