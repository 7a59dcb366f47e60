import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../scripts/find-chromium.ts'
import { loaderHashes, measurePage, scriptsBeforeLoad } from './bytes.ts'
import { median } from './figures.ts'
import { serveBare } from './page/bare-page.ts'
import {
  byteChecks,
  firstLoadChecks,
  interactionChecks,
  lighthouseChecks,
  slowLineChecks,
} from './page/checks.ts'
import { watchFirstLoad } from './page/first-load.ts'
import { type FirstTap, watchFirstTap, watchSlowLine } from './page/first-tap.ts'
import { type Interaction, watchInteractions } from './page/interactions.ts'
import { runLighthouse } from './page/lighthouse-runs.ts'
import { serveSite } from './page/served-site.ts'
import {
  checkTable,
  firstTapTable,
  interactionTable,
  kindTable,
  lighthouseTable,
  requestTable,
  slowVisitTable,
} from './page/tables.ts'
import { visitInThreeEngines } from './page/three-engines.ts'
import { writeResults } from './results-file.ts'

/**
 * `npm run bench -- page`: builds, serves over HTTP/2 and TLS as a proxy would, and checks the page against every budget
 * in `budgets.ts`. Writes the `page` section of RESULTS.md. Exits with 1 if a budget is missed. `--against FOLDER` also
 * measures another built checkout, alternating with this one.
 */
const { values: options } = parseArgs({ options: { against: { type: 'string' } } })
const MOBILE_RUNS = options.against ? 10 : 5
const DESKTOP_RUNS = 3
const INTERACTION_RUNS = 3
const TAP_RUNS = 3

execFileSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], { stdio: 'inherit' })
const page = await measurePage()
const chromium = findChromium()
const flags = [
  // As root, as in containers, Chromium runs only without its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--ignore-certificate-errors',
  '--disable-background-networking',
]

const site = await serveSite()
const bare = await serveBare(page.document)
const other = options.against ? await serveSite(options.against) : undefined
try {
  const url = `${site.origin}/`
  const firstLoad = await watchFirstLoad(url, chromium, flags)
  const pages: Record<string, string> = {
    bare: `${bare.origin}/`,
    ...(other && { before: `${other.origin}/` }),
    site: url,
  }
  const phones = await runLighthouse(pages, 'mobile', MOBILE_RUNS, chromium, flags)
  const [mobile, bareRuns] = [phones.site!, phones.bare!]
  const { site: desktop } = await runLighthouse({ site: url }, 'desktop', DESKTOP_RUNS, chromium, flags)
  const index = median(mobile.map(({ benchmarkIndex }) => benchmarkIndex))

  const used: Interaction[][] = []
  while (used.length < INTERACTION_RUNS) used.push(await watchInteractions(url, chromium, flags))

  const taps: FirstTap[] = []
  while (taps.length < TAP_RUNS) taps.push(await watchFirstTap(url, chromium, flags))
  const slow: Awaited<ReturnType<typeof watchSlowLine>>[] = []
  while (slow.length < TAP_RUNS) slow.push(await watchSlowLine(url, chromium, flags))
  const [forms, maeve] = [slow.map(({ form }) => form), slow.map(({ maeve }) => maeve)]

  const visits = await visitInThreeEngines(site.origin, chromium, TAP_RUNS)

  const checks = [
    ...byteChecks(page, scriptsBeforeLoad(page.document, loaderHashes()).length),
    ...firstLoadChecks(firstLoad, page),
    ...lighthouseChecks(mobile, bareRuns),
    ...interactionChecks(used, taps, index),
    ...slowLineChecks(forms, maeve),
  ]
  const findings = new Set([...mobile, ...desktop].flatMap(run => run.findings))
  const report = [
    '## The page',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Lighthouse ${mobile[0]!.version}, ` +
      `${cpus().length} cores shared by browser, server and proxy; HTTP/2 over TLS, brotli, an empty waitlist. ` +
      '1 KB is 1,000 bytes. Lighthouse’s timings are of its simulated phone and need a quiet machine.',
    checkTable(checks),
    lighthouseTable({
      'a phone': mobile,
      'the bare page': bareRuns,
      ...(phones.before && { 'the other checkout': phones.before }),
      'a desktop': desktop,
    }),
    firstTapTable(taps, forms, maeve),
    slowVisitTable(visits),
    interactionTable(used),
    kindTable(firstLoad.requests),
    requestTable(firstLoad.requests),
    findings.size
      ? `Audits short of full marks in some run:\n\n${[...findings].map(text => `- ${text}`).join('\n')}`
      : '',
  ].join('\n\n')

  writeResults('page', report)
  console.log(`\n${report}`)
  const missed = checks.filter(({ kept }) => !kept)
  console.log(
    missed.length ? `\nmissed: ${missed.map(({ what }) => what).join('; ')}` : '\nevery budget is kept',
  )
  process.exitCode = missed.length ? 1 : 0
} finally {
  await Promise.all([site.close(), bare.close(), other?.close()])
}
