import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { findChromium } from '../scripts/find-chromium.ts'
import { loaderHashes, measurePage, scriptsBeforeLoad } from './bytes.ts'
import { watchFirstLoad } from './page/first-load.ts'
import { byteGates, firstLoadGates, interactionGates, lighthouseGates } from './page/gates.ts'
import { type Interaction, watchInteractions } from './page/interactions.ts'
import { runLighthouse } from './page/lighthouse-runs.ts'
import { serveSite } from './page/served-site.ts'
import { gateTable, interactionTable, kindTable, lighthouseTable, requestTable } from './page/tables.ts'
import { writeResults } from './results-file.ts'

/**
 * `npm run bench:page`: builds, serves over HTTP/2 and TLS as a proxy would, and holds the page against every
 * budget of `budgets.ts`. Writes the `page` section of RESULTS.md. Exits 1 when a budget is missed.
 */
const MOBILE_RUNS = 5
const DESKTOP_RUNS = 3
const INTERACTION_RUNS = 3

execFileSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], { stdio: 'inherit' })
const page = await measurePage()
const chromium = findChromium()
const flags = [
  // As root, which is what containers are, Chromium runs only without its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--ignore-certificate-errors',
  '--disable-background-networking',
]

const site = await serveSite()
try {
  const url = `${site.origin}/`
  const firstLoad = await watchFirstLoad(url, chromium, flags)
  const mobile = await runLighthouse(url, 'mobile', MOBILE_RUNS, chromium, flags)
  const desktop = await runLighthouse(url, 'desktop', DESKTOP_RUNS, chromium, flags)

  const used: Interaction[][] = []
  while (used.length < INTERACTION_RUNS) used.push(await watchInteractions(url, chromium, flags))

  const gates = [
    ...byteGates(page, scriptsBeforeLoad(page.document, loaderHashes()).length),
    ...firstLoadGates(firstLoad, page),
    ...lighthouseGates(mobile),
    ...interactionGates(used),
  ]
  const findings = new Set([...mobile, ...desktop].flatMap(run => run.findings))
  const report = [
    '## The page',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Lighthouse ${mobile[0]!.version}, ` +
      `${cpus().length} cores shared by browser, server and proxy; HTTP/2 over TLS, brotli, an empty waitlist. ` +
      '1 KB is 1,000 bytes. Lighthouse’s timings are of its simulated phone and need a quiet machine.',
    gateTable(gates),
    lighthouseTable({ mobile, desktop }),
    interactionTable(used),
    kindTable(firstLoad.requests),
    requestTable(firstLoad.requests),
    findings.size
      ? `Audits short of full marks in some run:\n\n${[...findings].map(text => `- ${text}`).join('\n')}`
      : '',
  ].join('\n\n')

  writeResults('page', report)
  console.log(`\n${report}`)
  const missed = gates.filter(({ kept }) => !kept)
  console.log(
    missed.length ? `\nmissed: ${missed.map(({ what }) => what).join('; ')}` : '\nevery budget is kept',
  )
  process.exitCode = missed.length ? 1 : 0
} finally {
  await site.close()
}
