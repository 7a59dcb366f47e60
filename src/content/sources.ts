/** Words for each source's figures, for the founder and in the report. */
export const sourceWords = {
  notRecorded: 'Not recorded',
  tooFew: 'too few to say',
  steps: {
    visit: 'Visits',
    touched: 'Began to fill in the form',
    joined: 'Joined',
    asked: 'Asked to confirm',
    confirmed: 'Confirmed',
    invited: 'Invited',
    redeemed: 'Redeemed',
  },
  apart: {
    opened: 'short links opened',
    unscripted: 'forms sent without JavaScript',
    robot: 'visits by robots, previews and monitors',
  },
  /** What the report says about sources. */
  report: {
    title: 'What brought them',
    text: 'From the first visit of the page to the perk code that was used. After each share of the visits is the interval that it lies in, 19 times out of 20. Visits by robots, and by browsers that ask not to be counted, are in none of this; people who have since left the list are.',
    source: 'Source',
    days: 'Visits a day',
    hidden: 'not shown',
    cost: (costs: string) => `Cost ${costs}`,
    each: { visit: 'a visit', joined: 'a join', confirmed: 'a confirmed join' },
    costs: 'What each cost',
  },
  /** What the Monday letter says about them. */
  monday: { title: 'What brought them', words: 'The sources that changed most since the week before.' },
  /** What the privacy page says about counting visits. */
  privacy: {
    title: 'How visits are counted',
    paragraphs: [
      'We count visits by the day and by what brought them: the code of a link that we put somewhere, or the kind of site you came from, never its address; if you join, that is kept with your entry, so that we know which leaflet was worth printing. Nothing is stored on your device for it, nobody is told apart or followed, and a browser that sends Global Privacy Control or Do Not Track is not counted.',
    ],
  },
  objection: {
    button: 'Don’t count me',
    uncounted:
      'You are not counted with this browser. It keeps a cookie that says so and nothing else, for 400 days.',
    again: 'Count me again',
    counted: 'Your visits are counted again, and the cookie is gone.',
  },
} as const
