/** What the site says of its launch: `when` follows “launching”, and is true until the end of the day `until`. */
type Launch = { when: string; until: string }

/**
 * The launch as it is announced, newest first: put a new date at the top, such as
 * { when: 'spring 2027', until: '2027-05-31' }, and leave the earlier ones, which visitors can read. Page, emails,
 * street sign and Maeve follow.
 */
export const launches: readonly [Launch, ...Launch[]] = [{ when: '2026', until: '2026-12-31' }]

export const [launch] = launches

/** The day of the launch, such as 2027-03-01, once it has come. Until then it is empty. */
export const launchedOn: string = ''
