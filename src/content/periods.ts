import { inWords } from './in-words.ts'

const days = (n: number) => ({ days: n, words: `${inWords(n)} day${n === 1 ? '' : 's'}` })

/** How long each thing lasts: what the code does and what visitors are told, from one place. */
export const periods = {
  /** A link to confirm. */
  confirmLink: days(7),
  /** An entry that an email asked to confirm, and that nobody did. */
  unconfirmed: days(30),
  /** When an email was sent or given up. */
  emailRecords: days(90),
  /** A backup of the list. `oldHours`: one is made each night, tried again each hour; an older latest one is a warning. */
  backups: { ...days(14), oldHours: 30 },
  /** The law's limit for telling someone that their complaint has come. */
  complaintAnswer: days(30),
  /** A complaint, once it is closed. */
  closedComplaint: { days: 365, words: 'a year' },
  /** An entry, after the launch. The operator deletes these by hand. */
  afterLaunch: { words: 'twelve months' },
} as const
