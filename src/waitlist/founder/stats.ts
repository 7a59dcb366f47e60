import * as v from 'valibot'
import { number } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { type FeaturesInStats, IN_STATS, STATS_BY } from '#src/features-stats.ts'
import { action } from '#src/founder/action.ts'
import { field } from '#src/founder/fields.ts'
import { describeMailStanding } from '#src/mail/standing.ts'
import { type ListStats, readListStats, type Tally } from './list-stats.ts'

/** How many days to show by default. */
const DAYS = 14
/** The width of the longest bar, in characters. */
const BAR = 40

export type Stats = ListStats & FeaturesInStats
const NAMES = Object.keys(STATS_BY)

export const stats = action({
  summary: 'how many joined: in all, today, by day, by postcode area, by form',
  help: `Prints how many are on the list and how many joined today, by day (the last ${DAYS} with a join; UK days), by postcode
area and by the form they joined from; once anyone has confirmed, how many did; and how many have an address at a domain
where email never arrives or is thrown away (list names them). Then what mail servers reported about emails: complaints
against the 0.3% that mailbox providers accept, dead addresses, and what else was not delivered. The last line says how
many emails are waiting, how many were given up, and why the latest of these was. Each is printed only if there is something
to say. JSON has everything, including all days.`,
  input: v.object({
    by: v.optional(
      field(
        v.picklist(NAMES, `must be ${NAMES.join(' or ')}`),
        { placeholder: NAMES.join('|') },
        'print instead what each source brought, from the visit to the redeemed code, with the share of visits that joined, its interval, and what each cost. People who have left the list are still counted',
      ),
    ),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ by }, { list }) {
    const database = await list()
    return by ? { by, all: await STATS_BY[by]!.read(database) } : { stats: await readStats(database) }
  },

  inJson: data => [data.by ? STATS_BY[data.by]!.inJson(data.all) : data.stats],
  inWords: data => (data.by ? STATS_BY[data.by]!.inWords(data.all) : inWords(data.stats!)),
})

/** Reads the figures of the whole list, with what features add. */
export async function readStats(database: Database, now: number = Date.now()): Promise<Stats> {
  const features: object[] = []
  for (const { read } of IN_STATS) features.push(await read(database))
  return { ...(await readListStats(database, now)), ...(Object.assign({}, ...features) as FeaturesInStats) }
}

function inWords(stats: Stats): string {
  const { total, today, confirmed, confirmedToday, unsubscribed, marked, mails, byDay, byArea, byForm } =
    stats
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
    ...IN_STATS.map(part => part.inWords(stats)),
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

const column = (n: number) => number(n).padStart(9)
