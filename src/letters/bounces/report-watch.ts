import { StorageFault } from '#src/db/storage-fault.ts'
import type { Log } from '#src/mail/sending/pause.ts'
import { MINUTE_MS } from '#src/time/durations.ts'
import { repeated } from '#src/time/repeated.ts'
import type { Trouble } from '#src/trouble.ts'
import type { Inbox } from './inbox.ts'
import type { createReports, Outcome } from './note-report.ts'

/** The time between two checks for reports, in milliseconds. */
const LOOK_MS = MINUTE_MS

type Parts = {
  inbox: Inbox
  reports: Pick<ReturnType<typeof createReports>, 'take'>
  trouble: Pick<Trouble, 'note'>
  log: Log
}

/** Keeps reading mail servers' reports until it is stopped. `look` makes one check and never rejects. */
export function createReportWatch({ inbox, reports, trouble, log }: Parts) {
  const looking = repeated(look, { firstMs: 0, restMs: LOOK_MS })
  let stopped = false

  async function look(): Promise<void> {
    try {
      await inbox.take(async raw => {
        // Unread reports are read at the next start.
        if (stopped) throw new Error('stopping')
        const outcome = await reports.take(raw)
        tell(outcome, log)
        return outcome.ours
      })
      trouble.note(undefined)
    } catch (error) {
      // Trouble with the database is noted elsewhere.
      if (!stopped && !(error instanceof StorageFault)) trouble.note((error as Error).message)
    }
  }

  return {
    look,
    start: looking.start,
    stop() {
      stopped = true
      return looking.stop()
    },
  }
}

/** Logs what the founder should know about a report. */
export function tell({ noted, letter, stopped }: Outcome, log: Log): void {
  if (noted === 'complaint')
    log.warn({ letter }, 'someone reported an email as spam: they are unsubscribed. See waitlist stats')
  if (stopped) log.warn({ letter, reason: stopped }, 'a letter has stopped itself')
}
