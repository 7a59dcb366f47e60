import { periods } from './periods.ts'

/** What the founder has to write to somebody who complained. */
export const complaintWords = {
  /** Shown after a complaint is recorded. */
  acknowledge: (due: string) =>
    `Tell them by ${due} that you have it: the law gives you ${periods.complaintAnswer.words}. Then look into it without delay.`,
  /** Shown after one is closed: to tell the person the outcome, and that they may take it further. */
  tell: (outcome: string) =>
    `Write to them:\n\n  ${outcome}\n  If you are not satisfied, you may complain to the Information Commissioner’s Office, at ico.org.uk or 0303 123 1113.`,
} as const
