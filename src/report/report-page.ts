import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand } from '#src/content/brand.ts'
import { figureWords } from '#src/content/figures.ts'
import { number } from '#src/content/in-words.ts'
import { reportWords } from '#src/content/report.ts'
import { shownDay } from '#src/founder/drawing/chart.ts'
import { percentOf } from '#src/founder/drawing/section.ts'
import { ukWords } from '#src/time/uk-time.ts'
import type { ReportData } from './report-data.ts'
import { reportSections } from './report-sections.ts'

const { numbers, notes } = reportWords
const read = (path: string) => readFileSync(new URL(path, import.meta.url))
const font = (name: string) =>
  `data:font/woff2;base64,${read(`../../public/fonts/${name}`).toString('base64')}`

/** Writes the report as one page that loads nothing: its styles are inline, and it has no scripts. */
export function reportPage(data: ReportData): string {
  const style = [
    read('../ui/theme.css').toString(),
    read('../ui/chart-colours.css').toString(),
    read('report.css')
      .toString()
      .replace('%BRICOLAGE%', font('bricolage-800.woff2'))
      .replace('%FIGTREE%', font('figtree.woff2')),
  ].join('\n')
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'font-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
  const logo = read('../../art/vectors/logo-mark.svg')
    .toString()
    .replace('<svg ', '<svg class="logo" aria-hidden="true" ')
  return `<!doctype html>
<html lang="${brand.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${reportWords.title}, ${ukWords(data.at)}</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="brand">${logo}${brand.name}</p>
<h1>${reportWords.title}</h1>
<p class="lead">${reportWords.lead}</p>
<p class="note">${reportWords.asOf} ${ukWords(data.at)}${ofDays(data)}${ofPlaces(data)}</p>
</header>
<main>
<dl class="numbers">${keyNumbers(data)
    .map(([value, label]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>
<div class="sections">
${reportSections(data)}
</div>
</main>
<footer><h2>${notes.title}</h2>${notes.lines.map(line => `<p>${line}</p>`).join('')}</footer>
</body>
</html>
`
}

/** Says which days the report covers, if not all. */
function ofDays({ since, until, places }: ReportData): string {
  const { of } = reportWords
  const [first, last] = [since && shownDay(since), until && shownDay(until)]
  if (!first && !last) return ''
  const days = first && last ? of.between(first, last) : first ? of.since(first) : of.until(last!)
  // A report on chosen places leaves out what is not about people.
  return `<br><strong>${days}</strong> ${places ? '' : `${of.also} `}${of.sinceThen}`
}

/** Says which places the report covers, if not all. */
function ofPlaces({ places, leavesOut }: ReportData): string {
  const { of } = reportWords
  return places
    ? `<br><strong>${of.places(places)}</strong>${leavesOut ? ` ${figureWords.leavesOut}` : ''}`
    : ''
}

/** Returns the numbers at the top of the report. */
function keyNumbers({ total, confirmed, referred, areas, since, until, places }: ReportData) {
  const joined = since || until ? numbers.joined : numbers.total
  return [
    [total === null ? reportWords.few : number(total), joined],
    ...(confirmed?.yes ? [[percentOf(confirmed), numbers.confirmed]] : []),
    ...(referred?.yes ? [[percentOf(referred), numbers.referred]] : []),
    ...(places ? [] : [[String(areas.groups.length), numbers.areas]]),
  ]
}
