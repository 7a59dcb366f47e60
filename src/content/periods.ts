import { inWords } from './in-words.ts'

const days = (n: number) => ({ days: n, words: `${inWords(n)} day${n === 1 ? '' : 's'}` })

/** How long things last, for both the code and what visitors read. */
export const periods = {
  /** How long a link to confirm works. */
  confirmLink: days(7),
  /** How long we keep an entry that was asked to confirm and never did. */
  unconfirmed: days(30),
  /** How long before such an entry is deleted we remind its owner, once. */
  beforeUnconfirmed: days(7),
  /** How long we keep the record that an email was sent, or that we gave up on it. */
  emailRecords: days(90),
  /** How long a car's date is kept once it has passed. */
  pastCarDate: days(90),
  /**
   * How long backups of the list are kept. `oldHours`: if the latest is older than this, there is a warning. One is
   * made each night, with a retry each hour.
   */
  backups: { ...days(14), oldHours: 30 },
  /** The legal time limit for telling someone that we have their complaint. */
  complaintAnswer: days(30),
  /** How long a complaint is kept once it is closed. */
  closedComplaint: { days: 365, words: 'a year' },
  /** How long after confirming, or keeping their place, people are asked whether they are still waiting. */
  heardFrom: { days: 365, words: 'a year' },
  /** How long a later launch date must be on the site before people are asked about it: it may be a mistake. */
  settledLaunch: days(14),
  /** How long an entry is kept after the launch, or after joining if that was later. */
  afterLaunch: { months: 12, words: 'twelve months' },
  /**
   * How long before the list ends the founder is warned, for the first and the last time. After a new date both
   * warnings are given again, so that a mistake deletes no one.
   */
  firstEndWarning: days(60),
  lastEndWarning: days(14),
} as const
