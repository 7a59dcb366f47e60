import { brand } from './brand.ts'
import { command } from './founder-command.ts'
import { count } from './in-words.ts'
import { alert, type Figures, over } from './news-parts.ts'

/** The words around a letter, in the email and on its page. */
export const letterWords = {
  page: {
    sent: (date: string) => `Sent to the waitlist on ${date}`,
    home: 'Back to the waitlist',
  },
  list: {
    title: 'Letters to the waitlist',
    preview: 'What we have written to everyone on the waitlist.',
    about: 'The latest first',
    none: 'We haven’t written any yet.',
  },
  feed: { title: `Letters from ${brand.name}` },
  alert: ({ letters = 0 }: Figures) =>
    alert(
      'A letter has stopped',
      `${count(letters, 'letter waits', 'letters wait')} for you. Nothing more is sent until you resume.`,
      'letter status',
      'This shows why, who has had it and who has not:',
    ),
  /** When bounces cannot be read. */
  bounces: {
    alert: (reason: string) =>
      alert(
        'Bounces cannot be read',
        `${reason}. Until that is put right, addresses that are gone stay on the list, and reports of spam go unread.`,
        'preflight',
        'Correct BOUNCES and restart. This checks that inbox:',
      ),
    over: over('Bounces can be read again'),
  },
  /** The Monday letter's part about letters and emails. */
  monday: {
    stopped: (name: string) => `The letter ${name} was stopped: see ${command('letter status')}.`,
    title: 'Letters and emails',
    letter: (name: string) => `Letter ${name}`,
    left: (n: string) => `${n} to go`,
    bounced: (n: string) => `${n} came back`,
    records: 'Emails sent, as far back as records are kept',
    waiting: 'Waiting to go',
    givenUp: 'Given up',
    gone: 'To addresses that are gone',
    spam: 'Reported as spam',
  },
} as const
