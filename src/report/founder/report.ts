import * as v from 'valibot'
import { brand } from '#src/content/brand.ts'
import { action } from '#src/founder/action.ts'
import { day, field, option } from '#src/founder/fields.ts'
import { createPreviews } from '#src/founder/previews.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { EVER, periodOf } from '#src/time/period.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { readPlaces } from '#src/waitlist/founder/places.ts'
import { readReport } from '../report-data.ts'
import { reportPage } from '../report-page.ts'

export const report = action({
  summary: 'the demand as one page to send to an investor',
  help: `It loads nothing and names nobody: how the list grew, where its people are, how many confirmed, how many came by a
friend's link, what each source and wave brought, and what people asked ${brand.assistant} that she could not answer. Groups of
fewer than 5 are left out everywhere, and so is anything from which they could be worked out. Opens in any browser, and
reads well on a phone, in dark mode, aloud and on paper.`,
  input: v.object({
    out: v.optional(
      field(
        v.pipe(
          v.string(),
          v.regex(/\.html?$/i, 'must end in .html: it is a page, and a browser prints it as a PDF'),
        ),
        { placeholder: 'FILE.html' },
        'the file to write; may be left out with --json',
      ),
    ),
    since: v.optional(
      field(
        day,
        { placeholder: '2026-01-31', label: 'The first day' },
        'only people who joined on that day (UK time) or later and how far they have got; and only the visits, questions and invitations of that time',
      ),
    ),
    until: v.optional(
      field(
        day,
        { placeholder: '2026-03-31', label: 'The last day' },
        'the same, up to that day. Two reports whose days differ only a little reveal together what each leaves out: send only one',
      ),
    ),
    area: option(
      'LS,M1',
      'only the people of these postcode areas and districts; days, visits, questions and invitations are then left out',
      {
        label: 'The area',
      },
    ),
  }),
  changes: 'nothing',
  showsPeople: false,

  async run({ since, until, area }, { list, kept }) {
    const now = Date.now()
    if (since !== undefined && since > ukDay(now)) throw new Misuse('must not be in the future', 'since')
    if ((since ?? EVER.since) > (until ?? EVER.until))
      throw new Misuse('must not be after the last day', 'since')
    const places = area === undefined ? undefined : readPlaces(area)
    const figures = await readReport(await list(), now, periodOf(since, until), places)
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
