import { brand } from './brand.ts'

/** The words of what the founder is sent: the Monday letter and the alerts. Numbers, and no word of anybody. */

/** A line of figures. `note` says more about it. */
export type NewsRow = { name: string; figure: string; note?: string }
/** A part of an email to the founder: words, a list and figures, each where there is any. */
export type NewsPart = { title: string; words?: string; list?: readonly string[]; rows?: readonly NewsRow[] }
export type NewsWords = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  title: string
  words?: string
  /** Numbers set large, side by side. */
  headline?: readonly NewsRow[]
  parts: readonly NewsPart[]
}

type Figures = Readonly<Record<string, number>>

const COMMAND = 'npm run waitlist --'
export const number = (n: number): string => n.toLocaleString('en-GB')
export const count = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`

const alert = (title: string, text: string, command: string, why = ''): NewsWords => ({
  subject: `${brand.name}: ${title}`,
  preview: text,
  title,
  words: text,
  parts: [{ title: 'What to do', words: `${why}${why && ' '}${COMMAND} ${command}` }],
})

/** What each kind of alert says. */
export const alertWords = {
  complaint: ({ made = 0, spam = 0 }: Figures) =>
    alert(
      'a complaint came in',
      [
        ...(made ? [`${count(made, 'complaint waits', 'complaints wait')} for your answer.`] : []),
        ...(spam ? [`${count(spam, 'email was', 'emails were')} reported as spam.`] : []),
      ].join(' '),
      made ? 'complaints' : 'stats',
      made
        ? 'The law gives you 30 days to acknowledge it. This lists what waits, with its date:'
        : 'This shows the share that mailbox providers put up with:',
    ),
  mail: ({ waiting = 0 }: Figures) =>
    alert(
      'email cannot go out',
      `${count(waiting, 'email waits', 'emails wait')}, because the mail server cannot be used. Nothing is lost: they go once it takes them.`,
      'preflight',
    ),
  rush: ({ hour = 0, usual = 0 }: Figures) =>
    alert(
      'far more people join than usual',
      `${number(hour)} people joined in the last hour; usually ${usual ? `about ${number(usual)} do` : 'hardly anybody does'}.`,
      'stats',
      'Somebody may have written about you, or a program may be at work. This shows where they come from:',
    ),
  silence: ({ usual = 0 }: Figures) =>
    alert(
      'nobody has joined for two days',
      `Nobody joined in the last two days; before that about ${number(usual)} did each day.`,
      'preflight',
      'Open the site and join with an address of your own. If that works, this looks at the rest:',
    ),
  disk: ({ percent = 0, gigabytes = 0 }: Figures) =>
    alert(
      'the disk is nearly full',
      `${percent}% of the disk is free, ${gigabytes} GB. Once it is full nobody can join.`,
      'preflight',
      'Delete what is not needed there, or get a larger disk. This says how much room there should be:',
    ),
  backup: ({ failed = 0 }: Figures) =>
    alert(
      'the backup failed',
      `${count(failed, 'backup', 'backups')} failed since we last told you. The older ones are still there.`,
      'backup',
      'The server’s log says why. Then make one by hand:',
    ),
}

const few = 'fewer than 5'

/** What the Monday letter says. A number of people that is null is one to four. */
export const mondayWords = {
  few,
  subject: (joined: string) => `Your week: ${joined} joined ${brand.name}`,
  title: { nobody: 'A quiet week: nobody joined', joined: (joined: string) => `${joined} joined last week` },
  week: (from: string, until: string) => `Monday ${from} to Sunday ${until}.`,
  change: {
    more: (n: string) => `${n} more than the week before`,
    less: (n: string) => `${n} fewer than the week before`,
    same: 'as many as the week before',
    hidden: `${few} the week before`,
  },
  headline: { joined: 'joined', confirmed: 'confirmed', total: 'on the list' },
  before: (n: string) => `${n} the week before`,
  needs: {
    title: 'What needs you',
    nothing: 'Nothing this week. Enjoy it.',
    complaints: (n: number, days: string) =>
      `${count(n, 'complaint waits', 'complaints wait')} for an answer, due ${days}.`,
    overdue: (n: number) => `${count(n, 'of them is', 'of them are')} overdue.`,
    stopped: (name: string) => `The letter ${name} was stopped: see letter status.`,
    stuck: (n: number) => `${count(n, 'email waits', 'emails wait')} because the mail server cannot be used.`,
    unmet: (what: string) => `Not ready: ${what}`,
    noBackup: 'No backup has been made and counted yet.',
    oldBackup: (day: string) => `The last backup that was counted is of ${day}.`,
    preflight: `What to do about each: ${COMMAND} preflight`,
  },
  areas: { title: 'Where they joined' },
  sources: { title: 'What brought them' },
  topics: {
    title: 'What Maeve could not tell them',
    asked: (n: string) => `asked ${n} times`,
    waiting: (n: string) => `${n} wait to be told`,
    waitingInAll: (n: string) =>
      `${n} people wait for an answer from you. Write one: ${COMMAND} maeve answer`,
    nobodyWaits: 'Nobody waits for an answer.',
  },
  emails: {
    title: 'Letters and emails',
    letter: (name: string) => `Letter ${name}`,
    sent: (n: string) => `${n} sent`,
    left: (n: string) => `${n} to go`,
    bounced: (n: string) => `${n} came back`,
    records: 'Emails sent, as far back as records are kept',
    waiting: 'Waiting to go',
    givenUp: 'Given up',
    gone: 'To addresses that are gone',
    spam: 'Reported as spam',
  },
  backup: {
    title: 'In good order',
    tested: (when: string) => `The last backup was made and counted on ${when}.`,
  },
} as const

/** What stands below each of them, in the place of what those on the list read. */
export const newsFooter = {
  why: 'You are getting this because OPERATOR_EMAIL or OPERATOR_CONTACT names your address. It holds no address, and no group of fewer than 5 people.',
} as const
