import { kilobytes, median, milliseconds } from '../figures.ts'
import type { Check } from './checks.ts'
import { type Loaded, total } from './first-load.ts'
import type { FirstTap, MaeveTap } from './first-tap.ts'
import { type Interaction, inp, WAKING } from './interactions.ts'
import { CATEGORIES, type LighthouseRun, METRICS, showMetric } from './lighthouse-runs.ts'
import type { SlowVisit } from './three-engines.ts'

/** Returns the checks as a Markdown table. */
export function checkTable(checks: Check[]): string {
  return table(
    ['', 'measured', 'budget', 'verdict'],
    checks.map(({ what, measured, budget, kept }) => [what, measured, budget, kept ? 'kept' : '**missed**']),
  )
}

/** Each of Lighthouse's figures: the median of the runs, and their range. */
export function lighthouseTable(devices: Record<string, LighthouseRun[]>): string {
  const row = (name: string, value: (run: LighthouseRun) => number, show: (value: number) => string) => [
    name,
    ...Object.values(devices).map(runs => {
      const values = runs.map(value)
      return `${show(median(values))} (${show(Math.min(...values))} – ${show(Math.max(...values))})`
    }),
  ]
  return table(
    ['median (min – max)', ...Object.entries(devices).map(([name, runs]) => `${name}, ${runs.length} runs`)],
    [
      ...CATEGORIES.map(name => row(name, run => run.scores[name], String)),
      ...METRICS.map(name =>
        row(
          name,
          run => run.metrics[name],
          value => showMetric(name, value),
        ),
      ),
      row(
        'load per core',
        run => run.load,
        value => value.toFixed(2),
      ),
      row(
        'benchmark index',
        run => run.benchmarkIndex,
        value => value.toFixed(0),
      ),
    ],
  )
}

/** What the first tap of a visit costs: medians of the runs. */
export function firstTapTable(taps: FirstTap[], forms: number[], maeve: MaeveTap[]): string {
  return table(
    ['the first tap, 4x CPU slowdown', `median (min – max) of ${taps.length}`],
    [
      ['in a field: until React holds the form', spread(taps.map(({ form }) => form))],
      ['evaluation of React’s own file', spread(taps.map(({ reactEvaluation }) => reactEvaluation))],
      ['the longest other task until all is alive', spread(taps.map(({ otherTask }) => otherTask))],
      ['slow line, in a field: until React holds the form', spread(forms)],
      ['slow line, on Maeve: until her button is busy', spread(maeve.map(({ busy }) => busy))],
      ['slow line, on Maeve: until her panel is open', spread(maeve.map(({ panel }) => panel))],
    ],
  )
}

/** Visits on the slow line in each engine: medians and ranges. */
export function slowVisitTable(visits: Record<string, SlowVisit[]>): string {
  return table(
    ['a first visit, 400 kbit/s and 400 ms', 'first paint', 'first tap to a live form'],
    Object.entries(visits).map(([engine, runs]) => [
      engine,
      spread(runs.map(({ firstPaint }) => firstPaint)),
      spread(runs.map(({ liveForm }) => liveForm)),
    ]),
  )
}

/** INP of each use and of all but the first tap, with a column for each run. */
export function interactionTable(runs: Interaction[][]): string {
  const uses = [...new Set(runs.flat().map(({ use }) => use))]
  const row = (name: string, of: (run: Interaction[]) => Interaction[]) => [
    name,
    ...runs.map(run => `${milliseconds(inp(of(run)))} of ${of(run).length}`),
  ]
  return table(
    ['INP, of so many interactions', ...runs.map((_, i) => `run ${i + 1}`)],
    [
      ...uses.map(use => row(use, run => run.filter(one => one.use === use))),
      row('all but the first tap', run => run.filter(one => one.use !== WAKING)),
    ],
  )
}

/** Requests and bytes of a first load by kind. */
export function kindTable(requests: Loaded[]): string {
  const kinds = Map.groupBy(requests, ({ type }) => type)
  const rows = [...kinds].map(([type, group]) => [type, String(group.length), kilobytes(total(group))])
  return table(
    ['first load', 'requests', 'bytes'],
    [...rows, ['all', String(requests.length), kilobytes(total(requests))]],
  )
}

/** Every request of a first load. */
export function requestTable(requests: Loaded[]): string {
  return table(
    ['request', 'kind', 'bytes', 'asked for'],
    requests.map(({ path, type, bytes, beforeLoad }) => [
      path,
      type,
      String(bytes),
      beforeLoad ? 'before load' : 'after load',
    ]),
  )
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index ? '--:' : ':--'))), ...rows.map(line)].join('\n')
}

function spread(values: number[]): string {
  return `${milliseconds(median(values))} (${milliseconds(Math.min(...values))} – ${milliseconds(Math.max(...values))})`
}
