import { kilobytes, median, milliseconds } from '../figures.ts'
import { type Loaded, total } from './first-load.ts'
import type { Gate } from './gates.ts'
import { type Interaction, inp } from './interactions.ts'
import { CATEGORIES, type LighthouseRun, METRICS, showMetric } from './lighthouse-runs.ts'

/** Gates as a Markdown table. */
export function gateTable(gates: Gate[]): string {
  return table(
    ['', 'measured', 'budget', 'verdict'],
    gates.map(({ what, measured, budget, kept, wishMet }) => {
      const verdict = wishMet === false ? 'kept, not as wished' : 'kept'
      return [what, measured, budget, kept ? verdict : '**missed**']
    }),
  )
}

/** Each figure of Lighthouse's runs: the median, and from the least to the most. */
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

/** INP of each use and of all, a column for each run. */
export function interactionTable(runs: Interaction[][]): string {
  const uses = [...new Set(runs.flat().map(({ use }) => use))]
  const row = (name: string, of: (run: Interaction[]) => Interaction[]) => [
    name,
    ...runs.map(run => `${milliseconds(inp(of(run)))} of ${of(run).length}`),
  ]
  return table(
    ['INP, of so many interactions', ...runs.map((_, i) => `run ${i + 1}`)],
    [...uses.map(use => row(use, run => run.filter(one => one.use === use))), row('all', run => run)],
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
