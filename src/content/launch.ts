import { brand } from './brand.ts'
import { coverage } from './plans.ts'

/** What the site says about its launch: `when` follows “launching”, and is true until the end of the day `until`. */
type Launch = { when: string; until: string }

/**
 * The launch as it is announced, newest first: put a new date at the top, such as
 * { when: 'spring 2027', until: '2027-05-31' }, and leave the earlier ones, which visitors can read. The page, emails
 * and Maeve follow.
 */
export const launches: readonly [Launch, ...Launch[]] = [{ when: '2026', until: '2026-12-31' }]

export const [launch] = launches

/** The day of the launch, such as 2027-03-01, once it has come. Until then it is empty. */
export const launchedOn: string = ''

const standing = `${brand.name} has not launched.`

/** Values of `%NAME%` placeholders in pages: until the date has passed, after it, and after the launch. */
export const launchWords = {
  ahead: {
    LAUNCH_BADGE: `Launching ${launch.when}`,
    LAUNCH_TITLE: `launching ${launch.when}`,
    LAUNCH_LINE: `Launching in ${coverage} in ${launch.when}.`,
    LAUNCH_HISTORY: 'now',
    LAUNCH_STANDING: standing,
  },
  late: {
    LAUNCH_BADGE: 'Launching soon',
    LAUNCH_TITLE: 'launching soon',
    LAUNCH_LINE: `Launching in ${coverage} soon.`,
    LAUNCH_HISTORY: 'before',
    LAUNCH_STANDING: standing,
  },
  come: (day: string) => ({
    LAUNCH_BADGE: `Launched ${day}`,
    LAUNCH_TITLE: `launched ${day}`,
    LAUNCH_LINE: `Launched on ${day}.`,
    LAUNCH_HISTORY: 'before',
    LAUNCH_STANDING: `${brand.name} launched on ${day}.`,
  }),
}
