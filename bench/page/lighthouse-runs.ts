import { cpus, loadavg } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { lighthouseBudgets } from '../budgets.ts'
import { milliseconds } from '../figures.ts'
import { withAnotherTry } from './another-try.ts'

type Category = keyof typeof lighthouseBudgets.scores
type Metric = keyof typeof lighthouseBudgets.metrics

export const CATEGORIES = Object.keys(lighthouseBudgets.scores) as Category[]
export const METRICS = [...(Object.keys(lighthouseBudgets.metrics) as Metric[]), 'TBT'] as const

const AUDITS: Record<Metric | 'TBT', string> = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** One run of Lighthouse. */
export type LighthouseRun = {
  /** Out of 100. */
  scores: Record<Category, number>
  /** Milliseconds, except for CLS, which has no unit. */
  metrics: Record<Metric | 'TBT', number>
  /** Audits below full marks, most of which do not affect a score. */
  findings: string[]
  /** Lighthouse's own measure of the machine's speed at the time; about 1,500 or more on a quiet desktop. */
  benchmarkIndex: number
  /** The system's load per core over the minute before the run. */
  load: number
  version: string
}

/**
 * Runs Lighthouse as its command line does, `times` times on each page, alternating between the pages, with a new
 * browser for each run: as a phone on simulated slow 4G, or as a desktop. Throws if a page cannot be loaded.
 */
export async function runLighthouse<Name extends string>(
  pages: Record<Name, string>,
  device: 'mobile' | 'desktop',
  times: number,
  chromePath: string,
  chromeFlags: string[],
): Promise<Record<Name, LighthouseRun[]>> {
  const config = device === 'desktop' ? desktopConfig : undefined
  const names = Object.keys(pages) as Name[]
  const runs = Object.fromEntries(names.map(name => [name, [] as LighthouseRun[]])) as Record<
    Name,
    LighthouseRun[]
  >
  for (let round = 1; round <= times; round += 1)
    for (const name of names) {
      const run = await withAnotherTry(() => runOnce(pages[name], config, chromePath, chromeFlags))
      runs[name].push(run)
      const { scores, metrics, benchmarkIndex } = run
      console.log(
        `${device} ${round}, ${name}: ${CATEGORIES.map(category => scores[category]).join(' ')}, ` +
          `${METRICS.map(metric => `${metric} ${showMetric(metric, metrics[metric])}`).join(', ')}, index ${benchmarkIndex}`,
      )
    }
  return runs
}

async function runOnce(
  url: string,
  config: Config | undefined,
  chromePath: string,
  chromeFlags: string[],
): Promise<LighthouseRun> {
  const load = loadavg()[0]! / cpus().length
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] })
  try {
    return read(await audit(url, chrome.port, config), load)
  } finally {
    chrome.kill()
  }
}

export function showMetric(name: Metric | 'TBT', value: number): string {
  return name === 'CLS' ? value.toFixed(3) : milliseconds(value)
}

async function audit(url: string, port: number, config: Config | undefined): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }, config)
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(
      `Lighthouse: ${report?.runtimeError?.code ?? ''} ${report?.runtimeError?.message ?? 'no result'}`,
    )
  return report
}

function read(report: Result, load: number): LighthouseRun {
  const scores = CATEGORIES.map(name => [name, Math.round((report.categories[name]!.score ?? 0) * 100)])
  const metrics = METRICS.map(name => [name, report.audits[AUDITS[name]]!.numericValue])
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    findings: Object.values(report.audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, title }) => `${id}: ${title}`),
    benchmarkIndex: report.environment.benchmarkIndex,
    load,
    version: report.lighthouseVersion,
  }
}
