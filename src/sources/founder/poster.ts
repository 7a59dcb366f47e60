import * as v from 'valibot'
import { action } from '#src/founder/action.ts'
import { field, option } from '#src/founder/fields.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { neighbourLink } from '#src/waitlist/neighbour-link.ts'
import { OUTWARD_SQL } from '#src/waitlist/server/figures/by-district.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { drawPoster } from '#src/waitlist/server/street/poster.ts'
import { PAGE_FROM } from '#src/waitlist/server/street/street-routes.ts'
import { createSourceStore } from '../server/source-store.ts'
import { leadsTo, printedUrl } from './source-commands.ts'

/** Returns the code of the source under which a district's poster is counted. */
export const posterCode = (district: string): string => `poster-${district.toLowerCase()}`

export const poster = action({
  summary: 'a district’s street sign as an A5 poster, with a QR code for its own source',
  help: `It leads to the district’s page, or to the home page while fewer than ${PAGE_FROM} have confirmed there. The source is made
the first time and used again later, so stats --by source counts all prints together.`,
  input: v.object({
    district: field(v.string(), { placeholder: 'LS6', positional: 'word', label: 'The district' }),
    out: option('FILE', 'where to save it; standard output if not given', { label: 'The file' }),
  }),
  changes: 'settings',
  showsPeople: false,

  async run({ district: typed }, { list, environment }) {
    const publicUrl = printedUrl(environment)
    const [district, more] = readPlaces(typed, 'district').districts
    if (!district || more) throw new Misuse('must be one district, such as LS6', 'district')
    const database = await list()
    const code = posterCode(district)
    await database.exclusively(session =>
      createSourceStore(session).add({ code, name: `Poster, ${district}`, cost: null, made_at: Date.now() }),
    )
    const confirmed = await countEntries(database, {
      where: `confirmed_at is not null and ${OUTWARD_SQL} = $1`,
      values: [district],
    })
    const link = `${confirmed < PAGE_FROM ? `${publicUrl}/` : neighbourLink(publicUrl, district)}?s=${code}`
    return { code, link, drawn: await drawPoster(district, link) }
  },

  file: ({ code, drawn }) => ({ name: `${code}.pdf`, pieces: [drawn] }),
  inWords: ({ link }, { out }) => leadsTo(link, out),
})
