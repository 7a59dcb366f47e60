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
  /** Every sentence is a claim: what was tested is in test/e2e. */
  accessibility: {
    title: 'Accessibility',
    description: `What we test so that everyone can use the site of ${brand.name}, and what we have not tested.`,
    lead: 'We want everyone to be able to use this site, and work by the Web Content Accessibility Guidelines 2.2 at level AA. We say only what was tested, not that all of it is met.',
    link: 'What we tested so that everyone can use this site, and what not',
    lists: [
      {
        title: 'Tested by machine with every change',
        items: [
          'The rules of axe for levels A and AA on the page, its forms with and without a fault, the window after joining, the chat and the other pages, in light and in dark mode.',
          'By keyboard alone: the whole page and back, the focus always visible, and joining.',
          'What screen readers are told of the page, the window after joining, the chat, and the pages that our emails open.',
          'The contrast of every colour of text and controls on every ground.',
          'Widths from 320 pixels, text at twice its size, controls large enough for a thumb, forced colours, reduced motion, and print.',
          'Joining and reading without script, and in Chromium, Firefox and WebKit, which Safari is built on.',
        ],
      },
      {
        title: 'Not tested',
        items: [
          'By people with disabilities. We would like to hear from you.',
          'With a screen reader itself, such as NVDA, JAWS, VoiceOver or TalkBack, or with voice control.',
          'By an outside auditor.',
          'Our emails in the programs that people read them in.',
        ],
      },
    ],
    tell: {
      title: 'If something does not work for you',
      text: 'Please tell us what you tried, and we will put it right or do it for you another way.',
    },
  },
  promises: {
    footer: 'Promises',
    title: 'What we promise, and what it rests on',
    description: `Each claim of ${brand.name}, with its evidence, or “not yet”.`,
    lead: `${brand.name} has not launched. These are the claims of our page, word for word, and what there is for each today.`,
    launches: { title: 'What we said of the launch', now: 'now', before: 'before' },
  },
} as const
