import * as v from 'valibot'
import { figureWords } from '#src/content/figures.ts'
import { few, number } from '#src/content/in-words.ts'
import type { Database } from '#src/db/database.ts'
import { type FeaturesInStats, IN_STATS, STATS_BY } from '#src/features/stats.ts'
import { action } from '#src/founder/action.ts'
import { field, option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { describeMailStanding } from '#src/mail/standing.ts'
import { EVER } from '#src/time/period.ts'
import { readFigures } from '#src/waitlist/server/figures/period-figures.ts'
import { type ShownPlaces, shownPlaces } from '#src/waitlist/server/figures/shown-places.ts'
import type { Group } from '#src/waitlist/server/figures/small-groups.ts'
import { isIn, readPlaces } from '../filters/places.ts'
import { type ListStats, readListStats } from './list-stats.ts'

const DAYS = 14
/** The width of the longest bar, in characters. */
const BAR = 40

export type Stats = ListStats & FeaturesInStats
const NAMES = Object.keys(STATS_BY)

export const stats = action({
  summary: 'how many joined: in all, today, by day, by area and district, by form',
  help: `Prints how many are on the list and how many joined today, by day (the last ${DAYS} with a join; UK days), by postcode
area, by district (the largest, none under five) and by the form they joined from; once anyone has confirmed, how many did; and how many have an address at a domain
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
    area: option(
      'LS,M1',
      'print instead how many joined and confirmed in these areas and districts, without groups of fewer than 5, as in the report',
      { label: '“Areas and districts”' },
    ),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ by, area }, { list }) {
    if (by && area !== undefined) throw new Misuse('must not be given with by', 'area')
    const places = area === undefined ? undefined : readPlaces(area)
    const database = await list()
    if (places) {
      const { districts } = await readFigures(database, EVER)
      return { places: { places: places.words, ...shownPlaces(districts, isIn(places)) } }
    }
    return by ? { by, all: await STATS_BY[by]!.read(database) } : { stats: await readStats(database) }
  },

  inJson: data => [data.by ? STATS_BY[data.by]!.inJson(data.all) : (data.places ?? data.stats)],
  inWords(data) {
    if (data.by) return STATS_BY[data.by]!.inWords(data.all)
    return data.places ? inPlaces(data.places) : inWords(data.stats!)
  },
})

export async function readStats(database: Database, now: number = Date.now()): Promise<Stats> {
  const features: object[] = []
  for (const { read } of IN_STATS) features.push(await read(database))
  return { ...(await readListStats(database, now)), ...(Object.assign({}, ...features) as FeaturesInStats) }
}

function inPlaces({ places, ...shown }: ShownPlaces & { places: string }): string {
  const { total, confirmed, unsubscribed, areas, districts, leavesOut } = shown
  const lines = [
    `${(total === null ? few : number(total)).padStart(9)}  on the list in ${places}`,
    ...someIn(confirmed?.yes ?? 0, 'confirmed'),
    ...someIn(unsubscribed?.yes ?? 0, 'unsubscribed'),
    ...(leavesOut ? [figureWords.leavesOut] : []),
  ]
  return inParts(lines, [part('By postcode area', areas.groups), part('By district', districts)])
}

function inWords(stats: Stats): string {
  const { total, today, confirmed, confirmedToday, living, ever, unsubscribed, marked, mails } = stats
  const lines = [
    `${column(total)}  on the list`,
    `${column(today)}  joined today`,
    ...someIn(confirmed, `confirmed (${Math.round((100 * confirmed) / total)}%)`),
    ...someIn(confirmedToday, 'confirmed today'),
    ...(confirmed ? [`${column(total - confirmed)}  not confirmed`] : []),
    ...(confirmed ? [`${column(living)}  confirmed, or kept their place, within a year`] : []),
    ...(ever > total ? [`${column(ever)}  ever joined`] : []),
    ...someIn(unsubscribed, 'unsubscribed'),
    ...someIn(marked, 'at a domain where an email never arrives or is thrown away'),
  ]
  return inParts(lines, [
    part('By day', stats.byDay.slice(-DAYS)),
    part('By postcode area', stats.byArea),
    part('By district', stats.byDistrict),
    part('By form', stats.byForm),
    ...IN_STATS.map(part => part.inWords(stats)),
    mails.waiting || mails.givenUp ? describeMailStanding(mails) : '',
  ])
}

const inParts = (lines: readonly string[], parts: readonly string[]) =>
  [lines.join('\n'), ...parts].filter(Boolean).join('\n\n')

const someIn = (n: number, words: string) => (n ? [`${column(n)}  ${words}`] : [])

function part(title: string, tallies: readonly Group[]): string {
  if (!tallies.length) return ''
  const most = Math.max(...tallies.map(({ n }) => n))
  const width = Math.max(...tallies.map(({ name }) => name.length))
  const line = ({ name, n }: Group) =>
    `${column(n)}  ${name.padEnd(width)}  ${'█'.repeat(Math.max(1, Math.round((BAR * n) / most)))}`
  return [title, ...tallies.map(line)].join('\n')
}

const column = (n: number) => number(n).padStart(9)
