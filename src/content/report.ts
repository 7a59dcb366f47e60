import { brand } from './brand.ts'

/** The words of the report about demand that a founder sends to an investor. */
export const reportWords = {
  title: `Demand for ${brand.name}`,
  lead: 'A mobile car-care service for the UK: washing and valeting, EV charging, air and water at the kerb, free reminders. This is who asked for it before launch.',
  asOf: 'As of',
  /** Shown if the report does not cover all days. */
  of: {
    between: (since: string, until: string) => `Only people who joined from ${since} to ${until}.`,
    since: (since: string) => `Only people who joined on ${since} or later.`,
    until: (until: string) => `Only people who joined on ${until} or earlier.`,
    also: 'Visits, questions and invitations are those of the same days.',
    sinceThen: 'What became of these people is counted up to today.',
    places: (places: string) => `Only people in ${places}.`,
  },
  few: 'fewer than 5',
  numbers: {
    total: 'people on the waitlist',
    joined: 'joined in this time, and are on the waitlist',
    confirmed: 'confirmed their email',
    referred: 'of these by a friend’s link',
    areas: 'postcode areas with 5 people or more',
  },
  growth: {
    title: 'Growth',
    total: 'People on the waitlist',
    joinedThen: 'People who joined in this time',
    fresh: { day: 'New each day', week: 'New each week' },
    note: 'Each bar has at least 5 people: quiet times are drawn together with the next.',
    from: 'From',
    until: 'Until',
    joined: 'Joined',
    inAll: 'In all',
  },
  areas: { title: 'Busiest areas' },
  outward: { title: 'Busiest districts', text: 'The first half of the postcode.', district: 'District' },
  sure: {
    title: 'How sure they are',
    unconfirmed: 'Not confirmed',
    confirmed: 'Confirmed by the link in an email',
    none: 'Nobody has been asked to confirm yet, or nobody has.',
    hidden: 'How many confirmed is not shown: those who did, or those who did not, are fewer than 5.',
    referred: 'Of these, by a friend’s link',
    own: 'Of these, by themselves',
    unsubscribed: 'Want no more emails',
    what: 'What',
    share: 'Share',
  },
  notes: {
    title: 'How these figures are made',
    lines: [
      'A person is an entry of the waitlist: one email with a postcode. Confirmed people pressed the button behind the link in an email to them; the others said it was theirs, and nobody checked. “By a friend’s link” means confirmed, from a mailbox of their own.',
      'Days are the UK’s, and today is not over. No one can be identified from these figures: groups of fewer than 5 are not shown, nor any from which one could be worked out.',
      `No word of the chats with ${brand.assistant} is kept: her topics are counted, not questions.`,
    ],
  },
} as const

export const reportHelp = {
  summary: 'the demand as one page to send to an investor',
  help: `It loads nothing and names nobody: how the list grew, where its people are, how many confirmed, how many came by a
friend's link, what each source and wave brought, and what people asked ${brand.assistant} that she could not answer. Groups of
fewer than 5 are left out everywhere, and so is anything from which they could be worked out. Opens in any browser, and
reads well on a phone, in dark mode, aloud and on paper.`,
  notHtml: 'must end in .html: it is a page, and a browser prints it as a PDF',
  out: 'the file to write; may be left out with --json',
  since:
    'only people who joined on that day (UK time) or later and how far they have got; and only the visits, questions and invitations of that time',
  until:
    'the same, up to that day. Two reports whose days differ only slightly can together reveal what each leaves out: send only one',
  area: 'only the people of these postcode areas and districts; days, visits, questions and invitations are then left out',
} as const
