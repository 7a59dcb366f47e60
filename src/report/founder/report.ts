import * as v from 'valibot'
import { reportHelp } from '#src/content/report.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { day, field, option } from '#src/founder/fields.ts'
import { createKeptFigures } from '#src/founder/kept-figures.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { EVER, periodOf } from '#src/time/period.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { type ReportData, readReport } from '../report-data.ts'
import { reportPage } from '../report-page.ts'

const { summary, help, ...words } = reportHelp

const createReports = () => createKeptFigures<ReportData>()

export const report = action({
  summary,
  help,
  input: v.object({
    out: v.optional(
      field(v.pipe(v.string(), v.regex(/\.html?$/i, words.notHtml)), { placeholder: 'FILE.html' }, words.out),
    ),
    since: v.optional(field(day, { placeholder: '2026-01-31', label: 'The first day' }, words.since)),
    until: v.optional(field(day, { placeholder: '2026-03-31', label: 'The last day' }, words.until)),
    area: option('LS,M1', words.area, { label: '“Areas and districts”' }),
  }),
  ...ONLY_READS,

  async run({ since, until, area }, { list, kept, changes }) {
    const now = Date.now()
    if (since !== undefined && since > ukDay(now)) throw new Misuse('must not be in the future', 'since')
    if ((since ?? EVER.since) > (until ?? EVER.until))
      throw new Misuse('must not be after the last day', 'since')
    const places = area === undefined ? undefined : readPlaces(area)
    const what = JSON.stringify([since, until, places?.words])
    const database = await list()
    const figures = await kept(createReports)(database, { what, changes }, at =>
      readReport(database, at, periodOf(since, until), places),
    )
    const page = reportPage(figures)
    const days = [since, until].filter(Boolean).join('-to-') || ukDay(now)
    return {
      figures,
      name: `report-${[days, ...(places?.words.split(', ') ?? [])].join('-')}.html`,
      page,
      preview: kept(createPreviews).page(page),
    }
  },

  file({ name, page }, { out }) {
    if (out === undefined) throw new Misuse('must name the file, such as report.html', 'out')
    return { name, pieces: [page] }
  },
  inJson: ({ figures }) => [{ ...figures, at: new Date(figures.at).toISOString() }],
  inWords: (_, { out }) => (out === undefined ? '' : `${out} is written.`),
})
