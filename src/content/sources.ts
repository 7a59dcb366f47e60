import { brand } from './brand.ts'

/** Sources that need no code: the classes of referring sites, our own links, and what is none of these. */
export const builtInSources = {
  search: 'Search engines',
  social: 'Social networks',
  assistant: 'AI assistants',
  webmail: 'Web mail',
  site: 'Other sites',
  direct: 'Direct: typed, bookmarked, from an app',
  friend: 'A friend’s link',
  letter: 'Our letters and emails',
  maeve: `An answer of ${brand.assistant}’s, by email`,
  unknown: 'Unknown link',
} as const

export type BuiltInSource = keyof typeof builtInSources

/** Words for figures by source, for the founder and the report. */
export const sourceWords = {
  notRecorded: 'Not recorded',
  tooFew: 'too few to say',
  steps: {
    visit: 'Visits',
    touched: 'Form touched',
    joined: 'Joined',
    asked: 'Asked to confirm',
    confirmed: 'Confirmed',
    invited: 'Invited',
    redeemed: 'Redeemed',
  },
  apart: {
    opened: 'short links opened',
    unscripted: 'forms sent without script',
    robot: 'visits of robots, previews and monitors',
  },
} as const
