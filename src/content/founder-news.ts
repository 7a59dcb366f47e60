import { brand } from './brand.ts'
import { count, few, number } from './in-words.ts'
import { alert, type Figures, type NewsWords } from './news-parts.ts'

/**
 * The words of the emails to the founder: the Monday letter and the alerts. They contain numbers, but
 * nothing about any person.
 */

/** What each kind of alert says. */
export const alertWords = {
  complaint: ({ made = 0, spam = 0 }: Figures) =>
    alert(
      'A complaint came in',
      [
        ...(made
          ? [`${count(made, 'complaint is waiting', 'complaints are waiting')} for your answer.`]
          : []),
        ...(spam ? [`${count(spam, 'email was', 'emails were')} reported as spam.`] : []),
      ].join(' '),
      made ? 'complaints' : 'stats',
      made
        ? 'The law gives you 30 days to acknowledge it. This lists what is waiting, with its date:'
        : 'This shows the share that mailbox providers accept:',
    ),
  mail: ({ waiting = 0 }: Figures) =>
    alert(
      'Email cannot go out',
      `${count(waiting, 'email is waiting', 'emails are waiting')}, because the mail server cannot be used. Nothing is lost: they are sent once it accepts them.`,
      'preflight',
      'This asks the mail server and says what is wrong:',
    ),
  rush: ({ hour = 0, usual = 0 }: Figures) =>
    alert(
      'Far more people join than usual',
      `${number(hour)} people joined in the last hour; usually ${usual ? `about ${number(usual)} do` : 'hardly anybody does'}.`,
      'stats',
      'Somebody may have written about you, or a program may be at work. This shows where they come from:',
    ),
  silence: ({ usual = 0 }: Figures) =>
    alert(
      'Nobody has joined for two days',
      `Nobody joined in the last two days; before that about ${number(usual)} did each day.`,
      'preflight',
      'Open the site and join with an address of your own. If that works, this checks the rest:',
    ),
  disk: ({ percent = 0, gigabytes = 0 }: Figures) =>
    alert(
      'The disk is nearly full',
      `${percent}% of the disk is free, ${gigabytes} GB. Once it is full nobody can join.`,
      'preflight',
      'Delete what is not needed there, or get a larger disk. This says how much room there should be:',
    ),
}

/** An alert that is sent only to test that alerts arrive. */
export const testAlertWords: NewsWords = {
  subject: `${brand.name}: a test alert`,
  preview: 'You asked for it. If something had happened, you would have heard about it this way.',
  title: 'A test alert',
  words: 'You asked for it. If something had happened, you would have heard about it this way.',
  parts: [],
}

export const testAlertHelp = {
  help: `It goes by every route that alerts take: posted to NOTIFY_URL at once and, if email is on, emailed to OPERATOR_EMAIL (or to
OPERATOR_CONTACT if that is an address) by the running server. Set the same variables as the server has. Exits with 1 if
NOTIFY_URL did not accept it.`,
  nowhere: 'alerts only go to the log: set OPERATOR_EMAIL, with email on, or NOTIFY_URL',
  queued:
    'Email: queued. A running server sends it within half a minute; stats says whether it is still waiting.',
  posted: (how: string) => `NOTIFY_URL: ${how}.`,
} as const

/** What the Monday letter says. A null number of people means one to four. */
export const mondayWords = {
  subject: (joined: string) => `Your week: ${joined} joined ${brand.name}`,
  title: {
    nobody: 'A quiet week: nobody joined',
    joined: (joined: string) => `${joined} people joined last week`,
  },
  week: (from: string, until: string) => `From Monday ${from} to Sunday ${until}.`,
  change: {
    more: (n: string) => `${n} more than the week before`,
    less: (n: string) => `${n} fewer than the week before`,
    same: 'as many as the week before',
    few: `${few} the week before`,
    nobody: 'nobody the week before',
    were: (n: string) => `${n} the week before`,
  },
  headline: { confirmed: 'confirmed', total: 'on the list' },
  needs: {
    title: 'What needs you',
    nothing: 'Nothing this week. Enjoy it.',
    complaints: (n: number, days: string) =>
      `${count(n, 'complaint is waiting', 'complaints are waiting')} to be acknowledged, by ${days}.`,
    overdue: (n: number) => `${count(n, 'of them is', 'of them are')} overdue.`,
    stuck: (n: number) =>
      `${count(n, 'email is waiting', 'emails are waiting')} because the mail server cannot be used.`,
  },
  areas: { title: 'Where they joined', words: 'The areas that changed most since the week before.' },
  districts: { title: 'In which districts', words: 'The districts that changed most.' },
} as const

/** The footer of the Monday letter and the alerts, instead of the one that people on the list get. */
export const newsFooter = {
  why: 'You are getting this because the site reports to this address. This email contains no address, and no group of fewer than 5 people.',
} as const
