import {
  byteBudgets,
  HERO_WISHED,
  INP_BUDGET,
  LCP_WISHED,
  lighthouseBudgets,
  requestBudgets,
} from '../budgets.ts'
import { type PageBytes, sum } from '../bytes.ts'
import { kilobytes, median, milliseconds } from '../figures.ts'
import { type FirstLoad, total } from './first-load.ts'
import { type Interaction, inp } from './interactions.ts'
import { CATEGORIES, type LighthouseRun, METRICS, showMetric } from './lighthouse-runs.ts'

/** A budget beside its measure, in words. A wish that is not met is told, and no reason to fail. */
export type Gate = { what: string; measured: string; budget: string; kept: boolean; wishMet?: boolean }

/** The bytes and requests of the build. */
export function byteGates(page: PageBytes, scriptsBeforeLoad: number): Gate[] {
  return [
    atMost('HTML with inline CSS and loader', page.html.bytes, byteBudgets.html, kilobytes),
    atMost('Deferred React bundle', sum(page.client), byteBudgets.client, kilobytes),
    atMost('Maeve’s panel', sum(page.maevePanel), byteBudgets.maevePanel, kilobytes),
    atMost('Fonts', sum(page.fonts), byteBudgets.fonts, kilobytes),
    atMost('Font files', page.fonts.length, requestBudgets.fonts),
    atMost('Hero picture as a phone takes it', page.hero.bytes, byteBudgets.hero, kilobytes, HERO_WISHED),
    atMost('The same by night', page.heroByNight.bytes, byteBudgets.hero, kilobytes, HERO_WISHED),
    atMost('Scripts in the HTML besides the loader', scriptsBeforeLoad, requestBudgets.scriptsBeforeLoad),
  ]
}

/** What the browser did, against the budgets and against what the build foretold. */
export function firstLoadGates({ requests, hero }: FirstLoad, foretold: PageBytes): Gate[] {
  const scripts = requests.filter(({ type }) => type === 'Script')
  const early = scripts.filter(({ beforeLoad }) => beforeLoad)
  const texts = requests.filter(({ type }) => type === 'Document' || type === 'Script')
  return [
    atMost('First load in all, in the browser', total(requests), byteBudgets.firstLoad, kilobytes),
    atMost('Scripts asked for before the load event', early.length, requestBudgets.scriptsBeforeLoad),
    same('Scripts in all', [`${scripts.length}`], `${foretold.client.length}`),
    same('Hero picture taken', [hero], foretold.hero.path),
    same(
      'Protocol',
      requests.map(({ protocol }) => protocol),
      'h2',
    ),
    same(
      'Encoding of HTML and scripts',
      texts.map(({ encoding }) => encoding),
      'br',
    ),
  ]
}

/** Medians of Lighthouse's runs. */
export function lighthouseGates(runs: LighthouseRun[]): Gate[] {
  const { scores, metrics } = lighthouseBudgets
  return [
    ...CATEGORIES.map(name => {
      const score = median(runs.map(run => run.scores[name]))
      const kept = score >= scores[name]
      return { what: `Lighthouse ${name}`, measured: `${score}`, budget: `>= ${scores[name]}`, kept }
    }),
    ...METRICS.map(name => {
      const value = median(runs.map(run => run.metrics[name]))
      const show = (figure: number) => showMetric(name, figure)
      return atMost(name, value, metrics[name], show, name === 'LCP' ? LCP_WISHED : undefined)
    }),
  ]
}

/** The median of the runs' INP. */
export function interactionGates(runs: Interaction[][]): Gate[] {
  return [
    atMost('INP of join, FAQ and Maeve, 4x CPU slowdown', median(runs.map(inp)), INP_BUDGET, milliseconds),
  ]
}

function atMost(
  what: string,
  value: number,
  limit: number,
  show: (figure: number) => string = String,
  wish?: number,
): Gate {
  const gate = { what, measured: show(value), budget: `<= ${show(limit)}`, kept: value <= limit }
  if (wish === undefined) return gate
  return { ...gate, budget: `${gate.budget}, wished ${show(wish)}`, wishMet: value <= wish }
}

function same(what: string, found: string[], expected: string): Gate {
  const distinct = [...new Set(found)]
  const kept = distinct.length === 1 && distinct[0] === expected
  return { what, measured: distinct.map(value => value || 'none').join(', '), budget: expected, kept }
}
