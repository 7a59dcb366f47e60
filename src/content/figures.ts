import { brand } from './brand.ts'

import { command } from './founder-command.ts'

/** The words for figures that several features show, in the report and on the founder's desk. */
export const figureWords = {
  /** Shown if places were chosen and people in some of them are left out. */
  leavesOut: 'Places with fewer than 5 people are left out, and any from which theirs could be worked out.',
  table: 'The figures as a table',
  share: 'Share',
  was: (n: string) => `was ${n}`,
  map: {
    title: 'Where they are',
    text: 'One tile for each postcode area of the UK, the Channel Islands and the Isle of Man; the more people, the stronger its colour.',
    few: 'Nobody, or fewer than 5',
    area: 'Postcode area',
    people: 'People',
    elsewhere: 'All other areas together',
  },
  forms: {
    names: {
      hero: 'Form at the top of the page',
      banner: 'Form at the bottom of the page',
      maeve: `In the chat with ${brand.assistant}`,
      unknown: 'Not recorded',
    },
  },
  maeve: {
    title: `What they asked ${brand.assistant}, and she could not say`,
    unpublished: 'Asked, and not published yet',
    unknown: 'Not understood, by the nearest topic',
    topic: 'Topic',
    times: 'Times asked',
    others: 'All other topics together',
    none: 'Nothing was asked 5 times or more.',
  },
  /** In the Monday letter. */
  topics: {
    title: `What ${brand.assistant} could not tell them`,
    asked: (since: string) => `How often each was asked since ${since}.`,
    wait: (n: string) => `${n} wait`,
    waiting: (n: string) => `${n} people are waiting for an answer from you.`,
    command: command('maeve topics'),
  },
} as const
