import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startExperiment } from '#src/sources/experiment/experiment-store.ts'
import { LONGEST, type Plan, planOf, type Traffic } from '#src/sources/experiment/plan.ts'
import { readVersions } from '#src/sources/experiment/read-versions.ts'
import { describeStanding, readStanding } from '#src/sources/experiment/standing.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { fileFault } from '../entries/file-fault.ts'
import { readTraffic, TRAFFIC_DAYS } from './read-traffic.ts'

/** Plans an experiment and, when told, starts it. */
export const start: Command = {
  help: `Usage: npm run waitlist -- experiment start headline FILE [--hope PERCENT] [--expect VISITS/JOINS] [--yes]

Says how long the page must show both versions in FILE, and with --yes begins at the next full hour, on every server.
The file holds a headline and a lead for each version:

  headline: Car care / that / comes / to you.
  lead: Valeting, EV charging, air and water at your kerb.
  ---
  headline: Clean car, / while / you are / out.
  lead: A wash, a charge, air and water where your car is parked.

The headline has four parts. Phones break it after the second; wide screens after the first and before the last, which
is underlined. What is too long for its line is refused. The words are a promise like all on the page: README.md says
what you must be able to prove. The page's title, what search engines are told and Maeve stay as they are.

  --hope PERCENT     how many more visitors should join on the better one; 30% unless you say otherwise. Half the
                     difference takes four times as long
  --expect N/M       visits and joins a day, such as 150/12, where less than a week has been counted so far
  --yes              do it; without it nothing is started`,

  async run(words, environment) {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        hope: { type: 'string', default: '30%' },
        expect: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    })
    const [what, path, ...more] = positionals
    if (what !== 'headline' || !path || more.length) throw new UsageFault('say headline, and one FILE')
    const hope = Number(/^(\d{1,3})%?$/.exec(values.hope)?.[1])
    if (!(hope >= 1 && hope <= 400))
      throw new UsageFault('--hope must be whole per cent from 1 to 400, such as 30%')
    const expected = values.expect === undefined ? undefined : typedTraffic(values.expect)
    const versions = readVersions(readText(path))
    await withOwnList(environment, async database => {
      const traffic = expected ?? (await readTraffic(database, Date.now()))
      if (!traffic)
        throw new Error(
          'too few visits were counted so far to say how long it must run: wait a week, or say --expect 150/12, the visits and joins a day that you expect',
        )
      const plan = planOf(traffic, hope)
      console.log(inWords(traffic, plan, hope, expected !== undefined))
      const { fortnights } = plan
      if (!fortnights) throw new Error('nothing was started: more visitors, or a greater hope, are needed')
      if (!values.yes) return console.error('\nNothing was started: say --yes to do it.')
      if (!(await startExperiment(database, { versions, hope, fortnights }, Date.now())))
        throw new Error('there is an experiment already: experiment status shows it, experiment stop ends it')
      console.error(`\n${describeStanding((await readStanding(database, Date.now()))!)}`)
    })
    return 0
  },
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw fileFault(path, 'read', error)
  }
}

function typedTraffic(text: string): Traffic {
  const [, visits, joins] = /^(\d{1,7})\/(\d{1,7})$/.exec(text) ?? []
  if (!(Number(joins) > 0 && Number(joins) < Number(visits)))
    throw new UsageFault('--expect must be visits and joins a day, such as 150/12')
  return { visits: Number(visits), joins: Number(joins) }
}

function inWords(
  traffic: Traffic,
  { visits, fortnights, found }: Plan,
  hope: number,
  expected: boolean,
): string {
  const { joins } = traffic
  const share = ((100 * joins) / traffic.visits).toFixed(1)
  const said = expected ? 'As you expect' : `In the last ${TRAFFIC_DAYS} days`
  return [
    `${said}: ${round(traffic.visits)} visits and ${round(joins)} joins a day, ${share} of 100 visitors.`,
    Number.isFinite(visits)
      ? `To find that one version is better by ${hope}%, in 80 of 100 experiments, takes ${round(visits)} visits.`
      : `Better by ${hope}% would be more than all visitors.`,
    fortnights
      ? `That is ${2 * fortnights} weeks.`
      : `That is more than ${2 * LONGEST} weeks. ${found ? `So long shows a difference of ${found}% or more.` : 'Nothing can be told with so little traffic.'}`,
  ].join('\n')
}

const round = (n: number) => n.toLocaleString('en-GB', { maximumFractionDigits: n < 10 ? 1 : 0 })
