import { brand } from './brand.ts'

/** The words of the pages /perks and /promises, besides terms and claims themselves. */
export const openTermsWords = {
  home: 'Back to the waitlist',
  notYet: 'Not yet',
  perks: {
    footer: 'Perks',
    description: `What the early-access perks of ${brand.name} are, whom they are for, and how the code works.`,
    conditions: 'Who gets them, and what holds',
    code: {
      title: 'How the code works',
      text: 'We email your own code when we invite you. You tell us the code when you book. It costs nothing to join, and no card is asked for.',
    },
    open: 'Not settled yet. It will stand here before the first code is given.',
    version: (version: string) =>
      `These are the terms in version ${version}. A code keeps the terms it was given under.`,
    earlier: (version: string) => `Version ${version}, for codes given under it`,
  },
  promises: {
    footer: 'Promises',
    title: 'What we promise, and what it rests on',
    description: `Each claim of ${brand.name}, with its evidence, or “not yet”.`,
    lead: `${brand.name} has not launched. These are the claims of our page, word for word, and what there is for each today.`,
    launches: { title: 'What we said of the launch', now: 'now', before: 'before' },
  },
} as const
