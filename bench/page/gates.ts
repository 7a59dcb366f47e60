import { byteBudgets, HERO_WISHED, KB, LCP_WISHED, lighthouseBudgets, requestBudgets } from '../budgets.ts'
import { type PageBytes, sum } from '../bytes.ts'
import type { FirstLoad } from './first-load.ts'
import { CATEGORIES, type LighthouseRun, METRICS, type Metric } from './lighthouse-runs.ts'

/** A budget beside its measure, in words, and whether it is kept. */
export type Gate = { what: string; measured: string; budget: string; kept: boolean }

/** The bytes and requests of the build. */
export function byteGates(page: PageBytes, scriptsBeforeLoad: number): Gate[] {
  const wish = ` (wished ${kilobytes(HERO_WISHED)})`
  return [
    bytes('HTML with inline CSS and loader', page.html.bytes, byteBudgets.html),
    bytes('Deferred React bundle', sum(page.client), byteBudgets.client),
    bytes('Maeve’s panel', sum(page.maevePanel), byteBudgets.maevePanel),
    bytes('Fonts', sum(page.fonts), byteBudgets.fonts),
    count('Font files', page.fonts.length, requestBudgets.fonts),
    bytes(`Hero picture as a phone takes it${wish}`, page.hero.bytes, byteBudgets.hero),
    count('Scripts in the HTML besides the loader', scriptsBeforeLoad, requestBudgets.scriptsBeforeLoad),
  ]
}

/** What the browser did, against the budgets and against what the build foretold. */
export function firstLoadGates({ requests, hero }: FirstLoad, foretold: PageBytes): Gate[] {
  const scripts = requests.filter(({ type }) => type === 'Script')
  const texts = requests.filter(({ type }) => type === 'Document' || type === 'Script')
  return [
    bytes('First load in all, in the browser', total(requests), byteBudgets.firstLoad),
    count(
      'Scripts asked for before the load event',
      scripts.filter(({ beforeLoad }) => beforeLoad).length,
      requestBudgets.scriptsBeforeLoad,
    ),
    fact(
      'Scripts that came after it',
      String(scripts.length),
      'all of the bundle',
      scripts.length === foretold.client.length,
    ),
    fact('Hero picture taken', hero, foretold.hero.path, hero === foretold.hero.path),
    fact(
      'Protocol',
      unique(requests.map(({ protocol }) => protocol)),
      'h2',
      requests.every(({ protocol }) => protocol === 'h2'),
    ),
    fact(
      'HTML and scripts sent as',
      unique(texts.map(({ encoding }) => encoding)),
      'br',
      texts.every(({ encoding }) => encoding === 'br'),
    ),
  ]
}

/** Medians of Lighthouse's runs. */
export function lighthouseGates(runs: LighthouseRun[]): Gate[] {
  const { scores, metrics } = lighthouseBudgets
  return [
    ...CATEGORIES.map(name => {
      const score = median(runs.map(run => run.scores[name]))
      return {
        what: `Lighthouse ${name}`,
        measured: `${score}`,
        budget: `>= ${scores[name]}`,
        kept: score >= scores[name],
      }
    }),
    ...METRICS.map(name => {
      const value = median(runs.map(run => run.metrics[name]))
      const wish = name === 'LCP' ? ` (wished ${showMetric(name, LCP_WISHED)})` : ''
      const [measured, budget] = [showMetric(name, value), showMetric(name, metrics[name])]
      return { what: `${name}${wish}`, measured, budget: `<= ${budget}`, kept: value <= metrics[name] }
    }),
  ]
}

/** The middle value. Throws when there is none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('no values, so no median')
  return (low + high) / 2
}

export function showMetric(name: Metric, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
}

export function kilobytes(value: number): string {
  return `${(value / KB).toFixed(1)} KB`
}

export function total(requests: { bytes: number }[]): number {
  return requests.reduce((all, { bytes }) => all + bytes, 0)
}

function bytes(what: string, measured: number, budget: number): Gate {
  return { what, measured: kilobytes(measured), budget: `<= ${kilobytes(budget)}`, kept: measured <= budget }
}

function count(what: string, measured: number, budget: number): Gate {
  return { what, measured: `${measured}`, budget: `<= ${budget}`, kept: measured <= budget }
}

function fact(what: string, measured: string, budget: string, kept: boolean): Gate {
  return { what, measured, budget, kept }
}

function unique(values: string[]): string {
  return [...new Set(values)].map(value => value || 'none').join(', ')
}
