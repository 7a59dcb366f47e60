import { brand } from './brand.ts'

/** The wording of /perks, /promises and /accessibility, apart from the terms and claims themselves. */
export const openTermsWords = {
  home: 'Back to the waitlist',
  perks: {
    footer: 'Perks',
    description: `What the early-access perks of ${brand.name} are, who they are for, and how the code works.`,
    conditions: 'Who gets them, and the conditions',
    code: {
      title: 'How the code works',
      text: 'We email you a code of your own when we invite you. You tell us the code when you book. Joining costs nothing, and we don’t ask for a card.',
    },
    open: 'Not settled yet. It will be here before we give out the first code.',
    version: (version: string) =>
      `This is version ${version} of the terms. A code keeps the terms it was given under.`,
    earlier: (version: string) => `Version ${version}, for codes given under it`,
  },
  /** Every sentence is a claim about what was tested; the tests are in test/e2e. */
  accessibility: {
    title: 'Accessibility',
    description: `What we test so that everyone can use the site of ${brand.name}, and what we have not tested.`,
    lead: 'We want everyone to be able to use this site, and work to the Web Content Accessibility Guidelines 2.2, level AA. We list only what we have tested, and don’t claim that all of it is met.',
    link: 'What we tested so that everyone can use this site, and what we haven’t',
    lists: [
      {
        title: 'Tested automatically with every change',
        items: [
          'The axe rules for levels A and AA on the page, its forms with and without a mistake, the window after joining, the chat and the other pages, in light and in dark mode.',
          'By keyboard alone: the whole page and back, with the focus always visible, and joining.',
          'What a screen reader gets from the page, the window after joining, the chat, and the pages that our emails open.',
          'The contrast of every text and control colour against every background.',
          'Widths from 320 pixels, text at twice its size, controls large enough for a thumb, forced colours, reduced motion, and print.',
          'Joining and reading without JavaScript, and in Chromium, Firefox and WebKit, which Safari is built on.',
        ],
      },
      {
        title: 'Not tested',
        items: [
          'By people with disabilities. We would like to hear from you.',
          'With a screen reader itself, such as NVDA, JAWS, VoiceOver or TalkBack, or with voice control.',
          'By an outside auditor.',
          'Our emails in people’s own email apps.',
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
    description: `Each claim of ${brand.name}, and the evidence for those that are true today.`,
    lead: (standing: string) =>
      `${standing} These are the claims on our page, word for word, and the evidence for each today.`,
    proven: 'True today',
    open: {
      title: 'From launch',
      why: 'We have no evidence to show for these yet. Each moves up once we do.',
    },
    launches: {
      title: 'What we have said about the launch',
      line: (when: string, said: string) => `${when} (${said})`,
    },
  },
} as const
