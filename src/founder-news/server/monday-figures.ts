import { postcodeAreas } from '#src/content/postcode-areas.ts'
import type { Database } from '#src/db/database.ts'
import type { SiteConfig } from '#src/feature.ts'
import { type FeaturesOnMonday, ON_MONDAY } from '#src/features-monday.ts'
import { readMailStanding, stuckMails } from '#src/mail/standing.ts'
import { movedGroups } from '#src/waitlist/founder/moved-groups.ts'
import { areaOf, shownAreas, shownDistricts } from '#src/waitlist/server/figures/shown-areas.ts'
import { unlessFew } from '#src/waitlist/server/figures/small-groups.ts'
import { readTwoWeeks } from '#src/waitlist/server/figures/two-weeks.ts'
import { countEntries } from '#src/waitlist/server/member/entries.ts'
import { complaintsDue } from '#src/waitlist/server/member/open-complaints.ts'
import type { MondayFigures } from '../monday-letter.ts'
import type { NewsSettings } from '../news-settings.ts'
import type { UkWeek } from '../uk-week.ts'

/** Reads the Monday letter's figures by the same queries as `stats`, `maeve topics` and `letter status`, without small groups. */
export async function readMonday(
  database: Database,
  config: SiteConfig & { news: NewsSettings },
  { week, now }: { week: UkWeek; now: number },
): Promise<MondayFigures> {
  const weeks = await readTwoWeeks(database, week)
  const about = { week, now, weeks, config, email: config.news.email }
  const features = await Promise.all(ON_MONDAY.map(part => part.read(database, about)))
  return {
    ...(Object.assign({}, ...features) as FeaturesOnMonday),
    total: unlessFew(await countEntries(database)),
    joined: both(weeks.joined),
    confirmed: both(weeks.confirmed),
    areas: movedGroups(
      weeks.districts,
      all => shownAreas(all.map(({ name, n }) => ({ name: areaOf(name), n }))).groups,
      nameOfArea,
    ),
    districts: movedGroups(weeks.districts, shownDistricts, name => name),
    mails: { ...(await readMailStanding(database)), stuck: await stuckMails(database, now) },
    complaintsDue: await complaintsDue(database),
  }
}

const both = ({ n, before }: { n: number; before: number }) => ({
  n: unlessFew(n),
  before: unlessFew(before),
})

const nameOfArea = (area: string) => `${postcodeAreas.get(area)?.town ?? area}, ${area}`
