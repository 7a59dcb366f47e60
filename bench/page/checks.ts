import {
  bareRatios,
  byteBudgets,
  interactionBudgets,
  lighthouseBudgets,
  requestBudgets,
  slowLine,
  tbtBudgets,
} from '../budgets.ts'
import { type PageBytes, sum } from '../bytes.ts'
import { kilobytes, median, milliseconds } from '../figures.ts'
import { type FirstLoad, total } from './first-load.ts'
import type { FirstTap, MaeveTap } from './first-tap.ts'
import { type Interaction, inp, WAKING } from './interactions.ts'
import { CATEGORIES, type LighthouseRun, METRICS, showMetric } from './lighthouse-runs.ts'

/** A budget and what was measured, in words. */
export type Check = { what: string; measured: string; budget: string; kept: boolean }

/** Checks the bytes and requests of the build. */
export function byteChecks(page: PageBytes, scriptsBeforeLoad: number): Check[] {
  return [
    atMost('HTML with inline CSS and loader', page.html.bytes, byteBudgets.html, kilobytes),
    atMost(
      'Scripts that run by themselves: loader and core',
      sum([page.loader, page.core]),
      byteBudgets.ownScripts,
      kilobytes,
    ),
    atMost('The street’s life', sum(page.streetLife), byteBudgets.streetLife, kilobytes),
    atMost('What the first intent brings', sum(page.client), byteBudgets.client, kilobytes),
    atMost('Maeve’s panel', sum(page.maevePanel), byteBudgets.maevePanel, kilobytes),
    atMost('Fonts', sum(page.fonts), byteBudgets.fonts, kilobytes),
    atMost('Font files', page.fonts.length, requestBudgets.fonts),
    atMost('Hero picture as a phone takes it', page.hero.bytes, byteBudgets.hero, kilobytes),
    atMost('The same by night', page.heroByNight.bytes, byteBudgets.hero, kilobytes),
    atMost('Scripts in the HTML besides the loader', scriptsBeforeLoad, requestBudgets.scriptsBeforeLoad),
  ]
}

/** Compares what the browser fetched with the budgets, and with what was measured in the build. */
export function firstLoadChecks({ requests, hero }: FirstLoad, foretold: PageBytes): Check[] {
  const scripts = requests.filter(({ type }) => type === 'Script')
  const early = scripts.filter(({ beforeLoad }) => beforeLoad)
  const texts = requests.filter(({ type }) => type === 'Document' || type === 'Script')
  return [
    atMost('First load in all, in the browser', total(requests), byteBudgets.firstLoad, kilobytes),
    atMost('Scripts asked for before the load event', early.length, requestBudgets.scriptsBeforeLoad),
    same(
      'Scripts in all, nothing touched',
      scripts.map(({ path }) => path),
      foretold.core.path,
      foretold.streetLife[0]!.path,
    ),
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

/** Checks the medians of Lighthouse's runs, and how they compare with those of a bare page measured alternately. */
export function lighthouseChecks(runs: LighthouseRun[], bare: LighthouseRun[]): Check[] {
  const { scores, metrics } = lighthouseBudgets
  const index = median(runs.map(({ benchmarkIndex }) => benchmarkIndex))
  const at = ` (index ${Math.round(index)})`
  const of = (list: LighthouseRun[], name: (typeof METRICS)[number]) =>
    median(list.map(run => run.metrics[name]))
  const limits = { ...metrics, TBT: tbtBudgets.find(budget => index >= budget.index)!.most }
  return [
    ...CATEGORIES.map(name => {
      const score = median(runs.map(run => run.scores[name]))
      const kept = score >= scores[name]
      return { what: `Lighthouse ${name}`, measured: `${score}${at}`, budget: `>= ${scores[name]}`, kept }
    }),
    ...METRICS.map(name => {
      const check = atMost(name, of(runs, name), limits[name], value => showMetric(name, value))
      return { ...check, measured: check.measured + at }
    }),
    ...(['FCP', 'LCP'] as const).map(name =>
      atMost(`${name} to that of the bare page`, of(runs, name) / of(bare, name), bareRatios[name], ratio),
    ),
  ]
}

/**
 * Checks INP without the tap that loads React, and the longest task while it loads, if the machine is fast enough.
 */
export function interactionChecks(runs: Interaction[][], taps: FirstTap[], index: number): Check[] {
  const held = index >= interactionBudgets.index
  const at = ` (index ${Math.round(index)}${held ? '' : ', too slow to be held'})`
  const later = runs.map(run => inp(run.filter(({ use }) => use !== WAKING)))
  return [
    atMost(
      'INP of join, FAQ and Maeve, 4x CPU slowdown',
      median(later),
      interactionBudgets.inp,
      milliseconds,
    ),
    atMost(
      'Longest task while the page wakes, React’s own evaluation aside',
      median(taps.map(({ otherTask }) => otherTask)),
      interactionBudgets.wakingTask,
      milliseconds,
    ),
  ].map(check => ({ ...check, measured: check.measured + at, kept: check.kept || !held }))
}

/** Checks the medians on the slow line. */
export function slowLineChecks(forms: number[], taps: MaeveTap[]): Check[] {
  const line = `${slowLine.bitsPerSecond / 1_000} kbit/s, ${slowLine.latency} ms`
  return [
    atMost(`First tap to a form that React holds, ${line}`, median(forms), slowLine.form, milliseconds),
    atMost(
      `Tap to Maeve’s busy button, ${line}`,
      median(taps.map(({ busy }) => busy)),
      slowLine.busy,
      milliseconds,
    ),
  ]
}

const ratio = (value: number) => value.toFixed(3)

function atMost(
  what: string,
  value: number,
  limit: number,
  show: (figure: number) => string = String,
): Check {
  return { what, measured: show(value), budget: `<= ${show(limit)}`, kept: value <= limit }
}

/** Checks that exactly the expected values were found. */
function same(what: string, found: string[], ...expected: string[]): Check {
  const [measured, budget] = [found, expected].map(values =>
    [...new Set(values)]
      .map(value => value || 'none')
      .sort()
      .join(', '),
  ) as [string, string]
  return { what, measured, budget, kept: measured === budget }
}
