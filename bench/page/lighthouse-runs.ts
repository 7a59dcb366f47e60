import { cpus, loadavg } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { lighthouseBudgets } from '../budgets.ts'
import { milliseconds } from '../figures.ts'

export type Category = keyof typeof lighthouseBudgets.scores
export type Metric = keyof typeof lighthouseBudgets.metrics

export const CATEGORIES = Object.keys(lighthouseBudgets.scores) as Category[]
export const METRICS = Object.keys(lighthouseBudgets.metrics) as Metric[]

const AUDITS: Record<Metric, string> = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** One run of Lighthouse. */
export type LighthouseRun = {
  /** Of 100. */
  scores: Record<Category, number>
  /** Milliseconds; the layout shift is its own score. */
  metrics: Record<Metric, number>
  /** Audits short of full marks, most of them without weight in any score. */
  findings: string[]
  /** Lighthouse's own measure of how fast the machine was just then; about 1,500 and more on a quiet desktop. */
  benchmarkIndex: number
  /** The system's load over the last minute, as the run began, for each core. */
  load: number
  version: string
}

/**
 * Runs Lighthouse as its command line does, `times` times, each in a browser of its own: a phone on simulated
 * slow 4G, or a desktop. Throws when the page cannot be loaded.
 */
export async function runLighthouse(
  url: string,
  device: 'mobile' | 'desktop',
  times: number,
  chromePath: string,
  chromeFlags: string[],
): Promise<LighthouseRun[]> {
  const config = device === 'desktop' ? desktopConfig : undefined
  const runs: LighthouseRun[] = []
  while (runs.length < times) {
    const load = loadavg()[0]! / cpus().length
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] })
    try {
      runs.push(read(await audit(url, chrome.port, config), load))
    } finally {
      chrome.kill()
    }
    const { scores, metrics } = runs.at(-1)!
    console.log(
      `${device} ${runs.length}: ${CATEGORIES.map(name => scores[name]).join(' ')}, LCP ${milliseconds(metrics.LCP)}`,
    )
  }
  return runs
}

export function showMetric(name: Metric, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : milliseconds(value)
}

async function audit(url: string, port: number, config: Config | undefined): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }, config)
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no result'}`)
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
