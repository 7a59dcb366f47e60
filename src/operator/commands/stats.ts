import { parseArgs } from 'node:util'
import { number } from '#src/content/in-words.ts'
import { describeReports } from '#src/letters/bounces/report-figures.ts'
import { describeMailStanding } from '#src/mail/standing.ts'
import { bySourceInJson, bySourceInWords, figuresBySource } from '#src/sources/founder/by-source.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'
import { readStats, type Stats, type Tally } from '../stats.ts'
import type { WaveFigures } from '../waves/waves.ts'

/** Days that are shown unless told. */
const DAYS = 14
/** Width of the longest bar, in characters. */
const BAR = 40

/** How many joined, when, where and how. */
export const statsCommand: Command = {
  help: `Usage: npm run waitlist -- stats [--by source] [--json]

Prints how many are on the list and how many joined today, by day (the last ${DAYS} with a join; days are the UK's),
by postcode area and by the form they joined from; once anyone has confirmed, how many did; and how many have an
address at a domain where an email never arrives or is thrown away (list names them). Then what mail servers reported
of emails: complaints against the 0.3% that mailbox providers put up with, addresses that are gone, and what else was
not delivered. The last line says how many emails wait, how many were given up, and why the latest of these was. Each is
printed only where there is something to say.

  --by source        print instead what each source brought, from the visit to the redeemed code, with the share of
                     visits that joined, the interval that it lies in, and what each cost. People who have
                     left the list since still count. See source --help
  --json             print everything, all days too, as JSON`,

  async run(words, environment) {
    const { values } = parseArgs({
      args: words,
      options: { json: { type: 'boolean' }, by: { type: 'string' } },
    })
    if (values.by !== undefined) {
      if (values.by !== 'source') throw new UsageFault('--by takes source')
      const all = await withOwnList(environment, figuresBySource)
      console.log(values.json ? JSON.stringify(bySourceInJson(all)) : bySourceInWords(all))
      return 0
    }
    const stats = await withOwnList(environment, readStats)
    console.log(values.json ? JSON.stringify(stats) : inWords(stats))
    return 0
  },
}

function inWords({
  total,
  today,
  confirmed,
  confirmedToday,
  unsubscribed,
  marked,
  mails,
  reports,
  byDay,
  byArea,
  byForm,
  waves,
}: Stats): string {
  const lines = [`${column(total)}  on the list`, `${column(today)}  joined today`]
  if (confirmed) {
    lines.push(`${column(confirmed)}  confirmed (${Math.round((100 * confirmed) / total)}%)`)
    if (confirmedToday) lines.push(`${column(confirmedToday)}  confirmed today`)
    lines.push(`${column(total - confirmed)}  not confirmed`)
  }
  if (unsubscribed) lines.push(`${column(unsubscribed)}  unsubscribed`)
  if (marked) lines.push(`${column(marked)}  at a domain where an email never arrives or is thrown away`)
  return [
    lines.join('\n'),
    part('By day', byDay.slice(-DAYS)),
    part('By postcode area', byArea),
    part('By form', byForm),
    wavesPart(waves),
    describeReports(reports),
    mails.waiting || mails.givenUp ? describeMailStanding(mails) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function part(title: string, tallies: readonly Tally[]): string {
  if (!tallies.length) return ''
  const most = Math.max(...tallies.map(({ n }) => n))
  const width = Math.max(...tallies.map(({ name }) => name.length))
  const line = ({ name, n }: Tally) =>
    `${column(n)}  ${name.padEnd(width)}  ${'█'.repeat(Math.max(1, Math.round((BAR * n) / most)))}`
  return [title, ...tallies.map(line)].join('\n')
}

function wavesPart(waves: readonly WaveFigures[]): string {
  if (!waves.length) return ''
  const line = ({ wave, invited, redeemed }: WaveFigures) =>
    `${column(invited)}  ${wave || 'without a name'}: ${number(redeemed)} redeemed (${Math.round((100 * redeemed) / invited)}%)`
  return ['Invited, by wave', ...waves.map(line)].join('\n')
}

const column = (n: number) => number(n).padStart(9)
