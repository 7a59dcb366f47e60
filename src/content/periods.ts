import { inWords } from './in-words.ts'

const days = (n: number) => ({ days: n, words: `${inWords(n)} day${n === 1 ? '' : 's'}` })

/** How long each thing lasts: the code and the texts for visitors both read it here. */
export const periods = {
  /** A link to confirm. */
  confirmLink: days(7),
  /** An entry that was asked to confirm and never did. */
  unconfirmed: days(30),
  /** The one reminder, before such an entry is deleted. */
  beforeUnconfirmed: days(7),
  /** When an email was sent or given up. */
  emailRecords: days(90),
  /** A date of a car, once it has passed. */
  pastCarDate: days(90),
  /** A backup of the list. `oldHours`: one is made each night, with a retry each hour; if the latest is older than this, there is a warning. */
  backups: { ...days(14), oldHours: 30 },
  /** The law's limit for telling someone that we have their complaint. */
  complaintAnswer: days(30),
  /** A complaint, once it is closed. */
  closedComplaint: { days: 365, words: 'a year' },
  /** How long after confirming, or keeping their place, people are asked whether they are still waiting. */
  heardFrom: { days: 365, words: 'a year' },
  /** How long a later launch date must be on the site before people are asked about it: it may be a mistake. */
  settledLaunch: days(14),
  /** An entry after the launch, or after joining if that was later. */
  afterLaunch: { months: 12, words: 'twelve months' },
  /** How long before that the founder gets the first and last warning. A new date needs both again, so a mistake deletes nobody. */
  firstEndWarning: days(60),
  lastEndWarning: days(14),
} as const
