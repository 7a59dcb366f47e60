import { brand } from './brand.ts'

/** Sources that need no code: the classes of referring sites, our own links, and anything else. */
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
