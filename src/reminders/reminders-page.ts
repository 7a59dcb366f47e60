import type { Html } from '#src/http/template.ts'

/** The page's paths. */
export const reminderRoutes = { page: '/reminders', file: '/reminders/dates.ics' } as const
/** The paths of a person's own dates, and of the pages that the emails about them link to. */
export const ownDateRoutes = {
  page: '/manage/dates',
  done: '/manage/dates/done/:kind/:day',
  stop: '/manage/dates/stop',
} as const
/** Returns the path of the page where a date is moved on by a year. */
export const doneAt = (kind: string, day: string): string =>
  ownDateRoutes.done.replace(':kind', kind).replace(':day', day)
/** The name of the file that the visitor saves. */
export const FILE = 'car-dates.ics'

/** What the route fills in: the results, and the form's fields. */
export type RemindersPage = { RESULTS: Html; FIELDS: Html }

/** The page of a person's own dates, and the pages that the emails about them link to. */
export type OwnDatesPage = { DATES_TITLE: string; DATES_SAID: string; DATES_BODY: Html }
