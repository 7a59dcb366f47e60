import type { carDates } from '#src/content/reminders.ts'
import type { Html } from '#src/http/template.ts'

/** The page's paths. */
export const reminderRoutes = { page: '/reminders', file: '/reminders/dates.ics' } as const
/** What the visitor saves. */
export const FILE = 'car-dates.ics'

/** What the route fills in: the answer, and each field as it was typed. */
export type RemindersPage = { FAULT: string; RESULTS: Html; REGISTERED: string; TODAY: string } & Record<
  Uppercase<keyof typeof carDates>,
  string
>
