import { noteForRestores } from '../backups/founder/backup-environment.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Tonight } from '../feature.ts'
import { launchNight } from '../launch-date/launch-night.ts'
import { forgetRecipients } from '../letters/forget-recipients.ts'
import { forgetPictures } from '../letters/pictures/picture-store.ts'
import { keepAnswers } from '../questions/founder/shown-answers.ts'
import { forgetTakenBack } from '../questions/server/choice-store.ts'
import { doubtDates, queueDates } from '../reminders/server/emails/queue-dates.ts'

/** What features do once a night, besides the list's own nightly task. */
export const EVERY_NIGHT: readonly ((database: Database, tonight: Tonight) => Promise<unknown>)[] = [
  forgetRecipients,
  forgetPictures,
  launchNight,
  forgetTakenBack,
  queueDates,
  keepAnswers,
]

type AfterErasure = (database: Database, environment: NodeJS.ProcessEnv) => Promise<void>

/** What runs after the founder has erased somebody. */
export const AFTER_ERASURE: readonly AfterErasure[] = [noteForRestores]

/** Runs in the restore's transaction. The backup does not know what was sent after `madeAt`. Returns lines to print. */
type AfterRestore = (session: Queryable, madeAt: number, now: number) => Promise<string[]>

export const AFTER_RESTORE: readonly AfterRestore[] = [doubtDates]
