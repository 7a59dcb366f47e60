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
  /** What the report says of them. */
  report: {
    title: 'What brought them',
    text: 'From the first visit of the page to the perk code that was used. Behind a share of the visits stands the interval that it lies in, 19 times of 20. Visits of robots, and of browsers that ask not to be counted, are in none of this; people who have left the list since are.',
    source: 'Source',
    days: 'Visits a day',
    hidden: 'not shown',
    cost: (all: string, each: readonly string[]) => [`Cost ${all}`, ...each].join(', '),
    each: { visit: 'a visit', joined: 'a join', confirmed: 'a confirmed join' },
    costs: 'What each cost',
  },
  /** What the Monday letter says of them. */
  monday: { title: 'What brought them', words: 'The sources that changed most since the week before.' },
} as const
