import type { Database } from './db/database.ts'
import type { Tonight } from './feature.ts'
import { launchNight } from './launch-date/launch-night.ts'
import { forgetRecipients } from './letters/sending/forget-recipients.ts'
import { keepAnswers } from './questions/founder/shown-answers.ts'
import { forgetTakenBack } from './questions/server/choice-store.ts'
import { queueDates } from './reminders/server/emails/queue-dates.ts'

/** What features do once a night, besides the list's own nightly task. */
export const EVERY_NIGHT: readonly ((database: Database, tonight: Tonight) => Promise<unknown>)[] = [
  forgetRecipients,
  launchNight,
  forgetTakenBack,
  queueDates,
  keepAnswers,
]
